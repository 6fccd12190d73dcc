import { readBrief } from './read-brief.js';

const TODAY = '2026-11-26';
const daysOf = (brief: string) => {
  const found = new Map(readBrief(brief, TODAY).proposals.map(({ key, value }) => [key, value]));
  return [found.get('starting_work_date'), found.get('final_deadline')];
};

describe('the days of the work', () => {
  it.each([
    ['Reikia plakatų, viskas turi būt iki 2027-02-12, nes mugė vasario 20.', undefined, '2027-02-12'],
    ['Reikia plakatų. Viską reikia turėti iki vasario 12, nes mugė vasario 20 d.', undefined, '2027-02-12'],
    [
      'We need posters. Everything has to be there by 12 February 2027, because the fair is on 20 February.',
      undefined,
      '2027-02-12',
    ],
    ['Reikia svetainės priežiūros nuo sausio 4 d. iki birželio 30 d.', '2027-01-04', '2027-06-30'],
    ['Reikia svetainės priežiūros nuo sausio 4 iki birželio 30.', '2027-01-04', '2027-06-30'],
    ['Reikia logotipo iki kovo 20, kaina 900 Eur.', undefined, '2027-03-20'],
    ['Reikia logotipo. Terminas – balandžio 5.', undefined, '2027-04-05'],
    ['Reikia logotipo. Pradedam gruodzio 7, baigiam gruodzio 18.', '2026-12-07', '2026-12-18'],
  ])('are read from %s', (brief, start, end) => {
    expect(daysOf(brief)).toEqual([start, end]);
  });

  it.each([
    'We need a developer for 40 EUR an hour, no end date.',
    'We need a developer for 40 EUR an hour, until further notice.',
    'Reikia buhalterės, 300 Eur per mėnesį. Sutartis neterminuota.',
    'Reikia buhalterės, 300 Eur per mėnesį, sutartis be pabaigos datos.',
  ])('may have no last one: %s', (brief) => {
    expect(daysOf(brief)[1]).toBe('no_end_date');
  });

  it('are kept where only secrecy has no end', () => {
    expect(daysOf('We need a logo by 20 March. Confidentiality is indefinite.')[1]).toBe('2027-03-20');
  });

  it.each([
    'Reikia plakatų. Pasiūlymus reikia atsiųsti iki 2027-02-12.',
    'Reikia plakatų. Apmokėti reikia iki vasario 12.',
    'Reikia plakatų mugei vasario 20.',
    'Reikia iškabos Vasario 16 gatvėje.',
    'Reikia svetainės. Kovo 30 Eur mokestis jau sumokėtas.',
    'We need a logo. You must reply by 12 February 2027.',
    'We need posters for the fair on 20 February.',
  ])('are none of something else: %s', (brief) => {
    expect(daysOf(brief)).toEqual([undefined, undefined]);
  });
});
