import { datesIn } from './dates-said.js';

const said = (text: string): string[] =>
  datesIn(text).map(({ year, month, day }) => `${year ?? 'no year'}-${month}-${day ?? 'no day'}`);

describe('the dates that a text names', () => {
  it.each([
    ['begins on 1-4-2025 and ends on 31-12-2025', ['2025-4-1', '2025-12-31']],
    ['on 28.02.2027', ['2027-2-28']],
    ['Data 2025 05 26', ['2025-5-26']],
    ['2025 m. 05 mėn. 26 d.', ['2025-5-26']],
    ['birželio 2 d. 2025 m.', ['2025-6-2']],
    ['Lapkričio 9 d., 2026 metai, Vilnius', ['2026-11-9']],
    ['2026 m. kovo 2-ąją', ['2026-3-2']],
    ['2026-ųjų, kovo 6 dienos', ['2026-3-6']],
    ['iki 2025 m. liepos 4 d. 2026 m. gegužės 5 d. – antras etapas', ['2025-7-4', '2026-5-5']],
  ])('%s', (text, dates) => {
    expect(said(text)).toEqual(dates);
  });

  it.each(['tel. +370 2025 05 26', '1 2025 05 26', 'no. 7-10-12-2025'])('none in "%s"', (text) => {
    expect(said(text)).toEqual([]);
  });
});
