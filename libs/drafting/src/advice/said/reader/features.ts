import { hasVerb, listKindOf } from '../../../brief/lists.js';
import { nameInLithuanian } from '../../../brief/name-lt.js';
import { namesThing } from '../../../brief/work-things.js';
import { hash } from '../../../check/features.js';
import type { Language } from '../../../model/document.js';
import { DOUBTS } from '../doubt.js';
import { isMade, isVerbLike } from '../nouns-en.js';
import { speaksOfLater } from '../put-off.js';
import type { Part } from './parts.js';

const STEM = 5;
const MARKED = /[ąčęėįšųūž]/iu;
const BEHIND_HEAD = /\s(?:of|for|in|on|at|with|to|from|about|per|by|w\/)\s.*$|\s?\(.*$/u;

const wordsOf = (plain: string): string[] => plain.match(/\p{L}[\p{L}'-]*|\d+|[%€$£=+>@]/gu) ?? [];
const shapeOf = (word: string): string => (/^\d/u.test(word) ? '0' : word);
const stemOf = (word: string): string => shapeOf(word).slice(0, STEM);

const step = (value: number, steps: readonly number[]): number =>
  steps.filter((each) => value >= each).length;

/** What is said of a part by its own words. */
function* own(part: Part, language: Language): Generator<string> {
  const { plain, text } = part;
  const words = wordsOf(plain);
  const stems = words.map(stemOf);
  for (const [at, stem] of stems.entries()) {
    yield `w ${stem}`;
    const next = stems[at + 1];
    if (next !== undefined) yield `b ${stem} ${next}`;
    const word = words[at] ?? '';
    if (/^\p{L}{3,}$/u.test(word)) {
      yield `e ${word.slice(-2)}`;
      yield `e ${word.slice(-3)}`;
      for (let from = 0; from + 4 <= word.length; from++) yield `c ${word.slice(from, from + 4)}`;
    }
  }
  const [first = '', second = ''] = words.map(shapeOf);
  const last = words.map(shapeOf).at(-1) ?? '';
  yield `f ${first}`;
  yield `f2 ${stemOf(first)} ${stemOf(second)}`;
  yield `fe ${first.slice(-2)}`;
  yield `fe ${first.slice(-3)}`;
  yield `l ${stemOf(last)}`;
  yield `le ${last.slice(-2)}`;
  yield `le ${last.slice(-3)}`;
  const head = wordsOf(plain.replace(BEHIND_HEAD, '')).at(-1) ?? '';
  yield `h ${stemOf(head)}`;
  yield `n ${step(words.length, [2, 3, 4, 6, 9, 13])}`;
  if (/\d/u.test(plain)) yield 'digit';
  if (/\(/u.test(plain)) yield 'bracket';
  if (/\p{L}\s+\p{Lu}\p{Ll}/u.test(text)) yield 'name inside';
  if (/^\p{Lu}{2,}/u.test(text)) yield 'capitals';
  if (hasVerb(plain)) yield 'verb';
  if (namesThing(plain)) yield 'thing';
  if (speaksOfLater(plain)) yield 'later';
  if (language === 'en' && isMade(head)) yield 'made';
  if (language === 'en' && words.slice(1).some((word) => isVerbLike(word))) yield 'verb-like';
  if (/^(?:i|we|you|he|she|they|it|the|my|our|their|his|her)$/u.test(first))
    yield `after ${first} ${stemOf(second)}`;
  if (language === 'lt')
    for (const each of ['nominative', 'accusative', 'genitive'] as const)
      if (nameInLithuanian(text, [each], MARKED.test(text)) !== undefined) yield `named ${each}`;
  for (const [at, doubt] of DOUBTS[language].entries()) if (doubt.test(plain)) yield `doubt ${at}`;
}

/** What is said of a part by one beside it. */
function* beside(part: Part | undefined, side: string, language: Language): Generator<string> {
  if (part === undefined) {
    yield `${side} none`;
    return;
  }
  const stems = wordsOf(part.plain).map(stemOf);
  yield `${side} f ${stems[0] ?? ''}`;
  yield `${side} l ${stems.at(-1) ?? ''}`;
  for (const stem of stems) yield `${side} w ${stem}`;
  if (hasVerb(part.plain)) yield `${side} verb`;
  if (namesThing(part.plain)) yield `${side} thing`;
  for (const [at, doubt] of DOUBTS[language].entries())
    if (doubt.test(part.plain)) yield `${side} doubt ${at}`;
}

const last = (plain: string): string => stemOf(wordsOf(plain).at(-1) ?? '');

/** What may tell whether a part of somebody's notes is a thing, as hashes. */
export function featuresOf(
  parts: readonly Part[],
  at: number,
  language: Language,
  isClient: boolean,
): number[] {
  const part = parts[at];
  if (part === undefined) return [];
  const { statement } = part;
  const [before, next] = [parts[at - 1], parts[at + 1]];
  const names = [...own(part, language)];
  const [first = ''] = wordsOf(part.plain);
  names.push('1', `m ${part.mark}`, `nm ${next?.mark ?? ''}`, `m f ${part.mark} ${shapeOf(first)}`);
  if (isClient) names.push('client', `client ${shapeOf(first)}`);
  names.push(...beside(before?.statement === statement ? before : undefined, '<', language));
  names.push(...beside(next?.statement === statement ? next : undefined, '>', language));
  if (before !== undefined && before.statement !== statement) names.push(`<< ${last(before.plain)}`);
  if (next !== undefined && next.statement !== statement)
    names.push(`>> ${stemOf(wordsOf(next.plain)[0] ?? '')}`);
  const colon = parts.findLastIndex(
    (each, place) => place <= at && each.statement === statement && each.mark !== ',' && each.mark !== '&',
  );
  const lead = /^(?::|--?)$/u.test(parts[colon]?.mark ?? '') ? parts[colon - 1] : undefined;
  if (lead !== undefined) names.push(`lead ${listKindOf(lead.plain) ?? ''}`);
  if (lead !== undefined)
    for (const word of wordsOf(lead.plain)) names.push(`lead ${parts[colon]?.mark ?? ''} ${stemOf(word)}`);
  const head = colon < at ? parts[colon] : undefined;
  if (head !== undefined) {
    names.push(`head ${listKindOf(head.plain) ?? ''}`);
    for (const [kind, doubt] of DOUBTS[language].entries())
      if (doubt.test(head.plain)) names.push(`head doubt ${kind}`);
  }
  const after = parts.slice(at + 1).filter((each) => each.statement === statement);
  const tail = after.find(({ mark }) => /^--?$/u.test(mark));
  if (tail !== undefined) for (const word of wordsOf(tail.plain)) names.push(`tail ${stemOf(word)}`);
  for (const [name, far] of [
    ['tail', tail],
    ['end', after.at(-1)],
  ] as const)
    if (far !== undefined)
      for (const [kind, doubt] of DOUBTS[language].entries())
        if (doubt.test(far.plain)) names.push(`${name} doubt ${kind}`);
  if (part.isItem) names.push('item');
  if (part.heading !== '') names.push(`heading ${listKindOf(part.heading) ?? ''}`);
  names.push(
    `s ${step(statement, [1, 2, 4, 8])}`,
    `p ${step(at, [1, 2, 4, 8])}`,
    `all ${step(parts.length, [2, 4, 8, 16])}`,
  );
  return [...new Set(names)].map(hash);
}
