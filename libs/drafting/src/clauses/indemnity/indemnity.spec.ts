import { belongs, clauseText, wholeClause } from '../../../test/clause-text.js';

describe('claims by third parties', () => {
  it('always belongs', () => {
    expect(belongs('indemnity')).toBe(true);
  });

  it('covers third parties alone and works both ways', () => {
    for (const style of ['freelancer', 'balanced', 'client'] as const) {
      const { provider, client } = clauseText('indemnity', 'en', { style });
      expect(provider).toMatch(/^If a third party claims/);
      expect(client).toMatch(/^If a third party makes a claim/);
      expect(wholeClause('indemnity', 'en', { style })).not.toMatch(/any and all/);
    }
  });

  it('asks for fault of both in a balanced contract and of one only in a partial one', () => {
    const balanced = clauseText('indemnity', 'en', { style: 'balanced' });
    expect(balanced.provider).toMatch(/and the Provider is at fault/);
    expect(balanced.client).toMatch(/and the Client is at fault/);
    const freelancer = clauseText('indemnity', 'lt', { style: 'freelancer' });
    expect(freelancer.provider).toMatch(/Paslaugų teikėjas apie pažeidimą žinojo arba turėjo žinoti/);
    expect(freelancer.client).not.toMatch(/žinojo|kaltė/);
    const client = clauseText('indemnity', 'en', { style: 'client' });
    expect(client.provider).not.toMatch(/fault|knew/);
    expect(client.client).toMatch(/the Client knew or should have known/);
  });

  it('asks the party that wants compensation to tell, to leave the defence and not to settle alone', () => {
    expect(clauseText('indemnity', 'en').procedure).toMatch(
      /tells the other .* lets it conduct the defence.* does not admit or settle/,
    );
    expect(clauseText('indemnity', 'lt').procedure).toMatch(
      /praneša .* gintis, o be jos sutikimo .* nesudaro taikos susitarimo/,
    );
  });
});
