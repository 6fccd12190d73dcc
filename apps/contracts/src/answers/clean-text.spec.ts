import { cleanText, cleanValue } from './clean-text.js';

describe(cleanText.name, () => {
  it('removes what the database refuses and keeps what people write', () => {
    expect(cleanText('a\u0000b\u0007c\ud83dd\udc00e')).toBe('abcde');
    expect(cleanText('Ąžuolas\t1\r\n2 😀 „ne“')).toBe('Ąžuolas\t1\r\n2 😀 „ne“');
  });
});

describe(cleanValue.name, () => {
  it('cleans each entry of a list and leaves other values alone', () => {
    expect(cleanValue(['a\u0000', 'b'])).toEqual(['a', 'b']);
    expect(cleanValue(true)).toBe(true);
    expect(cleanValue(null)).toBeNull();
  });
});
