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
  ])('R-WIZ-18 reads %s', (text) => {
    expect(readTypedDate(text)).toBe('2026-01-05');
  });

  it.each([
    ['2026 m. rugpjūčio 31 d.', '2026-08-31'],
    ['2026 m. rugsėjo 1 d.', '2026-09-01'],
    ['Gruodžio 24 d. 2027', '2027-12-24'],
    ['2026 m. birželio 3 d.'.normalize('NFD'), '2026-06-03'],
  ])('R-WIZ-18 tells the months of %s', (text, date) => {
    expect(readTypedDate(text)).toBe(date);
  });

  it.each([
    '',
    'soon',
    '01/02/2026',
    '2026-02-30',
    'Feb 30, 2026',
    'Jan 2026',
    '5 2026',
    '2026-01-05-07',
    'Jan 5, 26',
  ])('takes %s for no day', (text) => {
    expect(readTypedDate(text)).toBeUndefined();
  });
});

describe(isInRange.name, () => {
  it('R-WIZ-18 reaches ten years back and ahead, both days included', () => {
    const today = new Date(2026, 10, 21);
    const days = ['2016-11-20', '2016-11-21', '2036-11-21', '2036-11-22'];
    expect(days.map((day) => isInRange(day, today))).toEqual([false, true, true, false]);
  });
});
