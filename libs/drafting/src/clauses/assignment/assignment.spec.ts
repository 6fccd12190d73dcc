import { belongs, clauseText } from '../../../test/clause-text.js';

describe('assignment of the contract', () => {
  it('always belongs and asks both parties for consent', () => {
    expect(belongs('assignment')).toBe(true);
    expect(clauseText('assignment', 'en').consent).toMatch(
      /^A Party may transfer.*only with the other Party’s/,
    );
    expect(clauseText('assignment', 'lt').consent).toMatch(/rašytinį kitos Šalies sutikimą/);
  });

  it('frees the client within its group or on a sale only in its favour', () => {
    expect(clauseText('assignment', 'en', { style: 'client' }).group).toMatch(
      /company of its group or to the buyer/,
    );
    expect(clauseText('assignment', 'en', { style: 'balanced' }).group).toBeUndefined();
  });

  it.each(['freelancer', 'balanced', 'client'] as const)(
    'lets the provider assign its claims for payment in a %s contract',
    (style) => {
      expect(clauseText('assignment', 'en', { style }).receivables).toMatch(
        /may assign its claims for payment/,
      );
    },
  );
});
