import { readBrief } from './read-brief.js';

const detailsOf = (brief: string): Record<string, { text: string; isCertain: boolean }> =>
  Object.fromEntries(
    readBrief(brief, '2026-11-26').details.map(({ name, text, isCertain }) => [name, { text, isCertain }]),
  );

describe('the name of the client', () => {
  it.each([
    ['Reikia svetainės. Klientas UAB "Rugys". Kaina 900 Eur.', 'UAB "Rugys"'],
    ['Užsakovas UAB „Batų sandėlis“. Reikia svetainės.', 'UAB „Batų sandėlis“'],
    ['Klientas Rugys UAB, kaina 900 Eur. Reikia logotipo.', 'Rugys UAB'],
    ['Pirkėjas: MB „Lino gija“. Reikia logotipo.', 'MB „Lino gija“'],
    ['Mūsų įmonė UAB „Rugys“ nori logotipo už 900 Eur.', 'UAB „Rugys“'],
    ['Client Hollow Oak Cider Ltd needs a logo for 900 EUR.', 'Hollow Oak Cider Ltd'],
    ['We at Hollow Oak Cider Ltd need a logo for 900 EUR.', 'Hollow Oak Cider Ltd'],
    ['The client is Brot GmbH, Berlin. We need a logo.', 'Brot GmbH'],
  ])('is whole and without what it is called: %s', (brief, text) => {
    expect(detailsOf(brief)['client.name']).toEqual({ text, isCertain: true });
  });

  it.each([
    ['Reikia svetainės. UAB Batų sandėlis ieško programuotojo.', 'UAB Batų'],
    ['Svetainė, 900 Eur, du pataisymų ratai. MB „Lino gija“', 'MB „Lino gija“'],
    ['Logo, 900 EUR, two rounds, paid in 14 days. Hollow Oak Cider Ltd, Bristol.', 'Hollow Oak Cider Ltd'],
    ['From Hollow Oak Cider Ltd, Bristol. Logo, 900 EUR, paid in 14 days.', 'Hollow Oak Cider Ltd'],
  ])('is not sure where it may go on, or nobody says who it is: %s', (brief, text) => {
    expect(detailsOf(brief)['client.name']).toEqual({ text, isCertain: false });
  });

  it.each([
    'We need a logo like Hollow Oak Cider Ltd has, 900 EUR.',
    'Reikia svetainės kaip UAB „Rugys“, kaina 900 Eur.',
    'Reikia svetainės, panašios į UAB „Rugys“. Kaina 900 Eur.',
  ])('is none of somebody to be like: %s', (brief) => {
    expect(detailsOf(brief)).not.toHaveProperty(['client.name']);
  });

  it.each([
    'Svetainė batų parduotuvei.\nKaina 900 Eur.\ninfo@batusandelis.lt\nUAB „Batų sandėlis“, į.k. 304567892, Vilniaus g. 1, Kaunas, dir. Jonas Jonaitis',
    'Svetainė batų parduotuvei.\nKaina 900 Eur.\nUAB „Batų sandėlis“, į. k. 304567892, Vilniaus g. 1, Kaunas, direktorius Jonas Jonaitis, info@batusandelis.lt',
  ])('is offered with all that stands beside it at the end of a letter', (brief) => {
    expect(detailsOf(brief)).toEqual({
      'client.name': { text: 'UAB „Batų sandėlis“', isCertain: false },
      'client.code': { text: '304567892', isCertain: false },
      'client.address': { text: 'Vilniaus g. 1, Kaunas', isCertain: false },
      'client.email': { text: 'info@batusandelis.lt', isCertain: false },
      'client.contact': { text: 'Jonas Jonaitis', isCertain: false },
    });
  });

  it('is not taken from an address of mail that is of somebody else', () => {
    const brief = 'Svetainė, 900 Eur per 10 d., du pataisymų ratai.\njonas@pastas.lt\nUAB „Batų sandėlis“';
    expect(detailsOf(brief)).not.toHaveProperty(['client.email']);
  });
});
