import { isVagueWork } from './vague-work.js';

describe(isVagueWork.name, () => {
  it.each([
    'some marketing stuff',
    'We need some marketing stuff done.',
    'Various design tasks',
    'all kinds of things for our shop',
    'visokie darbai',
    'Reikia visokių darbų.',
    'Įvairios rinkodaros paslaugos',
    'kokie nors smulkūs dalykai',
  ])('finds no work in: %s', (words) => {
    expect(isVagueWork(words)).toBe(true);
  });

  it.each([
    'A logo for the bakery',
    'Plan and run the client’s newsletter',
    'Four posts a month and other tasks of the page',
    'Sukurti kepyklos logotipą',
    'Kepyklos „Visoks darbas“ logotipas',
    'Translate the general terms of the shop',
    'Some marketing stuff: 4 posts a month',
    'Internet of things sensor firmware',
  ])('finds work in: %s', (words) => {
    expect(isVagueWork(words)).toBe(false);
  });
});
