import type { Language } from '../../model/document.js';
import { formsOf, PRONOUNS, speakerOf } from './forms.js';
import { bare, type Token } from './tokens.js';

/** How many mentions of a name are looked at: more say nothing new. */
const MOST_MENTIONS = 80;

/** `tokens[from…to)`. */
export interface Mention {
  readonly from: number;
  readonly to: number;
}

/** Where each of the names stands, in any of its forms; of names within one another the longest. */
export function mentionsOf(
  names: readonly string[],
  tokens: readonly Token[],
  language: Language,
): ReadonlyMap<string, readonly Mention[]> {
  const byLast = new Map<string, { name: string; words: readonly string[] }[]>();
  for (const name of names)
    for (const form of formsOf(name, 'client', language).keys()) {
      const words = form.split(' ');
      const last = words.at(-1) ?? '';
      const known = byLast.get(last) ?? [];
      if (!known.some((each) => each.name === name)) byLast.set(last, [...known, { name, words }]);
    }
  for (const list of byLast.values()) list.sort((a, b) => b.words.length - a.words.length);
  const found = new Map<string, Mention[]>();
  const note = (name: string, mention: Mention) => {
    const mentions = found.get(name) ?? [];
    if (mentions.length < MOST_MENTIONS) mentions.push(mention);
    found.set(name, mentions);
  };
  const speakers = new Set(PRONOUNS.lt.map(({ name }) => name).filter((name) => names.includes(name)));
  tokens.forEach(({ word }, at) => {
    if (word === 'i' && isNumeral(tokens, at)) return;
    for (const { name, words } of byLast.get(word) ?? byLast.get(bare(word)) ?? []) {
      const from = at + 1 - words.length;
      const isThere = words
        .slice(0, -1)
        .every((each, index) => isForm(tokens[from + index]?.word ?? '', each));
      if (!isThere) continue;
      note(name, { from, to: at + 1 });
      return;
    }
    if (language !== 'lt') return;
    const speaker = speakerOf(word, tokens[at + 1]?.word);
    if (speaker !== undefined && speakers.has(speaker) && tokens[at - 1]?.word !== speaker)
      note(speaker, { from: at, to: at });
  });
  return found;
}

/** "(i)", "i.", "Article I": no person. */
const isNumeral = (tokens: readonly Token[], at: number): boolean => {
  const [before, after] = [tokens[at - 1]?.word ?? '.', tokens[at + 1]?.word ?? '.'];
  return (
    tokens[at]?.isCapital !== true ||
    /^[.;:)\n]$/.test(after) ||
    /^(?:article|part|schedule|section|clause|\()$/.test(before)
  );
};

export const isForm = (word: string, form: string): boolean =>
  form.endsWith('*') ? word.startsWith(form.slice(0, -1)) : word === form;
