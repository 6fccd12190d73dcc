import { belongs, clauseText } from '../../../test/clause-text.js';

describe('severability, waiver and survival', () => {
  it('always belong', () => {
    expect(belongs('severability')).toBe(true);
    expect(Object.keys(clauseText('severability', 'en'))).toEqual(['severability', 'survival']);
  });

  it('list only surviving clauses that are in the contract', () => {
    const secret = clauseText('severability', 'en', { personalData: true }).survival;
    expect(secret).toMatch(/confidentiality, personal data/);
    const open = clauseText('severability', 'lt', {
      personalData: false,
      confidentiality: { kind: 'none', years: 2 },
    }).survival;
    expect(open).not.toMatch(/konfidencialumo|asmens duomenų/);
    expect(open).toMatch(/taikytinos teisės ir ginčų\.$/);
  });
});
