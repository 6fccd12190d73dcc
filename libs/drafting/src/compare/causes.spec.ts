import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compare } from './compare.js';

const HELD = path.join(import.meta.dirname, '../../corpus/contracts/held-out');

/** What is told as new (+) or gone (-) where a sentence of a contract becomes another one, or none. */
function risksOf(name: string, before: string, now: string): string[] {
  const paragraphs = readFileSync(path.join(HELD, `${name}.txt`), 'utf8').split('\n\n');
  const place = paragraphs.length - 3;
  const text = (sentence: string): string =>
    [...paragraphs.slice(0, place), sentence, ...paragraphs.slice(place)].filter(Boolean).join('\n\n');
  const { changes } = compare(text(before), text(now));
  expect(changes.length).toBeGreaterThan(0);
  return changes.flatMap(({ risks }) => risks.map(({ id, isNew }) => `${isNew ? '+' : '-'}${id}`));
}

describe('R29 a finding of learned sentences', () => {
  it.each([
    [
      'en6',
      'The licence is granted for a five-year period.',
      'The licence is granted for a ten-year period.',
    ],
    [
      'en2',
      'The licence is granted for a five-year period.',
      'The licence is granted for a ten-year period.',
    ],
    ['lt1', 'Nuotraukas Vykdytojas saugo pusę metų.', 'Nuotraukas Vykdytojas saugo dešimt metų.'],
    ['lt5', 'Nuotraukas Vykdytojas saugo pusę metų.', 'Nuotraukas Vykdytojas saugo dešimt metų.'],
    ['lt1', 'Rangos taisyklės netaikomos.', ''],
    ['lt3', 'Rangos taisyklės netaikomos.', ''],
  ])(
    'is neither new nor gone where the words that changed say nothing of it: %s, %s',
    (name, before, now) => {
      expect(risksOf(name, before, now)).toEqual([]);
    },
  );

  it.each([
    ['en1', 'Rights pass to the Client upon full payment.', 'Rights pass to the Client upon creation.'],
    ['en6', 'Rights pass to the Client upon full payment.', 'Rights pass to the Client upon creation.'],
  ])('is new where a term agrees: %s', (name, before, now) => {
    expect(risksOf(name, before, now)).toEqual(['+ip-ownership.before-payment']);
  });

  it('is new, or gone, where it is a figure that allows it and the sentence speaks of the matter', () => {
    const ban = (months: string): string =>
      `For ${months} months after the end the Provider refrains from hiring any member of the team of the Client; no such limit binds the Client.`;

    expect(risksOf('en1', ban('six'), ban('thirty'))).toEqual(['+non-solicitation.too-long']);
    expect(risksOf('en1', ban('thirty'), ban('six'))).toEqual(['-non-solicitation.too-long']);
  });

  it.each([
    [
      'en1',
      'The liability of the Provider is limited to EUR 10,000.',
      'The liability of the Provider is unlimited.',
    ],
    [
      'en4',
      'The liability of the Provider is limited to EUR 10,000.',
      'The liability of the Provider is unlimited.',
    ],
    ['lt1', 'Vykdytojo atsakomybė ribojama 5 000 Eur.', 'Vykdytojo atsakomybė neribojama.'],
    ['lt3', 'Vykdytojo atsakomybė ribojama 5 000 Eur.', 'Vykdytojo atsakomybė neribojama.'],
  ])('is not gone where what stands there is worse: %s, %s', (name, before, now) => {
    expect(risksOf(name, before, now)).toEqual(['+liability-cap.unlimited']);
  });

  it.each(['lt2', 'lt6'])('is not gone where there is no limit any more: %s', (name) => {
    expect(
      risksOf(name, 'Vykdytojo atsakomybė ribojama 5 000 Eur.', 'Vykdytojo atsakomybė neribojama.'),
    ).not.toContain('-liability-cap.high');
  });
});
