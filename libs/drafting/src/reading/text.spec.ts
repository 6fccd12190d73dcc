import { cleanLines, cleanProse, cleanText } from './text.js';

const limits = { lines: 10, characters: 50 };

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
    expect(cleanText(raw, 50)).toBe(expected);
  });

  it('finds nothing in blanks and bare punctuation', () => {
    expect(cleanText(' \t\n', 50)).toBeUndefined();
    expect(cleanText('...', 50)).toBeUndefined();
  });

  it('cuts at the limit without splitting a character', () => {
    expect(cleanText('abcdef', 3)).toBe('abc');
    expect(cleanText('ab😀', 3)).toBe('ab');
  });
});

describe(cleanLines.name, () => {
  it('takes one item a line, without bullets and numbering', () => {
    expect(cleanLines('- Logo;\n• Brand book.\r\n\n3) Templates\n(4) Fonts', limits)).toEqual([
      'Logo',
      'Brand book',
      'Templates',
      'Fonts',
    ]);
  });

  it('keeps to the number of lines', () => {
    expect(cleanLines('a\n'.repeat(100), limits)).toHaveLength(10);
  });
});

describe(cleanProse.name, () => {
  it('joins lines that end no sentence like a list', () => {
    expect(cleanProse('Build a site:\n- home page\n- blog', 100)).toBe('Build a site: home page; blog');
    expect(cleanProse('First sentence.\nSecond sentence.', 100)).toBe('First sentence. Second sentence');
  });
});
