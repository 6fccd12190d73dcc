import { filledUp } from './filled-lists.js';
import { readItems } from './typed-blocks.js';

const texts = (one: string, other: string): string[][] =>
  filledUp(readItems(one), readItems(other)).map((blocks) => blocks.map(({ text }) => text));

describe(filledUp.name, () => {
  it('leaves lists of the same length as they are', () => {
    expect(texts('A\nB', 'C\nD')).toEqual([
      ['A', 'B'],
      ['C', 'D'],
    ]);
  });

  it('puts the lines at the end that nothing tells the place of', () => {
    expect(texts('Posters\nLeaflets\nStickers', 'Plakatai\nSkrajutės')).toEqual([
      ['Posters', 'Leaflets', 'Stickers'],
      ['Plakatai', 'Skrajutės', 'Stickers'],
    ]);
    expect(texts('Plakatai', 'Posters\nLeaflets')[0]).toEqual(['Plakatai', 'Leaflets']);
  });

  it('finds the line that is lacking by figures, names and words that begin alike', () => {
    const english = 'Logo (SVG, PDF)\nBrand guide of 20 pages\n4 packages\nPresentation\nWebsite banners';
    const lithuanian = 'Logotipas (SVG, PDF)\n4 pakuotės\nPrezentacija\nReklamjuostės svetainei';
    expect(texts(english, lithuanian)[1]).toEqual([
      'Logotipas (SVG, PDF)',
      'Brand guide of 20 pages',
      '4 pakuotės',
      'Prezentacija',
      'Reklamjuostės svetainei',
    ]);
  });

  it('keeps items below the line that they belong to', () => {
    const [, lithuanian] = filledUp(
      readItems('1. Design\n  a) cards\n  b) posters\n2. Print'),
      readItems('1. Dizainas\n  a) kortelės\n2. Spauda'),
    );
    expect(lithuanian.map(({ level, text }) => `${level} ${text}`)).toEqual([
      '0 Dizainas',
      '1 kortelės',
      '1 posters',
      '0 Spauda',
    ]);
  });

  it('takes lists of hundreds of lines', () => {
    const many = (count: number, word: string): string =>
      Array.from({ length: count }, (_, at) => `${word} ${at}`).join('\n');
    const [one, other] = texts(many(900, 'page'), many(700, 'puslapis'));
    expect(other).toHaveLength(900);
    expect(one).toHaveLength(900);
    expect(other?.slice(700)).toEqual(one?.slice(700));
  });
});
