import { belongs, clauseText } from '../../../test/clause-text.js';

describe('force majeure', () => {
  it('always belongs and protects both parties', () => {
    expect(belongs('force-majeure')).toBe(true);
    expect(clauseText('force-majeure', 'en').relief).toMatch(/^A Party is not liable/);
    expect(clauseText('force-majeure', 'lt').relief).toMatch(/nenugalima jėga/);
  });

  it('never excuses money owed for work already done', () => {
    expect(clauseText('force-majeure', 'en', { style: 'freelancer' }).relief).toMatch(
      /The duty to pay money is never excused\.$/,
    );
    for (const style of ['balanced', 'client'] as const) {
      expect(clauseText('force-majeure', 'en', { style }).relief).toMatch(
        /pay for work already done is not excused/,
      );
    }
  });

  it('opens the exit after thirty to sixty days, with pay for what was done', () => {
    expect(clauseText('force-majeure', 'en', { style: 'freelancer' }).exit).toMatch(
      /30 calendar days.*either Party.*then pays/,
    );
    expect(clauseText('force-majeure', 'lt', { style: 'balanced' }).exit).toMatch(
      /60 \(šešiasdešimt\) kalendorinių dienų/,
    );
  });

  it('lets the client have urgent work done by others only in its favour', () => {
    expect(clauseText('force-majeure', 'en', { style: 'client' }).notice).toMatch(/done by others/);
    expect(clauseText('force-majeure', 'en', { style: 'balanced' }).notice).not.toMatch(/done by others/);
  });

  it('counts the serious illness of an individual provider', () => {
    const relief = (kind: 'person' | 'company') =>
      clauseText('force-majeure', 'en', { provider: { kind, country: { code: 'lt' } } }).relief;
    expect(relief('person')).toMatch(/serious illness/);
    expect(relief('company')).not.toMatch(/illness/);
  });
});
