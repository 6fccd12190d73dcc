import { cpuTime } from '../../test/cpu-time.js';
import { CASES } from '../../test/check-cases.js';
import { recognise } from './recognise.js';
import { RECOGNISERS } from './recognisers.js';

const BEFORE = 'The parties sign this on paper.\n\n';
const AFTER = '\n\nThe fee is paid by wire.';

const cases = (kind: 'is' | 'isNot') =>
  Object.entries(CASES).flatMap(([provision, both]) =>
    both[kind].map((quote) => [provision, quote] as const),
  );

const hostile: readonly (readonly [string, string])[] = [
  ['one letter', 'a'],
  ['spaces', ' '],
  ['line ends and spaces', '\n \t'],
  ['dots', '.'],
  ['dots and spaces', '. '],
  ['numbering', '1.1 '],
  ['opened brackets', '("'],
  ['one endless licence', 'grants license not solicit '],
  ['duties without an object', 'shall not assign compete exceed '],
  ['page entries', '1 Audit Rights, 12 '],
  ['signature pages', 'IN WITNESS WHEREOF. '],
  ['half characters', '\ud83d'],
  ['a real sentence', 'Neither party may assign this Agreement or compete, except as agreed. '],
];

describe(recognise.name, () => {
  it.each(cases('is'))('finds %s in "%s" and quotes it exactly', (provision, quote) => {
    const text = `${BEFORE}${quote}${AFTER}`;
    expect((recognise(text)[provision] ?? []).map(([start, end]) => text.slice(start, end))).toContain(quote);
  });

  it.each(cases('isNot'))('does not take for %s: "%s"', (provision, quote) => {
    expect(recognise(`${BEFORE}${quote}${AFTER}`)).not.toHaveProperty([provision]);
  });

  it('gives the same answer every time, in the order of the text', () => {
    const text = Object.values(CASES)
      .flatMap(({ is }) => is)
      .join('\n\n');
    const first = recognise(text);
    expect(JSON.stringify(recognise(text))).toBe(JSON.stringify(first));
    for (const spans of Object.values(first)) {
      expect(spans).toEqual([...spans].sort((a, b) => a[0] - b[0]));
    }
  });

  it('finds nothing where there is nothing', () => {
    expect(recognise('')).toEqual({});
    expect(recognise('const total = items.reduce((sum, item) => sum + item.price, 0);')).toEqual({});
  });

  it.each(hostile)('reads 500,000 characters of %s in under 3 s', (_, unit) => {
    const text = unit.repeat(Math.ceil(500_000 / unit.length));
    expect(cpuTime(() => recognise(text))).toBeLessThan(3000);
  });
});

describe('RECOGNISERS', () => {
  it('names every provision once', () => {
    const names = RECOGNISERS.map(({ provision }) => provision);
    expect(new Set(names).size).toBe(names.length);
  });

  it('keeps no state in its patterns', () => {
    for (const { anchor, signs } of RECOGNISERS) {
      for (const pattern of [anchor, ...Object.values(signs)]) expect(pattern.flags).toBe('u');
    }
  });
});
