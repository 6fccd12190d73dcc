import { belongs, clauseText } from '../../../test/clause-text.js';

describe('disputes', () => {
  it('always belong and begin with negotiation of fourteen days', () => {
    expect(belongs('disputes')).toBe(true);
    expect(clauseText('disputes', 'en').negotiation).toMatch(/within 14 calendar days/);
    expect(clauseText('disputes', 'lt').negotiation).toMatch(/per 14 \(keturiolika\) kalendorinių dienų/);
  });

  it('add mediation only when it was chosen', () => {
    expect(clauseText('disputes', 'en', { disputeSteps: 'mediation' }).mediation).toMatch(/fee equally/);
    expect(clauseText('disputes', 'en', { disputeSteps: 'negotiation' }).mediation).toBeUndefined();
  });

  it('name the courts of the governing law and the city as the user wrote it', () => {
    const terms = { governingLaw: { code: 'lt' }, courtCity: 'Kaunas' } as const;
    expect(clauseText('disputes', 'en', terms).court).toMatch(
      /decided by the courts of the Republic of Lithuania\. Place of the court: Kaunas\.$/,
    );
    expect(clauseText('disputes', 'lt', terms).court).toMatch(
      /Lietuvos Respublikos teismai\. Teismo vieta: Kaunas\.$/,
    );
  });

  it('name the courts of the country in which the city is, so that the two never contradict each other', () => {
    const terms = { governingLaw: { code: 'lv' }, courtCity: 'Kaunas' } as const;
    expect(clauseText('disputes', 'en', terms).court).toMatch(
      /the courts of the Republic of Lithuania\. Place/,
    );
    expect(clauseText('disputes', 'lt', terms).court).toMatch(/Lietuvos Respublikos teismai\. Teismo vieta/);
  });

  it('leave no gap where no city was answered: the law says which court it is', () => {
    const terms = { governingLaw: { code: 'lt' }, courtCity: undefined } as const;
    expect(clauseText('disputes', 'en', terms).court).toMatch(
      /the courts of the Republic of Lithuania\. Which of these courts has jurisdiction follows from the law\.$/,
    );
    expect(clauseText('disputes', 'lt', terms).court).toMatch(
      /Lietuvos Respublikos teismai pagal įstatymų nustatytą teismingumą\.$/,
    );
  });

  it('leave small claims and urgent protection open at once', () => {
    expect(clauseText('disputes', 'en').direct).toMatch(/urgent protection.*small-claims/);
  });
});
