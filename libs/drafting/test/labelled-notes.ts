import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../src/model/document.js';

/** A thing to be handed over, what is left out, what others do, or what may be either; in the order of the notes. */
export interface NamedPart {
  readonly is: 'thing' | 'out' | 'others' | 'unsure';
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}

export interface LabelledNotes {
  readonly id: string;
  readonly set: string;
  /** Of the contract. */
  readonly language: Language;
  readonly notes: string;
  readonly named: readonly NamedPart[];
}

export const SETS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

function linesOf<T>(file: string): T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

/** The forms of a set of `corpus/suggestions`, with what a reader has found named in their descriptions. */
export function labelledNotes(corpus: string, set: string): LabelledNotes[] {
  const folder = path.join(corpus, 'suggestions');
  const labels = new Map(
    linesOf<{ id: string; said: readonly Pick<NamedPart, 'is' | 'quote'>[] }>(
      path.join(folder, 'named', `${set}.jsonl`),
    ).map(({ id, said }) => [id, said]),
  );
  return linesOf<{ id: string; language: Language; answers: { scope_of_work: string } }>(
    path.join(folder, `${set}.jsonl`),
  ).map(({ id, language, answers }) => {
    const notes = answers.scope_of_work;
    let from = 0;
    const named = (labels.get(id) ?? []).map((each) => {
      const start = notes.indexOf(each.quote, from);
      if (start === -1) throw new Error(`not in ${id}: ${each.quote}`);
      from = start + each.quote.length;
      return { ...each, start, end: from };
    });
    return { id, set, language, notes, named };
  });
}
