import { belongs, clauseText } from '../../../test/clause-text.js';

describe('entire agreement', () => {
  it('always belongs and ranks the documents', () => {
    expect(belongs('entire-agreement')).toBe(true);
    expect(clauseText('entire-agreement', 'en').precedence).toMatch(
      /this text prevails over annexes, and a later amendment over both/,
    );
    expect(clauseText('entire-agreement', 'lt').precedence).toMatch(
      /viršesnis už priedus, o vėlesnis pakeitimas/,
    );
  });

  it('keeps liability for fraud under English law', () => {
    expect(clauseText('entire-agreement', 'en', { governingLaw: { code: 'gb' } }).whole).toMatch(/fraud/);
    expect(clauseText('entire-agreement', 'en', { governingLaw: { code: 'lt' } }).whole).not.toMatch(/fraud/);
  });
});
