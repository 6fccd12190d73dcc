import { belongs, clauseText, wholeClause } from '../../../test/clause-text.js';
import { paid } from '../../../test/payment.js';
import type { Terms } from '../../terms/terms.js';

const chosen: Partial<Terms> = { optionalClauses: new Set(['exclusivity']) };

describe('exclusivity', () => {
  it('belongs only when it is chosen', () => {
    expect(belongs('exclusivity', chosen)).toBe(true);
    expect(belongs('exclusivity')).toBe(false);
  });

  it.each(['freelancer', 'balanced', 'client'] as const)(
    'covers named competitors, while the services last, for pay, in a %s contract',
    (style) => {
      const { restriction, end } = clauseText('exclusivity', 'en', { ...chosen, style });
      expect(restriction).toMatch(
        /^While it performs the Services.*competitors, at most \w+, whom the Client named in writing/,
      );
      expect(restriction).toMatch(/The Fees include the price of this restriction\.$/);
      expect(end).toMatch(/^The restriction ends with the Services\./);
      expect(wholeClause('exclusivity', 'en', { ...chosen, style })).not.toMatch(
        /after it ends|worldwide|months/,
      );
    },
  );

  it('frees the freelancer earlier when there is no work or no payment', () => {
    expect(
      clauseText('exclusivity', 'en', { ...chosen, ...paid('hourly'), style: 'freelancer' }).end,
    ).toMatch(/no work for 30 calendar days or is more than 10 working days late/);
    expect(clauseText('exclusivity', 'lt', { ...chosen, ...paid('hourly'), style: 'balanced' }).end).toMatch(
      /60 \(šešiasdešimt\) kalendorinių dienų/,
    );
  });

  it('waits for no work to be given where one piece of work has one price', () => {
    const end = (style: 'freelancer' | 'balanced', language: 'en' | 'lt' = 'en') =>
      clauseText('exclusivity', language, { ...chosen, ...paid('milestones'), style }).end;
    expect(end('balanced')).toMatch(/ends with the Services\. Apart from it/);
    expect(end('freelancer')).toMatch(/It also ends if the Client is more than 10 working days late/);
    expect(end('freelancer', 'lt')).toMatch(/ir tada, kai Klientas daugiau kaip 10 .* vėluoja sumokėti/);
  });
});
