import { dateRange, formatWizardDate, fromIsoDate, toIsoDate } from './dates.js';

describe('wizard dates', () => {
  it('R-WIZ-18 stores YYYY-MM-DD and reaches ten years back and ahead', () => {
    const { from, to } = dateRange(new Date(2026, 10, 21));
    expect([toIsoDate(from), toIsoDate(to)]).toEqual(['2016-11-21', '2036-11-21']);
  });

  it('R-WIZ-19 shows short month, numeric day and year in US English, and nothing for no date', () => {
    expect(formatWizardDate('2026-01-05')).toBe('Jan 5, 2026');
    expect(formatWizardDate('')).toBeUndefined();
    expect(formatWizardDate(undefined)).toBeUndefined();
  });

  it.each(['2026-02-30', '2026-13-01', '05/01/2026', 'soon'])('takes %s for no date', (text) => {
    expect(fromIsoDate(text)).toBeUndefined();
  });
});
