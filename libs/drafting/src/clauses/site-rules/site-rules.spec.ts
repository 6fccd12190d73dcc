import { belongs, clauseText } from '../../../test/clause-text.js';
import { paid } from '../../../test/payment.js';
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

  it('set no level of accessibility that neither the description nor the law asks for', () => {
    const accessibility = (changes: Partial<Terms>, language: 'en' | 'lt' = 'en') =>
      clauseText('site-rules', language, { ...chosen, style: 'client', ...changes }).accessibility;
    expect(accessibility({ length: 'short', workType: 'web_development' })).toMatch(
      /as far as the description of the Services names its level or the law requires it/,
    );
    expect(accessibility({ workType: 'design' }, 'lt')).toMatch(
      /tiek, kiek jo lygis nurodytas Paslaugų aprašyme/,
    );
    expect(accessibility({ length: 'full', workType: 'web_development' })).toBeUndefined();
  });

  it('launch nothing in upkeep without an end', () => {
    const upkeep = {
      ...chosen,
      ...paid('hourly'),
      length: 'short',
      workType: 'web_development',
      hasNoEnd: true,
      deliverables: [],
      milestones: [],
      deadline: undefined,
    } as const;
    expect(clauseText('site-rules', 'lt', upkeep)).not.toHaveProperty('operation');
  });
});
