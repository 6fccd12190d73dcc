import { readBrief } from './read-brief.js';

const TODAY = '2026-11-26';
const scopeOf = (brief: string): unknown =>
  readBrief(brief, TODAY).proposals.find(({ key }) => key === 'scope_of_work')?.value;
const detailsOf = (brief: string): Record<string, string> =>
  Object.fromEntries(readBrief(brief, TODAY).details.map(({ name, text }) => [name, text]));

describe('where the client is reached', () => {
  it.each([
    [
      'We (Nordlicht Keramik GmbH, Gartenstr. 7, 20095 Hamburg) need a catalogue of approx. 30 vases.',
      'Need a catalogue of approx. 30 vases.',
    ],
    [
      'We (Piekarnia Kłos Sp. z o.o., ul. Nowa 4/2, 31-014 Kraków) want a new logo and apprx. 12 labels.',
      'Want a new logo and apprx. 12 labels.',
    ],
    [
      'Our bakery Rye & Co. (21 Mill Rd. 2nd floor, +44 20 7946 0018) wants nothing fancy. We need a logo for the shop (Mill Rd. 21, crumb@rye.example) and a menu.',
      'We need a logo for the shop and a menu.',
    ],
    [
      'We need a new menu for the restaurant (12 rue du Moulin, 69002 Lyon) by 1 March.',
      'We need a new menu for the restaurant by 1 March.',
    ],
    [
      'Reikia skrajutės mūsų dirbtuvėms (tel. 8 600 00000) ir vizitinės kortelės.',
      'Reikia skrajutės mūsų dirbtuvėms ir vizitinės kortelės.',
    ],
    [
      'Mes (MB „Lino gija“, Vilniaus g. 3-1, LT-76100 Šiauliai) norime elektroninės parduotuvės.',
      'Norime elektroninės parduotuvės.',
    ],
    [
      'Mums (UAB „Upės krantas“, Upės al. 9, 91000 Klaipėda) reikia brošiūros apie baidares.',
      'Reikia brošiūros apie baidares.',
    ],
  ])('stays out of the description, with the bracket it stands in: %s', (brief, scope) => {
    expect(scopeOf(brief)).toBe(scope);
  });

  it.each([
    ['We need a logo (and a flyer for our shop.', 'We need a logo and a flyer for our shop.'],
    ['Reikia logotipo) ir skrajutės mūsų kavinei.', 'Reikia logotipo ir skrajutės mūsų kavinei.'],
    ['We need a logo (a mark and its black version) :)', 'We need a logo (a mark and its black version)'],
  ])('leaves no half of a bracket: %s', (brief, scope) => {
    expect(scopeOf(brief)).toBe(scope);
  });

  it.each([
    [
      'We (Nordlicht Keramik GmbH, Gartenstr. 7, 20095 Hamburg) need a catalogue.',
      { 'client.name': 'Nordlicht Keramik GmbH', 'client.address': 'Gartenstr. 7, 20095 Hamburg' },
    ],
    [
      'We need a logo.\nWe are at ul. Nowa 4/2, 31-014 Kraków.',
      { 'client.address': 'ul. Nowa 4/2, 31-014 Kraków' },
    ],
    ['We need 10 Google Drive folders sorted and a logo.', {}],
  ])('is found in other forms: %s', (brief, details) => {
    expect(detailsOf(brief)).toEqual(details);
  });
});

describe('whom to ask', () => {
  it('is who signs with a role, never a name in quotes', () => {
    const brief = `Laba diena, reikia sukurti mūsų kepyklos „Rugio pluta“ etiketes ir plakatą. Pradėti galėtumėte nuo sausio 11 d., o iki vasario 20 d. jau noriu spausdinti plakatą :)

Daiva Kalnaitė, rinkodaros vadovė
UAB „Pluta ir Ko“, įm. k. 304567123`;
    expect(detailsOf(brief)).toEqual({
      'client.name': 'UAB „Pluta ir Ko“',
      'client.contact': 'Daiva Kalnaitė',
      'client.code': '304567123',
    });
    expect(scopeOf(brief)).toBe('Reikia sukurti mūsų kepyklos „Rugio pluta“ etiketes ir plakatą.');
  });

  it('is who signs with a role in English', () => {
    const brief =
      'We need a menu and a logo for our restaurant.\n\nPaul Winter\nManaging Director\nWinter & Sons Ltd';
    expect(detailsOf(brief)).toEqual({
      'client.name': 'Winter & Sons Ltd',
      'client.contact': 'Paul Winter',
    });
  });

  it.each([
    'We need a logo. Paul Winter, owner of the print shop next door, will send you the old files by Friday.',
    'Reikia logotipo mūsų kavinei „Baltas puodelis“. Kavinė veikia nuo 2010 m.',
  ])('is nobody who is only mentioned: %s', (brief) => {
    expect(detailsOf(brief)).not.toHaveProperty(['client.contact']);
  });
});

describe('a sentence of days', () => {
  it.each([
    [
      'You could start on 11 January and we want the posters printed by 20 February. We need three posters for our concerts.',
      'We need three posters for our concerts.',
    ],
    [
      'Darbus pradėti norime sausio 11 d., nes plakatų reikia iki vasario 20 d. Reikia nupiešti tris koncertų plakatus.',
      'Reikia nupiešti tris koncertų plakatus.',
    ],
  ])('describes no work beside one that does: %s', (brief, scope) => {
    expect(scopeOf(brief)).toBe(scope);
  });

  it('does where it is all there is', () => {
    const brief = 'We want to start the new website on 11 January 2027, for 900 EUR.';
    expect(scopeOf(brief)).toBe(brief);
  });
});
