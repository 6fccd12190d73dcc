import { cityName } from './city.js';

describe(cityName.name, () => {
  it.each([
    [' kaunas ', 'Kaunas'],
    ['ŠIAULIAI', 'Šiauliai'],
    ['new york', 'New York'],
    ['frankfurt am main', 'Frankfurt am Main'],
    ['frankfurtas prie Maino', 'Frankfurtas prie Maino'],
    ['stoke-on-trent', 'Stoke-on-Trent'],
    ['’s-Hertogenbosch', '’s-Hertogenbosch'],
    ['Kaune', 'Kaunas'],
    ['vilniuje', 'Vilnius'],
    ['Šiaulių', 'Šiauliai'],
    ['Panevėžyje', 'Panevėžys'],
    ['Širvintose', 'Širvintos'],
    ['Brighton and Hove', 'Brighton and Hove'],
    ['Vilniaus miesto apylinkės teismas', 'Vilniaus miesto apylinkės teismas'],
  ])('writes %j as %s', (raw, expected) => {
    expect(cityName(raw)).toBe(expected);
  });

  it.each([
    'Vilnius or Kaunas',
    'Vilnius / Kaunas',
    'Vilnius arba Kaunas',
    'Vilnius and Kaunas',
    'Vilnius ir Kaunas',
    'London & Leeds',
    '44280',
    '...',
    '',
  ])('finds not one city in %j', (raw) => {
    expect(cityName(raw)).toBeUndefined();
  });
});
