import type { Language } from '../model.js';
import { allOf, anyOf, butNot, phrases } from './phrases.js';
import { plainText } from './segment.js';
import { readSides } from './sides.js';
import { textLanguage } from './text-language.js';
import { whoIsBound } from './who-is-bound.js';

const renamed = (text: string, language: Language = 'en') =>
  readSides(text, plainText(text), language).rename(plainText(text));

describe(readSides.name, () => {
  it.each([
    [
      'The Designer shall deliver it to the Customer, who shall pay.',
      'the provider shall deliver it to the client, who shall pay.',
    ],
    [
      'Bolt Inc. (the "Company") and Ann (the "Consultant"): the Company shall pay.',
      'bolt inc. (the "client") and ann (the "provider"): the client shall pay.',
    ],
    [
      'We will pay you $3,000. You build our shop and you own nothing.',
      "client will pay provider $3,000. provider build client's shop and provider own nothing.",
    ],
    ['One editor collects all comments of the Client.', 'one editor collects all comments of the client.'],
  ])('reads "%s"', (text, expected) => expect(renamed(text)).toBe(expected));

  it.each([
    [
      'Vykdytojas privalo perduoti darbą Užsakovui, o Užsakovas privalo sumokėti Vykdytojui.',
      'paslaugų teikėjas privalo perduoti darbą klientui, o klientas privalo sumokėti paslaugų teikėjui.',
    ],
    ['Autorių turtinės teisės pereina Klientui.', 'autorių turtinės teisės pereina klientui.'],
  ])('reads "%s"', (text, expected) => expect(renamed(text, 'lt')).toBe(expected));
});

describe(whoIsBound.name, () => {
  it.each([
    ['the provider shall indemnify the client', 'provider'],
    ["the client's total liability shall not exceed it", 'client'],
    ['neither party may assign this agreement', 'both'],
    ['the sun is warm', 'unknown'],
    ['klientas moka paslaugų teikėjui', 'client'],
    ['šalys susitaria', 'both'],
  ])('"%s" binds %s', (plain, bound) => expect(whoIsBound(plain)).toBe(bound));
});

describe(textLanguage.name, () => {
  it.each([
    ['en', 'This agreement is made between the parties and shall be governed by the law of Ireland.'],
    [
      'lt',
      'Šią sutartį sudarė klientas ir paslaugų teikėjas dėl paslaugų, už kurias sumokama per 14 dienų nuo sąskaitos.',
    ],
    [
      'other',
      'Niniejsza umowa została zawarta przez strony i nie jest ważna bez podpisu oraz pieczęci w dniu.',
    ],
    ['none', '4 8 15 16 23 42'],
  ])('%s', (language, text) => expect(textLanguage(text)).toBe(language));
});

describe(phrases.name, () => {
  const cat = phrases('cat*…(sleeps|eats)');
  it('matches whole words, the rest of a word and a short gap of the same clause', () => {
    expect(cat.test('the cats of anna and bert eats')).toBe(true);
    expect(cat.test('the concat sleeps')).toBe(false);
    expect(cat.test('a cat; the dog sleeps')).toBe(false);
    expect(cat.test(`a cat ${'x'.repeat(61)} sleeps`)).toBe(false);
    expect(cat.test('katė: a cat pays 1.50 and eats')).toBe(true);
  });
  it('combines facts of one sentence', () => {
    const dog = phrases('dog');
    expect(allOf(cat, dog).test('a dog, and the cat sleeps')).toBe(true);
    expect(allOf(cat, dog).test('the cat sleeps')).toBe(false);
    expect(anyOf(cat, dog).test('a dog')).toBe(true);
    expect(butNot(cat, dog).test('the cat sleeps near the dog')).toBe(false);
    expect(butNot(cat, dog).test('the cat sleeps')).toBe(true);
  });
});
