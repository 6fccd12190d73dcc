import { readBrief } from './read-brief.js';

const licenceOf = (brief: string) => {
  const found = readBrief(brief, '2026-11-26').proposals.filter(({ key }) => key.startsWith('licence_'));
  return Object.fromEntries(
    found.map(({ key, value, isCertain }) => [key, isCertain ? value : [value, '?']]),
  );
};

describe('a licence in a brief', () => {
  it.each([
    [
      'Photos of our dishes, EUR 600. Licence to use them on our website and Instagram for 2 years, in the EU.',
      { licence_uses: ['website', 'social'], licence_time: '2', licence_place: 'eu' },
    ],
    [
      'Reikia 25 patiekalų nuotraukų, 600 Eur. Licencija naudoti svetainėje ir meniu 3 metus, Baltijos šalyse.',
      { licence_uses: ['website', 'print'], licence_time: '3', licence_place: 'baltic' },
    ],
  ])('says what it is for, where and how long: %s', (brief, answers) => {
    expect(licenceOf(brief)).toEqual(answers);
  });

  it('leaves open what is set apart in the same sentence', () => {
    const brief =
      'Photos of our dishes, EUR 600. Licence to use them on our website, outdoor advertising separately.';
    expect(licenceOf(brief)).toEqual({ licence_uses: [['website', 'outdoor'], '?'] });
  });

  it.each([
    'We need a website for EUR 2,000 with open source licences only.',
    'We need a website and posts for social media, EUR 2,000. All rights to us after payment.',
  ])('is none in %s', (brief) => {
    expect(licenceOf(brief)).toEqual({});
  });
});
