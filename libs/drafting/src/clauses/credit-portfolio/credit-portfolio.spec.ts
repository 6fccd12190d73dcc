import { belongs, clauseText } from '../../../test/clause-text.js';
import type { CountryCode, Style, Terms } from '../../terms/terms.js';

describe('credit-portfolio', () => {
  it('belongs to every contract: where showing is forbidden, a sentence forbids it whatever the work is', () => {
    expect(belongs('credit-portfolio', { workType: 'consulting', portfolio: 'forbidden' })).toBe(true);
    expect(belongs('credit-portfolio', { workType: 'consulting', portfolio: 'allowed' })).toBe(true);
    expect(belongs('credit-portfolio', { workType: 'design', portfolio: 'forbidden' })).toBe(true);
  });

  it('says what the author keeps in work of another kind that makes works', () => {
    const moral = (terms: Partial<Terms>) =>
      clauseText('credit-portfolio', 'lt', { workType: 'general', ...terms })['moral-rights'];
    for (const workTypeText of ['Translation', 'Fotografavimas', 'Vertimo paslaugos'])
      expect(moral({ workTypeText })).toMatch(/asmeninės neturtinės teisės lieka autoriui/);
    expect(moral({ ip: 'licence' })).toMatch(/lieka autoriui/);
    for (const workTypeText of ['Bookkeeping', 'Turto vertinimas', undefined])
      expect(moral({ workTypeText })).toBeUndefined();
  });

  it('never has moral rights waived or transferred where the law does not know it', () => {
    const moral = (code: CountryCode, style: Style) =>
      clauseText('credit-portfolio', 'en', { workType: 'design', governingLaw: { code }, style })[
        'moral-rights'
      ];
    expect(moral('lt', 'balanced')).toMatch(/cannot be transferred/);
    expect(moral('lt', 'client')).toMatch(/are not transferred/);
    expect(moral('fr', 'client')).not.toMatch(/waive/);
    expect(moral('gb', 'client')).toMatch(/^As far as the law allows, the Provider waives/);
    expect(moral('gb', 'balanced')).not.toMatch(/waive/);
  });

  it('gives a writer the by-line for the freelancer and ghost-writing for the client', () => {
    const credit = (style: Style) =>
      clauseText('credit-portfolio', 'en', { workType: 'copywriting', style })['moral-rights'];
    expect(credit('freelancer')).toMatch(/names the author of a text where this is customary/);
    expect(credit('client')).toMatch(/without the author’s name/);
  });

  it('follows the answer on the portfolio', () => {
    const shown = (portfolio: Terms['portfolio']) =>
      clauseText('credit-portfolio', 'en', { workType: 'design', portfolio });
    expect(shown('allowed').portfolio).toMatch(/after they have been accepted or put into use/);
    expect(shown('after-publication').portfolio).toMatch(/^Once the Client has published/);
    expect(shown('forbidden').portfolio).toMatch(/only with the Client’s prior written consent/);
    expect(shown('allowed').portfolio).toMatch(/no personal data/);
    expect(shown('forbidden').portfolio).not.toMatch(/personal data/);
  });

  it('speaks of authors only where the work has them', () => {
    const advice = clauseText('credit-portfolio', 'en', { workType: 'consulting', portfolio: 'allowed' });
    expect(Object.keys(advice)).toEqual(['portfolio']);
  });

  it('binds the provider, never an author who does not sign, to usual changes', () => {
    const moral = clauseText('credit-portfolio', 'en', { workType: 'design', style: 'client' })[
      'moral-rights'
    ];
    expect(moral).toMatch(/the Provider agrees .* and obtains the same from every author/);
  });
});
