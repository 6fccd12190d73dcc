import { belongs, clauseText } from '../../../test/clause-text.js';
import type { Terms } from '../../terms/terms.js';

const chosen: Partial<Terms> = { optionalClauses: new Set(['non_solicitation']) };

describe('non-solicitation', () => {
  it('belongs only when it is chosen', () => {
    expect(belongs('non-solicitation', chosen)).toBe(true);
    expect(belongs('non-solicitation')).toBe(false);
  });

  it('binds both parties for six or twelve months', () => {
    const staff = (style: Terms['style']) => clauseText('non-solicitation', 'en', { ...chosen, style }).staff;
    expect(staff('freelancer')).toMatch(/for 6 months after it ends, neither Party/);
    expect(staff('balanced')).toMatch(/for 12 months after it ends, neither Party/);
    expect(clauseText('non-solicitation', 'lt', { ...chosen, style: 'freelancer' }).staff).toMatch(
      /ir 6 \(šešis\) mėnesius po jos pasibaigimo nė viena Šalis/,
    );
  });

  it('covers named customers only in the client’s favour', () => {
    expect(clauseText('non-solicitation', 'en', { ...chosen, style: 'client' }).customers).toMatch(
      /customers whom the Client has named in writing/,
    );
    expect(clauseText('non-solicitation', 'en', chosen).customers).toBeUndefined();
  });

  it('leaves general advertising and hiring free of any payment', () => {
    expect(clauseText('non-solicitation', 'en', chosen).freedom).toMatch(/No payment is due for hiring/);
  });

  it('ends with the contract in California', () => {
    for (const changes of [
      { governingLaw: { code: 'us-ca' } },
      { provider: { kind: 'person', country: { code: 'us-ca' } } },
    ] as const) {
      expect(clauseText('non-solicitation', 'en', { ...chosen, ...changes }).staff).toMatch(
        /^While this Agreement lasts, neither Party/,
      );
    }
  });
});
