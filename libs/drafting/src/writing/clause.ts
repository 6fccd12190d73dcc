import type { AnswerKey } from '../terms/answers.js';
import type { BlockOwner, ClauseId, Inline, Item, Language, PlaceholderName } from '../model/document.js';
import type { Terms } from '../terms/terms.js';
import type { Format } from '../format/index.js';

/** One clause of the library: a folder under `clauses/` whose `index.ts` exports it. */
export interface Clause {
  readonly id: ClauseId;
  readonly name: Readonly<Record<Language, string>>;
  /** The answers that choose or fill it; the wizard marks the clause while one of them has the focus. */
  readonly variables: readonly AnswerKey[];
  /** Whether it belongs in a contract on these terms. */
  belongs(terms: Terms): boolean;
  /** Its paragraphs in the language of the writer. Never empty when `belongs` is true. */
  paragraphs(terms: Terms, write: Writer): readonly Written[];
}

/** What a clause's text is made with. Interpolated strings and numbers become plain text and are never parsed. */
export interface Writer {
  readonly language: Language;
  /**
   * A sentence of a clause's wording with its places filled, `{days}`; between double stars stands a term being defined.
   * What fills a place is never parsed.
   */
  say<Sentence extends string>(sentence: Sentence, ...values: ValuesOf<Sentence>): Inline[];
  /** `text\`The Client pays ${write.money(4800)} … clause ${write.ref('late-payment')}\``. */
  text(parts: TemplateStringsArray, ...values: readonly TextValue[]): Inline[];
  /** A gap of the vocabulary; its label comes from the vocabulary in the document's language. */
  blank(name: PlaceholderName): Inline;
  /** Reference to a clause (its first paragraph) or to one paragraph of it (`'termination-breach.cure'`). Guard with `has`. */
  ref(target: BlockOwner | `${ClauseId}.${string}`): Inline;
  /** Whether that clause is in this document. */
  has(clause: ClauseId): boolean;
  /**
   * Whether a clause already written uses a word, given as it stands in each language; the definitions are written after all
   * others and ask it. A contract in both languages defines what either text uses.
   */
  mentions(used: Readonly<Record<Language, RegExp>>): boolean;
  /** A numbered paragraph. `name` is unique inside the clause. Items are numbered below it unless they say otherwise. */
  paragraph(
    name: string,
    content: readonly Inline[],
    items?: readonly (readonly Inline[] | WrittenItem)[],
  ): Written;
  /** The table of the stages. */
  table(
    name: 'milestones',
    head: readonly string[],
    rows: readonly (readonly (readonly Inline[])[])[],
  ): Written;
  /** Amounts, dates, counts and words of the document's language. */
  readonly format: Format;
}

/** A writer with the sentences of one clause, in the language of the writer. */
export interface WordedWriter<Words> extends Writer {
  readonly words: Words;
}

/** The names of the places of a sentence. */
type Places<Sentence> = Sentence extends `${string}{${infer Place}}${infer Rest}`
  ? Place | Places<Rest>
  : never;

/** What has to be given for a sentence: nothing, or a value for each of its places. */
type ValuesOf<Sentence> = [Places<Sentence>] extends [never]
  ? []
  : [values: { readonly [Place in Places<Sentence>]: TextValue }];

/** The same sentences under the same names in another language: one that is missing is a type error. */
export type Wording<Words> = {
  readonly [Name in keyof Words]: Words[Name] extends string
    ? string
    : Words[Name] extends RegExp
      ? RegExp
      : Wording<Words[Name]>;
};

export type TextValue = string | number | Inline | readonly Inline[];

export type WrittenItem = Pick<Item, 'kind' | 'level' | 'content'>;

export type Written =
  | {
      readonly kind: 'paragraph';
      readonly name: string;
      readonly content: readonly Inline[];
      readonly items: readonly WrittenItem[];
    }
  | {
      readonly kind: 'table';
      readonly name: 'milestones';
      readonly head: readonly string[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };
