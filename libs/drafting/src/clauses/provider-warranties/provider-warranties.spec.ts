import { belongs, clauseText, wholeClause } from '../../../test/clause-text.js';
import { WORK_TYPES, type Style } from '../../terms/terms.js';

describe('provider’s warranties', () => {
  it('always belongs and promises skill and care', () => {
    expect(belongs('provider-warranties')).toBe(true);
    expect(clauseText('provider-warranties', 'en').care).toMatch(/skill and care/);
    expect(clauseText('provider-warranties', 'lt').care).toMatch(/kvalifikuotai ir rūpestingai/);
  });

  it('warrants originality to its knowledge, without that limit only in the client’s favour', () => {
    const originality = (style: Style) => clauseText('provider-warranties', 'en', { style }).originality;
    expect(originality('freelancer')).toMatch(/^As far as the Provider knows/);
    expect(originality('balanced')).toMatch(/^As far as the Provider knows/);
    expect(originality('client')).toMatch(/^The Deliverables are/);
  });

  it('limits the warranty for parts made with AI tools where those are allowed', () => {
    const terms = { workType: 'copywriting', aiUse: 'allowed' } as const;
    expect(clauseText('provider-warranties', 'en', terms).originality).toMatch(/<ai-tools>/);
    expect(clauseText('provider-warranties', 'en', { ...terms, aiUse: 'forbidden' }).originality).not.toMatch(
      /AI/,
    );
  });

  it('corrects defects reported within the agreed days', () => {
    expect(clauseText('provider-warranties', 'en', { warrantyDays: 60 }).defects).toMatch(
      /within 60 calendar days after acceptance/,
    );
    expect(clauseText('provider-warranties', 'lt', { warrantyDays: 60 }).defects).toMatch(
      /per 60 \(šešiasdešimt\) kalendorinių dienų nuo priėmimo \(garantinis terminas\)/,
    );
  });

  it('excludes the client’s changes in web development', () => {
    expect(clauseText('provider-warranties', 'en', { workType: 'web_development' }).defects).toMatch(
      /the Client or a third party made to the code, content, settings or hosting environment/,
    );
  });

  it('makes correction and refund the only remedies in the freelancer’s favour', () => {
    const remedy = (style: Style) => clauseText('provider-warranties', 'en', { style }).remedy;
    expect(remedy('freelancer')).toMatch(/only remedies/);
    expect(remedy('balanced')).toMatch(/reduce the Fees in proportion/);
    expect(remedy('client')).toMatch(/by somebody else at the Provider’s reasonable expense/);
  });

  it.each(['consulting', 'marketing', 'copywriting'] as const)(
    'leaves it to the scope to say that %s promises no results',
    (workType) => {
      expect(clauseText('provider-warranties', 'en', { workType }).results).toBeUndefined();
      expect(wholeClause('scope', 'en', { workType })).toMatch(/does not promise a particular/);
    },
  );

  it('replaces implied warranties only under common law and not in the client’s favour', () => {
    const implied = (code: 'gb' | 'us-ny' | 'lt' | 'de', style: Style = 'balanced') =>
      clauseText('provider-warranties', 'en', { governingLaw: { code }, style }).implied;
    expect(implied('gb')).toMatch(
      /satisfactory or merchantable quality and fitness for a particular purpose/,
    );
    expect(implied('us-ny', 'freelancer')).toMatch(/merchantability/);
    expect(implied('us-ny', 'client')).toBeUndefined();
    expect(implied('lt')).toBeUndefined();
    expect(implied('de')).toBeUndefined();
  });

  it('never promises work without error or fit for any purpose', () => {
    for (const workType of WORK_TYPES) {
      const text = wholeClause('provider-warranties', 'en', { workType, style: 'client' });
      expect(text).not.toMatch(/error-free|any purpose|guarantee/);
    }
  });
});
