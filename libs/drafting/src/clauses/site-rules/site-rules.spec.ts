import { belongs, clauseText } from '../../../test/clause-text.js';
import type { Terms } from '../../terms/terms.js';

const chosen: Partial<Terms> = { optionalClauses: new Set(['site_rules']) };

describe('access, site rules and operation', () => {
  it('belong only when they are chosen', () => {
    expect(belongs('site-rules', chosen)).toBe(true);
    expect(belongs('site-rules')).toBe(false);
  });

  it('bind the provider only to reasonable rules given beforehand', () => {
    expect(clauseText('site-rules', 'en', chosen).premises).toMatch(
      /reasonable.*given in writing beforehand/,
    );
    expect(clauseText('site-rules', 'lt', chosen).systems).toMatch(/slaptažodžius ir raktus/);
  });

  it('leave operation after launch to the client in web development alone', () => {
    expect(clauseText('site-rules', 'en', { ...chosen, workType: 'web_development' }).operation).toMatch(
      /After launch the Client operates/,
    );
    expect(clauseText('site-rules', 'en', { ...chosen, workType: 'consulting' }).operation).toBeUndefined();
  });

  it('set a level of accessibility in the client’s favour', () => {
    expect(
      clauseText('site-rules', 'en', { ...chosen, workType: 'web_development', style: 'client' })
        .accessibility,
    ).toMatch(/WCAG\) 2\.1 at level AA/);
    expect(clauseText('site-rules', 'lt', { ...chosen, workType: 'design' }).accessibility).toMatch(
      /tik tada, kai Paslaugų aprašyme/,
    );
  });
});
