import { contentsOf } from './contents.js';
import type { BlockOwner, DraftDocument, Inline, Language, ListLevel, TableText } from './document.js';

/** A contract in both languages: two texts that say the same under the same ids and numbers, and how they stand side by side. */
export interface BilingualDocument {
  /** The language of the text that applies where the two differ. */
  readonly prevails: Language;
  readonly left: DraftDocument;
  readonly right: DraftDocument;
  /** Both texts in reading order, from the title to the last section. */
  readonly rows: readonly BilingualRow[];
  /** Where the parties sign, once for both texts: each label in both languages. */
  readonly signatures: DraftDocument['signatures'];
  /** What stands behind the signatures. */
  readonly notes: readonly BilingualRow[];
  /** What was typed and has no second text, or none for some of its lines: it stands in both texts as it was typed. */
  readonly inOneLanguage: readonly OneLanguageText[];
  readonly rulesVersion: string;
}

/** How a row is set. Of a `table-head` and a `table-row` each line is a cell. */
export type RowKind =
  | 'title'
  | 'opening'
  | 'sentence'
  | 'heading'
  | 'intro'
  | 'table-head'
  | 'table-row'
  | 'section'
  | 'paragraph'
  | 'numbered'
  | 'bullet'
  | 'text'
  | 'note';

/** One thing said in both languages: a heading, a paragraph, an item, a row of a table. */
export interface BilingualRow {
  /** Unique in the document; of a paragraph its own, so that references find it. */
  readonly id: string;
  readonly kind: RowKind;
  readonly owner?: BlockOwner;
  /** "7", "7.2", "7.2.1": shown once for both texts; empty where it is not numbered. */
  readonly number: string;
  /** How deep an item stands. */
  readonly level: ListLevel;
  /** The table that it is a row of. */
  readonly table?: TableText['name'];
  /** Each line is a paragraph of the cell. */
  readonly left: readonly Line[];
  readonly right: readonly Line[];
}
export type Line = readonly Inline[];

export interface OneLanguageText {
  /** The answer; `addition:<id>` for a text that was approved. */
  readonly key: string;
  /** The language that it stands in. */
  readonly language: Language;
  /** Only some of it: lines, or stages, for which the other language has nothing. */
  readonly isPartly: boolean;
  /** What it is an answer to, in both languages. */
  readonly label: Readonly<Record<Language, string>>;
}

/** A contract in one language, or in both. */
export type ContractText = DraftDocument | BilingualDocument;

export const isBilingual = (contract: ContractText): contract is BilingualDocument => 'rows' in contract;

/** What stands once for both texts: as each of them has it, or once where they say the same. */
export const inBoth = (one: string, other: string): string => (one === other ? one : `${one} / ${other}`);

/** The text that applies: of a contract in both languages the one that prevails. */
export const prevailingText = (contract: ContractText): DraftDocument =>
  !isBilingual(contract) ? contract : textIn(contract, contract.prevails);

/** Every text of a contract, of one in both languages as it stands in its rows. */
export const allContents = (contract: ContractText): readonly Line[] =>
  isBilingual(contract)
    ? [
        ...contract.rows.flatMap(({ left, right }) => [...left, ...right]),
        ...contract.signatures.parties.flatMap(({ lines }) => lines.map(({ content }) => content)),
      ]
    : contentsOf(contract);

/** The text of a contract in both languages that is in this one. */
export const textIn = ({ left, right }: BilingualDocument, language: Language): DraftDocument =>
  left.language === language ? left : right;
