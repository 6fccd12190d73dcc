import { belongs, clauseText } from '../../../test/clause-text.js';

describe('governing law', () => {
  it('always belongs and names one law', () => {
    expect(belongs('governing-law')).toBe(true);
    expect(clauseText('governing-law', 'en', { governingLaw: { code: 'lt' } }).law).toMatch(
      /is governed by the laws of the Republic of Lithuania\.$/,
    );
    expect(clauseText('governing-law', 'lt', { governingLaw: { code: 'lt' } }).law).toMatch(
      /taikoma Lietuvos Respublikos teisė\.$/,
    );
  });

  it('names a country of the user’s own without declining it', () => {
    expect(
      clauseText('governing-law', 'lt', { governingLaw: { code: 'other', name: 'Ispanija' } }).law,
    ).toMatch(/\(Ispanija\)/);
  });

  it('leaves the freelancer acts of US states untouched', () => {
    const act = (code: 'us-ny' | 'us-il' | 'us-ca' | 'us-de') =>
      clauseText('governing-law', 'en', { governingLaw: { code } })['freelancer-act'];
    expect(act('us-ny')).toMatch(/Freelance Isn’t Free Act/);
    expect(act('us-il')).toMatch(/820 ILCS 193/);
    expect(act('us-ca')).toMatch(/California/);
    expect(act('us-de')).toBeUndefined();
  });
});
