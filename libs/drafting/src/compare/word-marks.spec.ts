import { goldenAnswers } from '../../test/golden-answers.js';
import { MUTATIONS, NOISES, mutate, randomFrom, withNoise } from '../../test/mutations.js';
import { draft } from '../draft/draft.js';
import { documentText } from '../model/document-text.js';
import { compare } from './compare.js';
import type { Change, Passage, WordMark } from './comparison.js';

const HEAD = {
  en: 'AGREEMENT between Ada Kord (the “Designer”) and Brightwell Ltd (the “Client”).\n1. The Designer designs a logo for the Client for EUR 900.\n',
  lt: 'SUTARTIS tarp Ados Kord (toliau – Vykdytojas) ir UAB „Šviesa“ (toliau – Užsakovas).\n1. Vykdytojas sukuria Užsakovui logotipą už 900 Eur.\n',
};

/** "The fee is [-30][+60] days". */
const shown = (words: readonly WordMark[]): string =>
  words
    .map(({ kind, text }) => (kind === 'same' ? text : `[${kind === 'removed' ? '-' : '+'}${text}]`))
    .join('');

const marked = (language: 'en' | 'lt', mine: string, theirs: string): string[] =>
  compare(HEAD[language] + mine, HEAD[language] + theirs).changes.map(({ words }) => shown(words));

describe('the marks of a changed sentence', () => {
  it.each([
    [
      'en',
      'This Agreement is the entire agreement between the parties.',
      'This Agreement is the entire agreement, save for the annex, between the parties.',
      'This Agreement is the entire agreement[+, save for the annex,] between the parties.',
    ],
    [
      'en',
      'Each party keeps information of the other secret and uses it only for this Agreement.',
      'Each party keeps information of the other secret.',
      'Each party keeps information of the other secret[- and uses it only for this Agreement].',
    ],
    [
      'en',
      'Each party makes good the losses, up to the price payable under this Agreement; this limit does not apply to intent.',
      'Each party makes good the losses; this limit does not apply to intent.',
      'Each party makes good the losses[-, up to the price payable under this Agreement]; this limit does not apply to intent.',
    ],
    [
      'en',
      'Each party makes good the losses; this limit does not apply to intent.',
      'Each party makes good the losses, up to the price payable under this Agreement; this limit does not apply to intent.',
      'Each party makes good the losses[+, up to the price payable under this Agreement]; this limit does not apply to intent.',
    ],
    [
      'lt',
      'Vykdytojas teikia svetainės dizaino ir programavimo paslaugas.',
      'Vykdytojas teikia svetainės dizaino, programavimo ir priežiūros paslaugas.',
      'Vykdytojas teikia svetainės dizaino[- ir][+,] programavimo [+ir priežiūros ]paslaugas.',
    ],
    [
      'lt',
      'Paslaugos nurodytos priede Nr. 1 prie šios sutarties.',
      'Paslaugos ir terminai nurodyti priede Nr. 1 prie šios sutarties.',
      'Paslaugos [-nurodytos][+ir terminai nurodyti] priede Nr. 1 prie šios sutarties.',
    ],
  ] as const)('R29 stand where the words are another, in %s: %s', (language, mine, theirs, marks) => {
    expect(marked(language, mine, theirs)).toEqual([marks]);
  });
});

const flat = (text: string): string => text.replaceAll(/\s+/gu, ' ');
const quoteOf = (text: string, { start, end }: Passage): string => flat(text.slice(start, end));
const side = (words: readonly WordMark[], kind: WordMark['kind']): string =>
  words
    .filter((mark) => mark.kind === 'same' || mark.kind === kind)
    .map(({ text }) => text)
    .join('');
/** The number of the sentence, or the mark of an empty cell. */
const COUNTER = /^(?:[\d.()•|\s–-]|\p{L}{1,2}[.)]){0,12}$/u;

function expectWhole(quote: string, words: string): void {
  expect(quote.endsWith(words)).toBe(true);
  expect(quote.slice(0, quote.length - words.length)).toMatch(COUNTER);
}

describe.each(['en', 'lt'] as const)('the marks of every changed sentence of a draft in %s', (language) => {
  const mine = documentText(draft(goldenAnswers('design', language), language));
  const rewritten = MUTATIONS.flatMap((kind, at): [string, string][] => {
    const noise = NOISES[at % NOISES.length] ?? 'typography';
    const mutated = mutate(withNoise(mine, noise), kind, { language, count: 2, random: randomFrom(11) });
    return mutated === undefined ? [] : [[`${kind}, ${noise}`, mutated.theirs]];
  });

  it.each(rewritten)('R29 give back both of them, letter for letter: %s', (_, theirs) => {
    const marks = (change: Change): boolean => change.words.length > 0 && change.kind !== 'renamed';
    for (const { mine: one, theirs: other, words } of compare(mine, theirs).changes.filter(marks)) {
      if (one === undefined || other === undefined) throw new Error('a change of one text has no marks');
      expectWhole(quoteOf(mine, one), side(words, 'removed'));
      expectWhole(quoteOf(theirs, other), side(words, 'added'));
    }
  });
});
