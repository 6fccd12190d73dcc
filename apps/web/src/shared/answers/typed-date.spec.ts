import { isInRange } from './dates.js';
import { readTypedDate } from './typed-date.js';

describe(readTypedDate.name, () => {
  it.each([
    '2026-01-05',
    '2026-1-5',
    '2026.01.05',
    '2026 01 05',
    '2026/01/05',
    '05.01.2026',
    'Jan 5, 2026',
    'January 5 2026',
    '5 Jan 2026',
    '5th of January, 2026',
    '2026 m. sausio 5 d.',
    'sausio 5, 2026',
    ' 2026-01-05 ',
    '20260105',
    '2026 m. 01 mėn. 05 d.',
    '05.01.26',
    '5. 1. 2026',
  ])('R-WIZ-18 reads %s', (text) => {
    expect(readTypedDate(text)).toEqual(['2026-01-05']);
  });

  it.each([
    ['2026 m. rugpjūčio 31 d.', '2026-08-31'],
    ['2026 m. rugsėjo 1 d.', '2026-09-01'],
    ['Gruodžio 24 d. 2027', '2027-12-24'],
    ['2026 m. birželio 3 d.'.normalize('NFD'), '2026-06-03'],
  ])('R-WIZ-18 tells the months of %s', (text, date) => {
    expect(readTypedDate(text)).toEqual([date]);
  });

  it.each([
    '31/12/2026',
    '12/31/2026',
    '31/12/26',
    '12/31/26',
    '31.12.26',
    '31.12.2026',
    '31-12-2026',
    '31 12 2026',
    '2026 12 31',
    '31 Dec 2026',
    'Thursday, December 31st, 2026',
    '2026 m. gruodžio 31 d.',
    '2026 m. 12 mėn. 31 d.',
    '2026-12-31 d.',
  ])('R-WIZ-18 takes %s, which can be one day only', (text) => {
    expect(readTypedDate(text)).toEqual(['2026-12-31']);
  });

  it('R-WIZ-18 takes the same number twice for one day', () => {
    expect(readTypedDate('05/05/2027')).toEqual(['2027-05-05']);
  });

  it.each([
    ['05/01/2027', ['2027-01-05', '2027-05-01']],
    ['5-1-2027', ['2027-01-05', '2027-05-01']],
    ['05/01/27', ['2027-01-05', '2027-05-01']],
    ['31-12-26', ['2026-12-31', '2031-12-26']],
  ])('R-WIZ-18 gives each day that %s may be', (text, days) => {
    expect(readTypedDate(text)).toEqual(days);
  });

  it.each([
    '',
    'soon',
    '31/31/2026',
    '31.31.26',
    '2026-02-30',
    'Feb 30, 2026',
    'Jan 2026',
    '5 2026',
    '2026-01-05-07',
    'Jan 5, 26',
  ])('takes %s for no day', (text) => {
    expect(readTypedDate(text)).toEqual([]);
  });
});

describe(isInRange.name, () => {
  it('R-WIZ-18 reaches ten years back and ahead, both days included', () => {
    const today = new Date(2026, 10, 21);
    const days = ['2016-11-20', '2016-11-21', '2036-11-21', '2036-11-22'];
    expect(days.map((day) => isInRange(day, today))).toEqual([false, true, true, false]);
  });
});
