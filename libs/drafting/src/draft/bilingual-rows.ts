import type { BilingualRow, Line, RowKind } from '../model/bilingual.js';
import type {
  Block,
  BlockOwner,
  DraftDocument,
  Inline,
  Item,
  ListLevel,
  Paragraph,
  Section,
  SignatureParty,
  TableText,
} from '../model/document.js';
import { inBoth } from '../model/bilingual.js';
import { joinTexts } from '../writing/writer.js';

const text = (words: string, strong?: true): Inline =>
  strong ? { kind: 'text', text: words, strong } : { kind: 'text', text: words };

type Sides = Pick<BilingualRow, 'left' | 'right'>;
type About = Partial<Pick<BilingualRow, 'owner' | 'number' | 'level' | 'table'>>;

const row = (id: string, kind: RowKind, sides: Sides, about: About = {}): BilingualRow => ({
  id,
  kind,
  number: '',
  level: 0,
  ...about,
  ...sides,
});

const both = (left: Line, right: Line): Sides => ({ left: [left], right: [right] });
const words = (left: string, right: string): Sides => both([text(left)], [text(right)]);

/** The rows of two texts that were laid out alike; what only one of them had would be a mistake of the library. */
function paired<T>(what: string, left: readonly T[], right: readonly T[]): [T, T][] {
  if (left.length !== right.length) {
    throw new Error(`${what}: ${left.length} in one language and ${right.length} in the other`);
  }
  return left.flatMap((each, at): [T, T][] => {
    const other = right[at];
    return other === undefined ? [] : [[each, other]];
  });
}

/** Both texts side by side, in reading order. */
export function bilingualRows(left: DraftDocument, right: DraftDocument): BilingualRow[] {
  return [
    row('title', 'title', words(left.title, right.title)),
    ...paired('opening', left.opening, right.opening).map(([one, other], at, all) =>
      row(`opening.${at + 1}`, at === all.length - 1 ? 'sentence' : 'opening', both(one, other)),
    ),
    row('key-terms', 'heading', words(left.keyTerms.heading, right.keyTerms.heading)),
    row('key-terms.intro', 'intro', words(left.keyTerms.intro, right.keyTerms.intro)),
    ...tableRows('key-terms', left.keyTerms.table, right.keyTerms.table),
    row('parties', 'heading', words(left.partiesHeading, right.partiesHeading)),
    ...tableRows(left.parties.id, left.parties, right.parties, 'parties'),
    ...paired('sections', left.sections, right.sections).flatMap(([one, other]) => sectionRows(one, other)),
  ];
}

function sectionRows(left: Section, right: Section): BilingualRow[] {
  const { id, number } = left;
  return [
    row(`section.${id}`, 'section', words(left.heading, right.heading), { number }),
    ...paired(id, left.blocks, right.blocks).flatMap(([one, other]) => blockRows(one, other)),
  ];
}

function blockRows(left: Block, right: Block): BilingualRow[] {
  if (left.id !== right.id) throw new Error(`${left.id} stands beside ${right.id}`);
  if (left.kind === 'table' || right.kind === 'table') {
    return left.kind === 'table' && right.kind === 'table'
      ? tableRows(left.id, left, right, left.clauseId)
      : [];
  }
  const { id, clauseId: owner, number } = left;
  const first = row(id, 'paragraph', both(left.content, right.content), { owner, number });
  return [first, ...itemRows(left, right, owner)];
}

const shape = ({ kind, level }: Item): string => `${kind} ${level}`;
const isAlike = (left: Paragraph, right: Paragraph): boolean =>
  left.items.map(shape).join() === right.items.map(shape).join();

/** Lists that were typed differently in the two languages cannot stand item by item: each stands whole in its column. */
function itemRows(left: Paragraph, right: Paragraph, owner: BlockOwner): BilingualRow[] {
  if (left.items.length === 0 && right.items.length === 0) return [];
  if (!isAlike(left, right)) {
    const sides = { left: left.items.map(marked), right: right.items.map(marked) };
    const filled = { left: orDash(sides.left), right: orDash(sides.right) };
    return [row(`${left.id}.items`, 'text', filled, { owner })];
  }
  return paired(left.id, left.items, right.items).map(([one, other]) =>
    row(one.id, one.kind, both(one.content, other.content), {
      owner,
      number: one.number,
      level: one.level as ListLevel,
    }),
  );
}

const orDash = (lines: readonly Line[]): readonly Line[] => (lines.length === 0 ? [[text('–')]] : lines);

const marked = ({ kind, number, content }: Item): Line =>
  kind === 'text' ? content : joinTexts([text(kind === 'numbered' ? `${number} ` : '• '), ...content]);

/** The head of a table and each of its rows, cell by cell. */
function tableRows(id: string, left: TableText, right: TableText, owner?: BlockOwner): BilingualRow[] {
  const about: About = { table: left.name, ...(owner !== undefined && { owner }) };
  const heads = [left, right].map(({ head }) => head.map((words): Line => [text(words)]));
  return [
    row(`${id}.head`, 'table-head', { left: heads[0] ?? [], right: heads[1] ?? [] }, about),
    ...paired(id, left.rows, right.rows).map(([one, other], at) =>
      row(`${id}.${at + 1}`, 'table-row', { left: filled(one), right: filled(other) }, about),
    ),
  ];
}

/** No cell is empty: a reader of the file could not tell which column it belongs to. */
const filled = (cells: readonly Line[]): Line[] =>
  cells.map((cell) => (cell.length === 0 ? [text('–')] : cell));

/** A gap called as both texts call it. */
const gapOfBoth = (part: Inline, other: Inline | undefined): Inline =>
  part.kind === 'placeholder' && other?.kind === 'placeholder'
    ? { ...part, label: inBoth(part.label, other.label) }
    : part;

/** The parties sign once, whatever the number of texts: labels and gaps are called in both languages. */
export function signaturesOf(left: DraftDocument, right: DraftDocument): DraftDocument['signatures'] {
  const party = (at: 0 | 1): SignatureParty => {
    const [one, other] = [left.signatures.parties[at], right.signatures.parties[at]];
    const lines = paired(one.role, one.lines, other.lines);
    return {
      role: inBoth(one.role, other.role),
      lines: lines.map(([a, b]) => ({
        label: inBoth(a.label, b.label),
        content: a.content.map((part, place) => gapOfBoth(part, b.content[place])),
      })),
    };
  };
  return {
    heading: inBoth(left.signatures.heading, right.signatures.heading),
    parties: [party(0), party(1)],
  };
}

/** What stands behind the signatures, each in a frame of its own. */
export const noteRows = (
  left: DraftDocument,
  right: DraftDocument,
  oneLanguage: Sides | undefined,
): BilingualRow[] => [
  ...(oneLanguage === undefined ? [] : [row('one-language', 'note', oneLanguage)]),
  row('disclaimer', 'note', words(left.disclaimer, right.disclaimer)),
];
