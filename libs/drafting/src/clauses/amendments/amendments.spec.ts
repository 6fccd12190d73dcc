import { belongs, clauseText } from '../../../test/clause-text.js';

describe('amendments', () => {
  it('always belong, in writing and signed by both', () => {
    expect(belongs('amendments')).toBe(true);
    expect(clauseText('amendments', 'en').form).toMatch(/only in writing and signed by both Parties/);
    expect(clauseText('amendments', 'lt').form).toMatch(/raštu ir pasirašyti abiejų Šalių/);
  });

  it('are never made by one party alone', () => {
    expect(clauseText('amendments', 'en')['not-alone']).toMatch(/by publishing new terms/);
  });

  it('leave change requests to the clause that governs them', () => {
    expect(clauseText('amendments', 'en').form).toMatch(/<change-control>/);
  });
});
