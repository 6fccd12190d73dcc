import type { Sentence } from '../check/segment.js';
import { figure, restate } from './counter.js';
import { figuresKept } from './own-period.js';

const YEARS = figure('years', 3, [1, 5], 'year');
const KEEPS = { ...restate('For {#years} after its end.', '{#years} po pabaigos.'), keeps: 'years' };
const kept = (plain: string) => figuresKept(KEEPS, { plain } as Sentence, [YEARS]);

describe(figuresKept, () => {
  it.each([
    ['the provider keeps it secret for two years after the end', 2, 'year'],
    ['for eighteen (18) months following termination the provider shall not disclose it', 18, 'month'],
    ['paslaugų teikėjas penkerius metus po sutarties pabaigos saugo paslaptis', 5, 'year'],
    ['paslaugų teikėjas 6 mėnesius nuo sutarties pabaigos neatskleidžia informacijos', 6, 'month'],
  ])('takes over the one period: %s', (plain, value, unit) => {
    expect(kept(plain)).toMatchObject([{ key: 'years', value, unit }]);
  });

  it.each([
    'the provider keeps it secret',
    'the provider keeps it secret for ten years after the end',
    'the provider keeps it secret for two years',
    'for two years after the end, and three years after it for trade secrets, the provider keeps it secret',
  ])('fits no other sentence: %s', (plain) => {
    expect(kept(plain)).toBeUndefined();
  });

  it('leaves the figures of other words', () => {
    const { keeps, ...other } = KEEPS;
    expect(keeps).toBe('years');
    expect(figuresKept(other, { plain: 'for two years after the end' } as Sentence, [YEARS])).toEqual([
      YEARS,
    ]);
  });
});
