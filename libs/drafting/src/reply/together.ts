import type { Language } from '../model/document.js';
import type { Place, TextEdit } from './proposal.js';
import { saidOnce, type Saying } from './said-once.js';

/** What stands under a number whose words have gone, so that no other number becomes another and none stands alone. */
export const LEFT_OUT: Readonly<Record<Language, string>> = {
  en: 'Intentionally left out.',
  lt: 'Punktas išbrauktas.',
};

/**
 * Changes as they are made when exactly these are: what says again what another of them says goes, a sentence that goes takes its space
 * with it and leaves the number of its paragraph, and a number left alone gets `LEFT_OUT`. What is as it was is the same object.
 */
export function together<T extends Saying>(
  text: string,
  language: Language,
  changes: readonly T[],
): readonly T[] {
  const said = saidOnce(language, changes);
  const all = said.flatMap(({ edits }) => edits).sort((a, b) => a.start - b.start || a.end - b.end);
  const settled = new Map<TextEdit, TextEdit>();
  for (const line of linesWith(
    text,
    all.filter((edit) => isWholeSentence(text, edit)),
  ))
    for (const [from, to] of settledLine(text, line, all.filter(isIn(line)), language)) settled.set(from, to);
  return said.map((change) =>
    change.edits.some((edit) => settled.has(edit))
      ? { ...change, edits: change.edits.map((edit) => settled.get(edit) ?? edit) }
      : change,
  );
}

const NUMBER =
  /^\s*(?:(?:[Aa]rticle|[Ss]ection|[Cc]lause|ARTICLE|SECTION|CLAUSE)\s{1,3})?\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}[.)]?|\p{L}[.)]|[ivx]{1,5}[.)])\)?(?:\s|$)/u;
const HEAD = new RegExp(
  `${NUMBER.source}\\s*(?:\\p{Lu}[\\p{L} ]{2,30}:\\s)?|^\\s*(?:[-–—•*▪]\\s{1,3})?(?:\\p{Lu}[\\p{L} ]{2,30}:\\s)?`,
  'u',
);
const ENDS = /[.!?]["”“)]?$/u;

/** Whether the whole of a sentence goes, and not words in it. */
function isWholeSentence(text: string, { start, end, text: words }: TextEdit): boolean {
  if (words !== '' || !ENDS.test(text.slice(start, end))) return false;
  const line = lineAt(text, start);
  const before = text.slice(line.start, start).trimEnd();
  return before.length <= headOf(text, line).trimEnd().length || ENDS.test(before);
}

const headOf = (text: string, { start, end }: Place): string => HEAD.exec(text.slice(start, end))?.[0] ?? '';

function lineAt(text: string, at: number): Place {
  const end = text.indexOf('\n', at);
  return { start: text.lastIndexOf('\n', at - 1) + 1, end: end === -1 ? text.length : end };
}

function linesWith(text: string, edits: readonly TextEdit[]): readonly Place[] {
  const lines = edits.map(({ start }) => lineAt(text, start));
  return lines.filter(({ start }, at) => start !== lines[at - 1]?.start);
}

const isIn =
  (line: Place) =>
  ({ start, end }: TextEdit): boolean =>
    start >= line.start && end <= line.end;

function settledLine(
  text: string,
  line: Place,
  edits: readonly TextEdit[],
  language: Language,
): readonly (readonly [TextEdit, TextEdit])[] {
  const head = headOf(text, line);
  const going = edits.filter((edit) => isWholeSentence(text, edit));
  if (isEmptied(text, line.start + head.length, line.end, edits)) {
    const isLabel = NUMBER.test(head) || head.trimEnd().endsWith(':') || isUnderHeading(text, line);
    return going.map((edit, at) => [
      edit,
      {
        start: at === 0 ? (isLabel ? edit.start : line.start) : (going[at - 1]?.end ?? edit.start),
        end: edit.end,
        text: at === 0 && isLabel ? LEFT_OUT[language] : '',
      },
    ]);
  }
  return runsOf(text, going).flatMap((run) => {
    const isSpaceBehind = text[run.at(-1)?.end ?? 0] === ' ';
    return run.map((edit) => {
      const others = edits.filter((other) => other !== edit && other.end <= edit.start);
      const done = Math.max(line.start + head.length, ...others.map((other) => other.end));
      const isSpaceBefore = !isSpaceBehind && text[edit.start - 1] === ' ' && edit.start - 1 >= done;
      return [
        edit,
        {
          start: isSpaceBefore ? edit.start - 1 : edit.start,
          end: isSpaceBehind ? edit.end + 1 : edit.end,
          text: '',
        },
      ] as const;
    });
  });
}

/** Sentences that go, those behind one another together. */
function runsOf(text: string, going: readonly TextEdit[]): readonly (readonly TextEdit[])[] {
  const runs: TextEdit[][] = [];
  for (const edit of going) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && text.slice(last.end, edit.start).trim() === '')
      run.push(edit);
    else runs.push([edit]);
  }
  return runs;
}

function isEmptied(text: string, from: number, to: number, edits: readonly TextEdit[]): boolean {
  let left = '';
  let at = from;
  for (const { start, end, text: words } of edits) {
    left += text.slice(at, Math.max(at, start)) + words;
    at = Math.max(at, end);
  }
  return (left + text.slice(at, to)).trim() === '';
}

/** A heading, or a number on a line of its own, would head nothing. */
function isUnderHeading(text: string, line: Place): boolean {
  const before = text.slice(0, line.start).trimEnd();
  const above = before.slice(before.lastIndexOf('\n') + 1).trim();
  return above !== '' && above.length <= 60 && !/[:;,!?]$|\p{Ll}\.$/u.test(above);
}
