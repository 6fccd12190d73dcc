import { belongs, clauseText } from '../../../test/clause-text.js';
import { paid } from '../../../test/payment.js';
import type { Terms } from '../../terms/terms.js';

const chosen: Partial<Terms> = { optionalClauses: new Set(['insurance']) };

describe('insurance', () => {
  it('belongs only when it is chosen', () => {
    expect(belongs('insurance', chosen)).toBe(true);
    expect(belongs('insurance')).toBe(false);
  });

  it('asks the freelancer for existing cover only, and for usual cover in a balanced contract', () => {
    const freelancer = clauseText('insurance', 'en', { ...chosen, style: 'freelancer' });
    expect(freelancer.cover).toMatch(/that it has when this Agreement is signed/);
    expect(freelancer.proof).toBeUndefined();
    expect(clauseText('insurance', 'lt', { ...chosen, style: 'balanced' }).cover).toMatch(
      /įprastą profesinės civilinės atsakomybės draudimą/,
    );
  });

  it('asks for a minimum that never exceeds the limit of liability, and a certificate, in the client’s favour', () => {
    const client = clauseText('insurance', 'en', { ...chosen, style: 'client', liabilityCap: 2 });
    expect(client.cover).toMatch(/of at least the limit of liability in clause <liability-cap>\.$/);
    /* By the hour, the hours agreed at most bound what the limit can come to. */
    const byHour = { ...chosen, ...paid('hourly'), style: 'client', liabilityCap: 2 } as const;
    const capped = { ...byHour, ...paid('hourly', { hoursCap: 160 }) };
    expect(clauseText('insurance', 'en', capped).cover).toMatch(/at least EUR 25,600\.00\.$/);
    expect(clauseText('insurance', 'en', byHour).cover).toMatch(/<liability-cap>\.$/);
    expect(client.proof).toMatch(/certificate/);
    expect(
      clauseText('insurance', 'en', { ...chosen, style: 'client', liabilityCap: 'uncapped' }).cover,
    ).toMatch(/at least the total Fees/);
  });

  it('always makes the client pay for more cover', () => {
    for (const style of ['freelancer', 'balanced', 'client'] as const) {
      expect(clauseText('insurance', 'en', { ...chosen, style }).price).toMatch(
        /pays the additional premium/,
      );
    }
  });
});
