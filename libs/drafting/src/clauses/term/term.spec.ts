import { clauseText } from '../../../test/clause-text.js';
import { paid } from '../../../test/payment.js';

describe('term', () => {
  it('lasts until a project is done', () => {
    expect(clauseText('term', 'lt', paid('fixed')).duration).toMatch(
      /kol suteikiamos visos Paslaugos ir sumokama visa Kaina/,
    );
    expect(clauseText('term', 'lt', paid('fixed')).duration).not.toMatch(/nepratęsiama/);
  });

  it('has no end of its own for a retainer without a date, and ends on the date otherwise', () => {
    const open = clauseText('term', 'en', { ...paid('retainer'), deadline: undefined, milestones: [] });
    expect(open.duration).toMatch(
      /indefinite time\. It ends when a Party ends it as this Agreement allows\.$/,
    );
    const hourly = { ...paid('hourly'), deadline: undefined, hasNoEnd: true, milestones: [] };
    expect(clauseText('term', 'lt', hourly).duration).toMatch(/^Sutartis neterminuota\./);
    expect(clauseText('term', 'lt', { ...hourly, ...paid('other') }).duration).toMatch(/neterminuota/);
    expect(clauseText('term', 'lt', { ...hourly, ...paid('fixed') }).duration).not.toMatch(/neterminuota/);
    expect(clauseText('term', 'en', { ...paid('retainer'), deadline: '2027-12-31' }).duration).toMatch(
      /until the end of 31 December 2027.*not renewed automatically/,
    );
  });
});
