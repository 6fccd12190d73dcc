import { leadsIn } from './leads-in.js';

describe(leadsIn.name, () => {
  it.each([
    'Files:',
    'We need the following',
    'You will get',
    'The Provider will deliver these files.',
    'Deliverables',
    'The work does not include',
    'Reikės',
    'Perduosime šiuos failus:',
    'Mums reikia',
    'Į kainą neįeina',
    'Darbų rezultatai',
  ])('C3 takes %j for an introduction', (line) => {
    expect(leadsIn(line)).toBe(true);
  });

  it.each([
    'Logo SVG',
    'Price list, A4, 2 versions',
    'Brand guide.',
    'Deliverables of the old shop, moved',
    'Logotipas SVG',
    'Kainoraštis, A4, 2 versijos',
    'Reikalavimų aprašas',
  ])('C3 takes %j for none', (line) => {
    expect(leadsIn(line)).toBe(false);
  });
});
