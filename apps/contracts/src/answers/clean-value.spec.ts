import { cleanValue } from './clean-value.js';

describe(cleanValue.name, () => {
  it('cleans each entry of a list and leaves other values alone', () => {
    expect(cleanValue(['a\u0000', 'b'])).toEqual(['a', 'b']);
    expect(cleanValue(true)).toBe(true);
    expect(cleanValue(null)).toBeNull();
  });
});
