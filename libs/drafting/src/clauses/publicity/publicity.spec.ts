import { belongs, clauseText } from '../../../test/clause-text.js';
import type { Terms } from '../../terms/terms.js';

const chosen: Partial<Terms> = { optionalClauses: new Set(['publicity']) };

describe('publicity', () => {
  it('belongs only when it is chosen', () => {
    expect(belongs('publicity', chosen)).toBe(true);
    expect(belongs('publicity')).toBe(false);
  });

  it('asks both parties for prior written consent', () => {
    expect(clauseText('publicity', 'en', chosen).consent).toMatch(
      /^A Party uses.*only with its prior written consent/,
    );
    expect(clauseText('publicity', 'lt', chosen).consent).toMatch(/išankstinį rašytinį jos sutikimą/);
  });

  it('lets the freelancer name the client, unless the portfolio is forbidden', () => {
    const reference = (portfolio: Terms['portfolio']) =>
      clauseText('publicity', 'en', { ...chosen, style: 'freelancer', portfolio }).reference;
    expect(reference('allowed')).toMatch(/may name the Client/);
    expect(reference('after-publication')).toMatch(/once the Deliverables have been published/);
    expect(reference('forbidden')).toBeUndefined();
  });
});
