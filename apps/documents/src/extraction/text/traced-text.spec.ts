import fc from 'fast-check';
import { tidied } from './join-paragraphs.js';
import { TracedText } from './traced-text.js';

const traced = (text: string): TracedText =>
  new TracedText(
    text,
    Array.from({ length: text.length }, (_, at) => at),
  );
const units = [
  ...'aZ  \n\t\u00a0\u00ad\u200b\u202e\u0301\u030c\u1100\u1161\u11a8\u212b\ufb01\u0000',
  '\ud83d',
  '\ude00',
];
const odd = fc.array(fc.constantFrom(...units)).map((some) => some.join(''));

describe(TracedText, () => {
  it('becomes word for word what a string becomes, and its places go on growing', () => {
    fc.assert(
      fc.property(odd, (text) => {
        const result = tidied(traced(text));

        expect(result.toString()).toBe(tidied(text));
        expect(result.places).toHaveLength(result.length);
        const known = result.places.filter((place) => place >= 0);
        expect(known).toEqual([...known].sort((one, other) => one - other));
      }),
    );
  });

  it('knows of each letter that is left where it stood, and of a joined one where that began', () => {
    const result = tidied(traced('a\u200b  b\ufb01 e\u0301\ud83d\ude00'));

    expect(result.toString()).toBe('a bfi \u00e9\ud83d\ude00');
    expect(result.places).toEqual([0, 2, 4, 5, 5, 6, 7, 9, 10]);
  });
});
