import { belongs, clauseText } from '../../../test/clause-text.js';

describe('severability, waiver and survival', () => {
  it('always belong', () => {
    expect(belongs('severability')).toBe(true);
    expect(Object.keys(clauseText('severability', 'en'))).toEqual(['severability', 'survival']);
  });

  it('keep what is meant to last beyond the end, in one sentence', () => {
    expect(clauseText('severability', 'en').survival).toMatch(/after this Agreement ends remain in force\.$/);
    expect(clauseText('severability', 'lt').survival).toMatch(/pasibaigus Sutarčiai, lieka galioti\.$/);
  });
});
