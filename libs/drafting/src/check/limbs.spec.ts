import { plainText } from './segment.js';
import { limbsOf } from './limbs.js';

describe(limbsOf, () => {
  it('cuts a long sentence where it goes on with something else, and carries the side along', () => {
    expect(
      limbsOf(
        'the provider delivers the drafts by the first of may together with a short note of the sources, provided that all rights in earlier work pass as well',
        'en',
      ),
    ).toEqual([
      'the provider delivers the drafts by the first of may',
      'provider together with a short note of the sources',
      'provider provided that all rights in earlier work pass as well',
    ]);
    expect(
      limbsOf(
        'klientas sumoka per dešimt dienų nuo sąskaitos gavimo banko pavedimu į nurodytą sąskaitą, tačiau visos pastabos ir pataisymai iki sezono pabaigos atliekami nemokamai',
        'lt',
      ),
    ).toEqual([
      'klientas sumoka per dešimt dienų nuo sąskaitos gavimo banko pavedimu į nurodytą sąskaitą',
      'klientas tačiau visos pastabos ir pataisymai iki sezono pabaigos atliekami nemokamai',
    ]);
  });

  it('leaves a short sentence whole, and one that has no joint', () => {
    expect(limbsOf('the client pays within ten days, but not before the work is there', 'en')).toEqual([]);
    expect(limbsOf('klientas sumoka per dešimt dienų, tačiau ne anksčiau nei gauna darbą', 'lt')).toEqual([]);
    expect(limbsOf(`the client pays ${'a very large '.repeat(12)}sum`, 'en')).toEqual([]);
  });

  it('reads a limb of few words with the one before it, and loses no word', () => {
    const plain = plainText(
      'The provider keeps the originals, but not the copies, and the client may show the finished series in its shop windows; prints are sold by both.',
    );
    const limbs = limbsOf(plain, 'en');
    expect(limbs.length).toBeGreaterThan(1);
    const words = plain.match(/\p{L}+/gu) ?? [];
    for (const word of words) expect(limbs.join(' ')).toContain(word);
  });
});
