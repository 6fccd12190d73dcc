import type { Writer, Written } from './clause.js';
import { CLAUSE_IDS, type BlockOwner, type ClauseId, type Language } from './model.js';
import { cleanLines, cleanProse } from './reading/text.js';
import { listed } from './writing.js';

/** Text that the parties agreed on for one clause, beside what the answers make of it. */
export interface Addition {
  /** The suggestion it came from. */
  readonly id: string;
  /** A clause of the library; with any other the text stands among the additional terms. */
  readonly clauseId: string;
  readonly text: string;
}

/** A paragraph and the clause it belongs to. */
export interface Placed {
  readonly clauseId: BlockOwner;
  readonly block: Written;
  /** The clause is in the document, so that the paragraph stands at its end rather than among the additional terms. */
  readonly isInClause: boolean;
}

/** What belongs to no clause of the library counts as a part of what the parties have agreed as a whole. */
const ANY_OTHER_CLAUSE: ClauseId = 'entire-agreement';
const LINE_BREAK = /\r\n?|[\n\u0085\u2028\u2029]/;
const LIST_ITEM = /^\s*(?:[-–—*•·▪◦]+|\(?\d{1,2}[.)])\s+\S/;
const INTRODUCTION: Readonly<Record<Language, string>> = {
  en: 'The Parties also agree on the following:',
  lt: 'Šalys taip pat susitaria:',
};

/** Only gaps of the vocabulary stand in square brackets. */
const withoutBrackets = (text: string): string => text.replaceAll('[', '(').replaceAll(']', ')');

const asSentence = (text: string): string =>
  /[.!?…]$/u.test(text) ? text : `${text.replace(/[:;,\s]+$/u, '')}.`;

const isMarked = (line: string): boolean => LIST_ITEM.test(line);

/** What introduces a list, and its items, at the end of the lines; `undefined` when they end with anything else. */
function asList(
  lines: readonly string[],
): { above: readonly string[]; items: readonly string[] } | undefined {
  const unmarked = lines.findLastIndex((line) => !isMarked(line));
  const isPlainList = lines[0]?.endsWith(':') === true && !lines.some(isMarked);
  const start = isPlainList ? 1 : unmarked + 1;
  const [above, below] = [lines.slice(0, start), lines.slice(start)];
  if (below.length < 2 || above.some(isMarked)) return undefined;
  const items = cleanLines(below.join('\n'));
  return items.length === 0 ? undefined : { above, items };
}

/** Lines that begin like a sentence are one each; the others go on where the line before them stopped. */
const asSentences = (lines: readonly string[]): string =>
  lines.map((line, at) => (/^\p{Lu}/u.test(lines[at + 1] ?? '') ? asSentence(line) : line)).join('\n');

/** "Introduction:"; after several sentences the last one ends as it was written. */
function introductionOf(above: readonly string[]): string | undefined {
  const prose = cleanProse(asSentences(above));
  if (prose === undefined) return undefined;
  const isSentence = above.length > 1 && /[.!?…]$/u.test(above.at(-1) ?? '');
  return isSentence ? asSentence(prose) : prose.replace(/[:.;,\s]*$/u, ':');
}

function paragraph(name: string, raw: string, language: Language, write: Writer): Written | undefined {
  const lines = withoutBrackets(raw)
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const list = asList(lines);
  if (list !== undefined) {
    const introduction = introductionOf(list.above) ?? INTRODUCTION[language];
    return write.paragraph(name, write.text`${introduction}`, listed(write, list.items));
  }
  const prose = cleanProse(asSentences(lines));
  return prose === undefined ? undefined : write.paragraph(name, write.text`${asSentence(prose)}`);
}

/** Makes each addition one paragraph, numbered among those of its clause. The texts are taken as they are, never parsed. */
export function writeAdditions(
  additions: readonly Addition[],
  present: ReadonlySet<ClauseId>,
  language: Language,
  write: Writer,
): Placed[] {
  const placed: (Placed & { readonly clauseId: ClauseId })[] = [];
  for (const { clauseId: named, text } of additions) {
    const known = CLAUSE_IDS.find((id) => id === named);
    const clauseId = known ?? ANY_OTHER_CLAUSE;
    const before = placed.filter((other) => other.clauseId === clauseId).length;
    const block = paragraph(`addition-${before + 1}`, text, language, write);
    if (block === undefined) continue;
    placed.push({ clauseId, block, isInClause: known !== undefined && present.has(known) });
  }
  return placed.toSorted((a, b) => CLAUSE_IDS.indexOf(a.clauseId) - CLAUSE_IDS.indexOf(b.clauseId));
}
