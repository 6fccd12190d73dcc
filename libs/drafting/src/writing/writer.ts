import type { Clause, TextValue, Writer, Written } from './clause.js';
import { houseStyle, type HouseStyle } from './house-style.js';
import type { ClauseId, Inline, Language } from '../model/document.js';
import { placeholderLabel } from './placeholders.js';
import type { Terms } from '../terms/terms.js';

/** What each clause of a document has written; references still carry no number. */
export type WrittenClauses = ReadonlyMap<ClauseId, readonly Written[]>;

/** A mistake in a clause, never in the answers: the tests draw every clause over all answers to keep it out. */
export class ClauseError extends Error {
  constructor(clause: string, problem: string) {
    super(`Clause ${clause}: ${problem}`);
    this.name = 'ClauseError';
  }
}

/** An abbreviation that ends a sentence ("15 d.") swallows the full stop, and so does a mark that somebody typed ("a menu??"). */
function followOn(text: string, next: string): string {
  return /[.!?…]$/u.test(text) && /^\.(?!\d)/u.test(next) ? text + next.slice(1) : text + next;
}

/** Joins neighbouring plain texts, so that the same words always make the same model. */
export function joinTexts(parts: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const part of parts) {
    const previous = joined.at(-1);
    if (part.kind === 'text' && part.text === '') continue;
    if (part.kind === 'text' && previous?.kind === 'text' && part.strong === previous.strong) {
      joined[joined.length - 1] = { ...previous, text: followOn(previous.text, part.text) };
    } else {
      joined.push(part);
    }
  }
  return joined;
}

const NBSP = '\u00a0';

/** "clause 7.2" and "7.2 punktas" stay on one line; only our own words are touched, never the user's. */
function boundToReference(
  part: string,
  previous: TextValue | undefined,
  next: TextValue | undefined,
): string {
  const left = isReference(previous) ? part.replace(/^ (?=(?:ir|ar|arba)? ?$|punkt)/u, NBSP) : part;
  return isReference(next) ? left.replace(/(?<=clauses?|Sutarties) $/u, NBSP) : left;
}

const isReference = (value: TextValue | undefined): boolean =>
  typeof value === 'object' && 'kind' in value && value.kind === 'reference';

function toInlines(value: TextValue, spell: HouseStyle['spellAround']): readonly Inline[] {
  if (typeof value === 'string' || typeof value === 'number') {
    return [{ kind: 'text', text: spell(String(value)) }];
  }
  return 'kind' in value ? [value] : value;
}

export function plainText(content: readonly Inline[]): string {
  return content.map((part) => (part.kind === 'text' ? part.text : part.label)).join('');
}

const contentsOf = ({ content, items }: Extract<Written, { kind: 'paragraph' }>): (readonly Inline[])[] => [
  content,
  ...items.map((item) => item.content),
];

function textOf(blocks: readonly Written[]): string {
  return blocks
    .map((block) =>
      block.kind === 'paragraph'
        ? contentsOf(block).map(plainText).join('\n')
        : [...block.head, ...block.rows.flat().map(plainText)].join('\n'),
    )
    .join('\n');
}

/** `{days}`, or a term between double stars. */
const PLACE = /\{(\w+)\}|\*\*([^*]+)\*\*/g;
const BETWEEN_PLACES = /\{\w+\}|\*\*[^*]+\*\*/;

interface Sentence {
  readonly parts: readonly string[];
  readonly places: readonly { readonly name: string; readonly term: string | undefined }[];
}

/** The sentences of the library taken apart, each once: a contract is written anew at every pause in typing. */
const SENTENCES = new Map<string, Sentence>();

function sentenceOf(text: string): Sentence {
  const known = SENTENCES.get(text);
  if (known !== undefined) return known;
  const places = [...text.matchAll(PLACE)].map(([, name = '', term]) => ({ name, term }));
  const sentence = { parts: text.split(BETWEEN_PLACES), places };
  SENTENCES.set(text, sentence);
  return sentence;
}

