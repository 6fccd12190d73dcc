import { cleanLines, cleanText, isNoAnswer, isNothing } from './text.js';

describe(cleanText.name, () => {
  it.each([
    ['  two   words \n', 'two words'],
    ['A full stop.', 'A full stop'],
    ['Why?', 'Why?'],
    ['Konsultacijos, 20 val.', 'Konsultacijos, 20 val.'],
    ['Straipsniai, 5 vnt.;', 'Straipsniai, 5 vnt.'],
    ['Priežiūra 3 mėn. . ', 'Priežiūra 3 mėn.'],
    ['per 5 d. d.', 'per 5 d. d.'],
    ['40 Eur/val.', '40 Eur/val.'],
    ['lankstinukai, plakatai ir pan.', 'lankstinukai, plakatai ir pan.'],
    ['A shop for Acme Ltd.', 'A shop for Acme Ltd.'],
    ['20 val', '20 val'],
    ['Lankomumas ir festival.', 'Lankomumas ir festival'],
    ['A frying pan.', 'A frying pan'],
    ['Plan d.', 'Plan d'],
    ['bell\u0007 and null\u0000', 'bell and null'],
    ['\u202eevil\u202c', 'evil'],
    ['half \ud83d pair', 'half pair'],
    ['soft\u00adhyphen', 'soft hyphen'],
    ['žąsis', 'žąsis'],
    ['z\u030casis', 'žasis'],
    ['👩‍💻', '👩‍💻'],
  ])('cleans %j', (raw, expected) => {
    expect(cleanText(raw)).toBe(expected);
  });

  it('finds nothing in blanks and bare punctuation', () => {
    expect(cleanText(' \t\n')).toBeUndefined();
    expect(cleanText('...')).toBeUndefined();
  });

  it('shortens nothing', () => {
    expect(cleanText('x'.repeat(30_000))).toHaveLength(30_000);
  });
});

describe(cleanLines.name, () => {
  it('takes one item a line, without bullets and numbering', () => {
    expect(cleanLines('- Logo;\n• Brand book.\r\n\n1) Templates\n2) Fonts')).toEqual([
      'Logo',
      'Brand book',
      'Templates',
      'Fonts',
    ]);
  });

  it('keeps a number that counts nothing', () => {
    expect(cleanLines('15. March\n12.01 start\n-5 degrees')).toEqual([
      '15. March',
      '12.01 start',
      '-5 degrees',
    ]);
  });

  it('keeps every line', () => {
    expect(cleanLines('a\n'.repeat(1_000))).toHaveLength(1_000);
  });
});

describe(isNoAnswer.name, () => {
  it.each(['no', ' None. ', 'n/a', '-', '???', 'NĖRA', 'ne', 'dar nežinau', 'I don’t know', 'TBD', ''])(
    'sees no answer in %j',
    (raw) => {
      expect(isNoAnswer(raw)).toBe(true);
    },
  );

  it.each(['No printing', 'Nida', 'Neringa', 'Nothing but texts', 'Logo', '3', 'Oslo'])(
    'sees an answer in %j',
    (raw) => {
      expect(isNoAnswer(raw)).toBe(false);
    },
  );
});

describe(isNothing.name, () => {
  it.each(['no', ' None. ', 'n/a', 'NĖRA', 'ne', 'netaikoma'])('sees that there is nothing in %j', (raw) => {
    expect(isNothing(raw)).toBe(true);
  });

  it.each(['dar nežinau', 'not sure', 'TBD', '???', '', 'No printing', 'Neringa'])(
    'does not in %j',
    (raw) => {
      expect(isNothing(raw)).toBe(false);
    },
  );
});
