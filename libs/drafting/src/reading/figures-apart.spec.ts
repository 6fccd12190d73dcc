import { figuresApart } from './figures-apart.js';

describe(figuresApart.name, () => {
  it.each([
    ['3 packages by 5 January 2027', '3 pakuotės iki 2027 m. sausio 5 d.'],
    ['EUR 1,500.00 and 2.5 hours', '1 500 Eur ir 2,5 val.'],
    ['by 2027-01-05', 'iki 2027 01 05'],
    ['three packages', '3 pakuotės'],
    ['two posters, 4 pages', '2 plakatai, keturi puslapiai, 4'],
    ['', 'Nieko'],
  ])('%s | %s: nothing apart', (first, second) => {
    expect(figuresApart(first, second)).toBeUndefined();
  });

  it.each([
    ['3 packages', '5 pakuotės', ['3'], ['5']],
    ['EUR 1,500 and 3 rounds', '1 600 Eur ir 3 pataisos', ['1500'], ['1600']],
    ['2 posters, 2 pages', '2 plakatai, 4 puslapiai', ['2'], ['4']],
    ['2.5 hours', '2,75 val.', ['2.5'], ['2.75']],
  ])('%s | %s: tells which', (one, other, first, second) => {
    expect(figuresApart(one, other)).toEqual({ first, second });
  });
});