export function createWriter(
  terms: Terms,
  language: Language,
  present: ReadonlySet<ClauseId>,
  mentions: Writer['mentions'],
  { format, spell, spellAround }: HouseStyle,
): Writer {
  const compose = (parts: readonly string[], values: readonly TextValue[]): Inline[] =>
    joinTexts(
      parts.flatMap((part, at): readonly Inline[] => {
        const value = values[at];
        const before: Inline = {
          kind: 'text',
          text: spell(boundToReference(part, values[at - 1], value)),
        };
        return value === undefined ? [before] : [before, ...toInlines(value, spellAround)];
      }),
    );
  const fill = (text: string, values: Readonly<Record<string, TextValue>> = {}): Inline[] => {
    const { parts, places } = sentenceOf(text);
    return compose(
      parts,
      places.map(({ name, term }): TextValue => {
        if (term !== undefined) return { kind: 'text', text: spell(term), strong: true };
        const value = values[name];
        if (value === undefined) throw new ClauseError(name, `nothing fills {${name}} in: ${text}`);
        return value;
      }),
    );
  };
  return {
    language,
    say: (sentence, ...[values]) => fill(sentence, values),
    text: (parts, ...values) => compose(parts, values),
    blank: (name) => ({ kind: 'placeholder', name, label: placeholderLabel(name, language, terms) }),
    ref: (target) => ({ kind: 'reference', target, label: '' }),
    has: (clause) => present.has(clause),
    mentions,
    paragraph: (name, content, items = []) => ({
      kind: 'paragraph',
      name,
      content: joinTexts(content),
      items: items.map((item) =>
        'content' in item
          ? { ...item, content: joinTexts(item.content) }
          : { kind: 'numbered', level: 0, content: joinTexts(item) },
      ),
    }),
    table: (name, head, rows) => ({
      kind: 'table',
      name,
      head: head.map(spell),
      rows: rows.map((row) => row.map(joinTexts)),
    }),
    format,
  };
}

/** What one text of a contract is written from; a contract in both languages has two. */
export interface TextToWrite {
  readonly terms: Terms;
  readonly language: Language;
  /** What stands in it beside its clauses. */
  readonly additions?: readonly Written[];
}

const isDefinitions = ({ id }: Clause): boolean => id === 'definitions';

/**
 * The clauses that belong in each of these texts, in the order given, each with its paragraphs. The definitions are written
 * last: they define only the words that the others and the additions of any of the texts use.
 */
export function writeClauses(clauses: readonly Clause[], texts: readonly TextToWrite[]): WrittenClauses[] {
  const written = texts.map(() => new Map<ClauseId, readonly Written[]>());
  const mentions: Writer['mentions'] = (used) =>
    texts.some(({ language, additions = [] }, at) =>
      [...(written[at]?.values() ?? []), additions].some((blocks) => used[language].test(textOf(blocks))),
    );
  const write = (chosen: readonly Clause[]): void =>
    texts.forEach(({ terms, language }, at) => {
      const present = presentIn(clauses, terms);
      const writer = createWriter(terms, language, present, mentions, houseStyle(terms, language));
      for (const clause of chosen.filter(({ id }) => present.has(id))) {
        const blocks = clause.paragraphs(terms, writer);
        requireContent(clause.id, blocks);
        written[at]?.set(clause.id, blocks);
      }
    });
  write(clauses.filter((clause) => !isDefinitions(clause)));
  write(clauses.filter(isDefinitions));
  return written;
}

/** Those of the clauses that belong in a contract on these terms. */
export const presentIn = (clauses: readonly Clause[], terms: Terms): ReadonlySet<ClauseId> =>
  new Set(clauses.filter((clause) => clause.belongs(terms)).map(({ id }) => id));

function requireContent(id: ClauseId, blocks: readonly Written[]): void {
  if (blocks.length === 0) throw new ClauseError(id, 'it belongs but has no text');
  const names = new Set<string>();
  for (const block of blocks) {
    if (names.has(block.name)) throw new ClauseError(id, `two blocks are named ${block.name}`);
    names.add(block.name);
    if (block.kind === 'table') {
      if (block.rows.length === 0) throw new ClauseError(id, `the table ${block.name} has no rows`);
    } else if (
      contentsOf(block).some((content) => plainText(content).trim() === '' && !hasReference(content))
    ) {
      throw new ClauseError(id, `the paragraph ${block.name} has an empty part`);
    }
  }
}

/** A reference has no label yet while clauses are being written. */
function hasReference(content: readonly Inline[]): boolean {
  return content.some((part) => part.kind === 'reference');
}
