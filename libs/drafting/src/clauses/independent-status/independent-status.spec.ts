import { belongs, clauseText } from '../../../test/clause-text.js';
import type { Terms } from '../../terms/terms.js';

const lithuanianPerson: Partial<Terms> = { provider: { kind: 'person', country: { code: 'lt' } } };

describe('independent status', () => {
  it('always belongs and denies employment in both languages', () => {
    expect(belongs('independent-status')).toBe(true);
    expect(clauseText('independent-status', 'en').independence).toMatch(/does not create employment/);
    expect(clauseText('independent-status', 'lt').independence).toMatch(/nesukuria darbo santykių/);
  });

  it('leaves hours, place and equipment to the provider', () => {
    expect(clauseText('independent-status', 'en').autonomy).toMatch(
      /how, where and when it works and uses its own equipment.*does not set working hours/,
    );
  });

  it('leaves the provider free for other clients, within the exclusivity that was chosen', () => {
    expect(clauseText('independent-status', 'en')['other-clients']).not.toMatch(/</);
    expect(
      clauseText('independent-status', 'en', { optionalClauses: new Set(['exclusivity']) })['other-clients'],
    ).toMatch(/within the limits of clause <exclusivity>/);
  });

  it('says that a Lithuanian individual acts under a registered individual activity', () => {
    expect(clauseText('independent-status', 'lt', lithuanianPerson)['individual-activity']).toMatch(
      /įregistruotą individualią veiklą/,
    );
    expect(
      clauseText('independent-status', 'lt', { provider: { kind: 'company', country: { code: 'lt' } } })[
        'individual-activity'
      ],
    ).toBeUndefined();
  });

  it('says under what else a Lithuanian individual may work', () => {
    const status = (language: 'en' | 'lt', providerStatus: Terms['providerStatus']) =>
      clauseText('independent-status', language, { ...lithuanianPerson, providerStatus })[
        'individual-activity'
      ];
    expect(status('lt', 'business_certificate')).toMatch(/verslo liudijimą.*pajamų iš juridinių asmenų riba/);
    expect(status('en', 'business_certificate')).toMatch(/business certificate/);
    expect(status('lt', 'author')).toMatch(/kaip autorius.*autorinis atlyginimas/);
    expect(status('en', 'author')).toMatch(/as an author/);
    expect(status('lt', 'unstated')).toBeUndefined();
  });

  it('says of an author without a registered activity that there is no business of its own', () => {
    const of = (providerStatus: 'author' | 'certificate', clause: 'independent-status' | 'parties') =>
      Object.values(clauseText(clause, 'en', { ...lithuanianPerson, providerStatus })).join(' ');
    expect(of('certificate', 'independent-status')).toMatch(/in business on its own account/);
    expect(of('author', 'independent-status')).not.toMatch(/business on/);
    expect(of('certificate', 'parties')).toMatch(/it makes this Agreement for business/);
    expect(of('author', 'parties')).toMatch(/The Client makes this Agreement for business/);
  });

  it('speaks of staff only where the provider is a company', () => {
    const company = { kind: 'company', country: { code: 'gb' } } as const;
    expect(clauseText('independent-status', 'en', { style: 'client', provider: company }).autonomy).toMatch(
      /The Provider and its staff are not entitled/,
    );
    expect(clauseText('independent-status', 'en', { ...lithuanianPerson, style: 'client' }).autonomy).toMatch(
      /The Provider is not entitled/,
    );
    expect(clauseText('independent-status', 'en', lithuanianPerson).autonomy).not.toMatch(/entitled/);
  });
});
