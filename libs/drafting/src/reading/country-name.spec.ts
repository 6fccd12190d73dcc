import { namesCountry } from './country-name.js';

describe(namesCountry.name, () => {
  it.each([
    ...['Spain', 'SPAIN', 'Kingdom of Spain', 'the Gambia', 'Czech Republic', 'Czechia', 'Turkey', 'Türkiye'],
    ...['South Korea', 'Republic of Korea', 'Hong Kong', 'Macau', 'Bosnia and Herzegovina', 'Ivory Coast'],
    ...[
      'UK',
      'USA',
      'U.S.',
      'UAE',
      'United Arab Emirates',
      'Scotland',
      'England',
      'Great Britain',
      'Holland',
    ],
    ...[
      'Saint Lucia',
      'Sao Tome',
      'Congo',
      'Myanmar',
      'Palestine',
      'Cuba',
      'Texas, USA',
      'Madeira, Portugal',
    ],
    ...[
      'Ispanija',
      'Ispanijos Karalystė',
      'Čekija',
      'cekija',
      'Šveicarija',
      'Rusijos Federacija',
      'Olandija',
    ],
    ...[
      'Didžioji Britanija',
      'Škotija',
      'JAE',
      'Pietų Korėja',
      'Gruzija',
      'Sakartvelas',
      'Kuba',
      'Honkongas',
    ],
    ...['Norvegija', 'Švedija', 'Suomija', 'Ukraina', 'Baltarusija', 'Bosnija', 'Dramblio Kaulo Krantas'],
  ])('knows %s', (name) => {
    expect(namesCountry(name)).toBe(true);
  });

  it.each([
    'Narnia',
    'Gemrany',
    'Spian',
    'Lithuannia',
    'Norvegia',
    'Ispania',
    'Šveicrija',
    'Nor',
    'Atlantis',
    'x',
    '',
  ])('knows no country called “%s”', (name) => {
    expect(namesCountry(name)).toBe(false);
  });
});
