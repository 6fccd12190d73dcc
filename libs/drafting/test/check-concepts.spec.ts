import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ABSENCES } from '../src/check/absences/absences.js';
import { CONCEPTS } from '../src/check/concepts/catalogue/index.js';
import { featureGroups, normalised } from '../src/check/features.js';
import { suspicions } from '../src/check/concepts/judge.js';
import { DEFECTS, SAID_ALONE, TOPICS } from '../src/check/concepts/names.js';
import { ConceptReader, readerOf } from '../src/check/concepts/reader.js';

const table = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '..', 'corpus', 'units', name), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

describe('what is told apart', () => {
  it('is what the labels of the corpus tell apart, in their order and as grave', () => {
    expect(DEFECTS).toEqual(table('defects.tsv').map(([id]) => id));
    expect(TOPICS).toEqual(table('provisions.tsv').map(([id]) => id));
    const learned = Object.entries(CONCEPTS).filter(([id]) => !SAID_ALONE.includes(id));
    expect(Object.fromEntries(learned.map(([id, { severity }]) => [id, severity]))).toEqual(
      Object.fromEntries(table('defects.tsv').map(([id, severity]) => [id, Number(severity)])),
    );
  });

  it('has words in both languages for every defect and absence, each of its own', () => {
    const all = [...Object.values(CONCEPTS), ...Object.values(ABSENCES)];
    for (const { en, lt } of all)
      for (const { heading, ask, why } of [en, lt]) {
        expect(heading.length).toBeLessThanOrEqual(90);
        expect(heading).not.toMatch(/[.!]$/u);
        expect(ask).toMatch(/[.)]$/u);
        expect(why).toMatch(/[.)]$/u);
      }
    expect(new Set(all.map(({ en }) => en.heading)).size).toBe(all.length);
    expect(new Set(all.map(({ lt }) => lt.heading)).size).toBe(all.length);
  });
});

describe('what is read of a sentence', () => {
  it('is the same in both languages about who is who, and has no numbering and no digits', () => {
    expect(normalised("4.2. the client pays provider's invoice of 900 eur")).toBe(
      'the clt pays prv invoice of 0 eur',
    );
    expect(normalised('4.2. klientas sumoka paslaugų teikėjui 900 eur')).toBe('clt sumoka prv 0 eur');
  });

  it('tells long periods from short ones, whichever way they are written', () => {
    const shape = (plain: string) => [...featureGroups({ plain, heading: '' }).shape].sort();
    expect(shape('client pays within ninety days')).toEqual(shape('client pays within 90 days'));
    expect(shape('client pays within 90 days')).not.toEqual(shape('client pays within 14 days'));
  });
});

describe(ConceptReader.name, () => {
  const reading = (plain: string) => readerOf('en').read({ plain, heading: '' });

  it('gives shares of the defects that make one, and a score for every topic', () => {
    const read = reading('the provider is liable without limit for every loss of the client');
    const { defects, topics } = read;
    expect(defects.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
    expect([defects.length, topics.length]).toEqual([DEFECTS.length, TOPICS.length]);
    expect(suspicions(read)[0]?.defect).toBe('liability-cap.unlimited');
    expect(topics[TOPICS.indexOf('liability-cap')]).toBeGreaterThan(topics[TOPICS.indexOf('insurance')] ?? 0);
  });

  it('reads words that it has never seen as nothing in particular', () => {
    expect(reading('')).toEqual(reading('zzzz'.repeat(3)));
  });

  it('has weights of three megabytes at most, both languages together', () => {
    const size = ['en', 'lt'].reduce(
      (sum, language) =>
        sum +
        (readFileSync(
          path.join(import.meta.dirname, '..', 'src', 'check', 'concepts', `weights-${language}.ts`),
          'utf8',
        ).length *
          3) /
          4,
      0,
    );
    expect(size).toBeLessThanOrEqual(3_000_000);
  });
});
