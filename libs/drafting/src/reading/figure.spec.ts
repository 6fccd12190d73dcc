import { readFigure, type FigureKind } from './figure.js';

describe(readFigure.name, () => {
  it.each<[string, FigureKind, number]>([
    ['4800', 'money', 4800],
    ['4 800', 'money', 4800],
    ['4\u00a0800,50', 'money', 4800.5],
    ['4\u202f800,50', 'money', 4800.5],
    ['4.800,50', 'money', 4800.5],
    ['4,800.50', 'money', 4800.5],
    ['€4,000.50', 'money', 4000.5],
    ['4,800', 'money', 4800],
    ['4.800', 'money', 4800],
    ['1,234,567', 'money', 1_234_567],
    ["1'234'567.89", 'money', 1_234_567.89],
    ['EUR 1,200.00', 'money', 1200],
    ['1200 Eur.', 'money', 1200],
    ['4800,-', 'money', 4800],
    ['500 CHF', 'money', 500],
    ['60/h', 'money-an-hour', 60],
    ['60 € / val.', 'money-an-hour', 60],
    ['$60 per hour', 'money-an-hour', 60],
    ['900 EUR per month', 'money-a-month', 900],
    ['45,5', 'percent', 45.5],
    ['12.5 %', 'percent', 12.5],
    ['0,05', 'percent-a-day', 0.05],
    ['0.125', 'percent-a-day', 0.125],
    ['0,03 % per day', 'percent-a-day', 0.03],
    ['14 days', 'calendar-days', 14],
    ['14 d. d.', 'working-days', 14],
    ['10 working days', 'working-days', 10],
    ['21_days', 'calendar-days', 21],
    ['40 h', 'hours', 40],
    ['1.500', 'hours', 1500],
    ['3 rounds of revisions', 'rounds', 3],
    ['2x', 'times', 2],
    ['0', 'money', 0],
    ['about 30 kg', 'number', 30],
  ])('reads %j as %s', (text, kind, expected) => {
    expect(readFigure(text, kind)?.value).toBe(expected);
  });

  it.each<[string, FigureKind]>([
    ['', 'money'],
    ['four thousand', 'money'],
    ['-5', 'money'],
    ['− 5', 'money'],
    ['1e5', 'money'],
    ['4k', 'money'],
    ['4 tūkst.', 'money'],
    ['4 thousand', 'money'],
    ['from 500', 'money'],
    ['4000-5000', 'money'],
    ['12 34', 'money'],
    ['1,23,456', 'money'],
    ['1.234.56', 'money'],
    ['4800 + VAT', 'money'],
    ['60/h', 'money'],
    ['15 %', 'money'],
    ['60 per month', 'money-an-hour'],
    ['15 EUR', 'percent'],
    ['two weeks', 'calendar-days'],
    ['2 weeks', 'calendar-days'],
    ['10 working days', 'calendar-days'],
    ['14 d. d.', 'calendar-days'],
    ['½', 'percent'],
    ['10-20', 'number'],
  ])('does not take %j for %s', (text, kind) => {
    expect(readFigure(text, kind)).toBeUndefined();
  });

  it('tells the currency and the decimals that are written', () => {
    expect(readFigure('$4,000', 'money')).toMatchObject({ currency: 'USD', decimals: 0 });
    expect(readFigure('4000.125 eur', 'money')).toMatchObject({ currency: 'EUR', decimals: 3 });
    expect(readFigure('4800', 'money')?.currency).toBeUndefined();
  });
});
