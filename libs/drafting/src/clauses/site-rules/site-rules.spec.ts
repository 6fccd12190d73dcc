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
    const short = { ...chosen, length: 'short' } as const;
    expect(clauseText('site-rules', 'en', { ...short, workType: 'web_development' }).operation).toMatch(
      /After launch the Client operates/,
    );
    expect(clauseText('site-rules', 'en', { ...short, workType: 'consulting' }).operation).toBeUndefined();
  });

  it('do not repeat in the full form what the scope and the expenses of web work say', () => {
    const full = { ...chosen, length: 'full', workType: 'web_development' } as const;
    expect(clauseText('site-rules', 'en', full)).not.toHaveProperty('operation');
    expect(clauseText('scope', 'en', full).operation).toMatch(/maintenance after launch are not part/);
    expect(clauseText('site-rules', 'en', full)).not.toHaveProperty('accounts');
    expect(clauseText('expenses', 'en', full)['third-party-costs']).toMatch(/hosting.* in the Client’s name/);
    expect(clauseText('site-rules', 'en', { ...full, expenses: 'included' }).accounts).toMatch(
      /in the Client’s name/,
    );
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
