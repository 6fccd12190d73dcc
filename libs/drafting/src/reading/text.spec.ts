import { cleanLines, cleanProse, cleanText, isNoAnswer, ownLines } from './text.js';

describe(cleanText.name, () => {
  it.each([
    ['  two   words \n', 'two words'],
    ['A full stop.', 'A full stop'],
    ['Why?', 'Why?'],
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
    expect(cleanLines('- Logo;\n• Brand book.\r\n\n3) Templates\n(4) Fonts')).toEqual([
      'Logo',
      'Brand book',
      'Templates',
      'Fonts',
    ]);
  });

  it('keeps every line', () => {
    expect(cleanLines('a\n'.repeat(1_000))).toHaveLength(1_000);
  });
});

describe(cleanProse.name, () => {
  it('joins lines that end no sentence like a list', () => {
    expect(cleanProse('Build a site:\n- home page\n- blog')).toBe('Build a site: home page; blog');
    expect(cleanProse('First sentence.\nSecond sentence.')).toBe('First sentence. Second sentence');
  });
});

describe(ownLines.name, () => {
  it.each<[string, string[]]>([
    ['One line only', []],
    ['Website:\n- home page\n• blog,\n* shop', ['Website:', 'home page;', 'blog;', 'shop.']],
    ['1. Draft\n2. Final text.', ['Draft;', 'Final text.']],
    ['Do this:\n1) Draft\n2) See 1)', ['Do this:', '1) Draft;', '2) See 1).']],
    ['a) Logo\nb) Book', ['a) Logo;', 'b) Book.']],
    ['First sentence.\n\nSecond one!', ['First sentence.', 'Second one!']],
  ])('keeps each line of %j', (raw, expected) => {
    expect(ownLines(raw)).toEqual(expected);
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
