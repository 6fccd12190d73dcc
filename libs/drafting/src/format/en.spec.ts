import { formatFor } from './index.js';

const format = formatFor('en');
const shown = (text: string): string => text.replaceAll('\u00a0', '_');

describe('formatFor en', () => {
  it('writes the price of one of many to the part of a cent that it has', () => {
    const rates = [0.12, 0.045, 80].map((rate) => shown(format.rate(rate, 'EUR')));
    expect(rates).toEqual(['EUR_0.12', 'EUR_0.045', 'EUR_80.00']);
  });

  it.each([
    [0, 'EUR', 'EUR_0.00'],
    [1, 'EUR', 'EUR_1.00'],
    [999.99, 'USD', 'USD_999.99'],
    [1000, 'GBP', 'GBP_1,000.00'],
    [4800, 'EUR', 'EUR_4,800.00'],
    [12_500.5, 'EUR', 'EUR_12,500.50'],
    [1_000_000, 'USD', 'USD_1,000,000.00'],
    [0.1 + 0.2, 'EUR', 'EUR_0.30'],
    [1.005, 'EUR', 'EUR_1.01'],
    [999_999_999_999, 'EUR', 'EUR_999,999,999,999.00'],
  ])('writes money %d %s with the code first', (amount, currency, expected) => {
    expect(shown(format.money(amount, currency))).toBe(expected);
    expect(format.moneyInWords(amount, currency)).toBe(format.money(amount, currency));
  });

  it.each([
    ['2025-01-15', '15_January 2025'],
    ['2024-02-29', '29_February 2024'],
    ['2026-12-01', '1_December 2026'],
  ])('writes the date %s in full', (date, expected) => {
    expect(shown(format.date(date))).toBe(expected);
  });

  it.each([
    [1, 'day', '1_day'],
    [14, 'day', '14_days'],
    [1, 'working-day', '1_working day'],
    [5, 'working-day', '5_working days'],
    [30, 'calendar-day', '30_calendar days'],
    [1, 'month', '1_month'],
    [2, 'year', '2_years'],
    [1.5, 'hour', '1.5_hours'],
    [1, 'revision-round', '1_round of revisions'],
    [2, 'revision-round', '2_rounds of revisions'],
    [1200, 'hour', '1,200_hours'],
  ] as const)('counts %d %s', (n, unit, expected) => {
    expect(shown(format.count(n, unit))).toBe(expected);
    expect(shown(format.countOf(n, unit))).toBe(expected);
    expect(shown(format.countGenitive(n, unit))).toBe(expected);
  });

  it('writes percentages and numbers with a point', () => {
    expect(format.percent(30)).toBe('30%');
    expect(format.percent(0.05)).toBe('0.05%');
    expect(format.number(12_500.25)).toBe('12,500.25');
  });

  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
  ])('joins %j', (items, expected) => {
    expect(format.list(items)).toBe(expected);
  });

  it('names countries, laws and courts', () => {
    expect(format.law({ code: 'lt' })).toBe('the laws of the Republic of Lithuania');
    expect(format.courts({ code: 'gb' })).toBe('the courts of England and Wales');
    expect(format.law({ code: 'us-ny' })).toBe('the laws of the State of New York');
    expect(format.country({ code: 'us-ca' })).toBe('California, USA');
    expect(format.law({ code: 'other', name: 'Spain' })).toBe('the laws of Spain');
  });
});
