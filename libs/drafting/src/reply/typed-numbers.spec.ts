import { TypedNumbers } from './typed-numbers.js';

const textOf = (...paragraphs: string[]): string => paragraphs.join('\n\n');
const NEW = ['Interest is due.'];
const after = (text: string, words: string, isTyped = true) =>
  new TypedNumbers(text, () => isTyped).numbered(text.indexOf(words), NEW);

describe(TypedNumbers, () => {
  it.each([
    ['the next one at the end', textOf('7.2. A fee.', '7.3. Late fees.', '8. Term'), '7.4. Interest is due.'],
    ['the next one without a stop', textOf('7.2 A fee.', '7.3 Late fees.'), '7.4 Interest is due.'],
    ['a letter where the next is taken', textOf('7.3. Late fees.', '7.4. Taxes.'), '7.3a. Interest is due.'],
    ['the next letter', textOf('7.3. Late fees.', '7.3a. More.', '7.4. Taxes.'), '7.3b. Interest is due.'],
    ['of a clause as a whole', textOf('6. Rights.', '7. Late fees.'), '8. Interest is due.'],
    ['in brackets', textOf('(6) Rights.', '(7) Late fees.', '(8) Law.'), '(7a) Interest is due.'],
    ['with a bracket behind', textOf('7) Late fees.'), '8) Interest is due.'],
    ['none where there is none', textOf('7. Fees', 'Late fees are due.'), 'Interest is due.'],
    [
      'the next one behind the items of a paragraph',
      textOf('7.2. The fee is paid:', '(a) by transfer;', '(b) Late fees.', '8. Term'),
      '7.3. Interest is due.',
    ],
    [
      'a letter behind items where the next is taken',
      textOf('7.2. The fee is paid:', '- Late fees.', '7.3. Taxes.'),
      '7.2a. Interest is due.',
    ],
    [
      'the next one behind words without a number that go on',
      textOf('7.2. A fee.', 'Late fees are due at once.', '8. Term'),
      '7.3. Interest is due.',
    ],
    [
      'none where a heading comes between',
      textOf('7.2. A fee.', 'Payment', 'Late fees are due.'),
      'Interest is due.',
    ],
    [
      'none behind items of a clause as a whole',
      textOf('7. The fee is paid:', '(a) Late fees.'),
      'Interest is due.',
    ],
    ['none after a letter in brackets', textOf('(a) a fee;', '(b) Late fees.'), 'Interest is due.'],
    ['none after a sum', textOf('Fees', '1.5 times Late fees.'), 'Interest is due.'],
    ['none after a year', textOf('Fees', '2026 Late fees.'), 'Interest is due.'],
    ['none after days', textOf('Fees', '30 days, then Late fees.'), 'Interest is due.'],
  ])('gives a new paragraph its number: %s', (_, text, expected) => {
    expect(after(text, 'Late fees')).toEqual([expected]);
  });

  it('leaves what Word counts to Word', () => {
    expect(after(textOf('7.2. A fee.', '7.3. Late fees.'), 'Late fees', false)).toEqual(NEW);
  });

  it('gives no number twice, whatever comes after what', () => {
    const text = textOf('7.3. Late fees.', '7.4. Taxes.', '7.5. Costs.');
    const numbers = new TypedNumbers(text, () => true);
    const places = ['Late', 'Taxes', 'Late', 'Costs', 'Costs'].map((words) => text.indexOf(words));
    const made = places.flatMap((place) => numbers.numbered(place, ['A.', 'B.']));
    const heads = made.map((each) => each.split(' ')[0]);

    expect(heads).toEqual([
      ...['7.3a.', '7.3b.', '7.4a.', '7.4b.', '7.3c.', '7.3d.', '7.6.', '7.7.', '7.8.', '7.9.'],
    ]);
    expect(new Set(heads).size).toBe(heads.length);
  });
});
