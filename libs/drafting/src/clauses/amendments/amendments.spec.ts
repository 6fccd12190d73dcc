import { belongs, clauseText } from '../../../test/clause-text.js';

describe('amendments', () => {
  it('always belong, in writing and signed by both', () => {
    expect(belongs('amendments')).toBe(true);
    expect(clauseText('amendments', 'en').form).toMatch(/only in writing and signed by both Parties/);
    expect(clauseText('amendments', 'lt').form).toMatch(/raštu ir pasirašyti abiejų Šalių/);
  });

  it('are never made by one party alone', () => {
    expect(clauseText('amendments', 'en').form).toMatch(/signed by both Parties.* Silence is not consent/);
  });

  it('leave changes of the services to the paragraph that makes them binding', () => {
    expect(clauseText('amendments', 'en').form).toMatch(/<change-control\.agreement>/);
    expect(clauseText('amendments', 'en', { style: 'client' }).form).toMatch(/<change-control\.instruction>/);
  });
});
