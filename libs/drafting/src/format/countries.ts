import type { Language } from '../model/document.js';
import type { Country, CountryCode } from '../terms/terms.js';

/** How a contract names a country, its law and its courts. Lithuanian: all in the nominative. */
export interface CountryTexts {
  readonly name: string;
  readonly law: string;
  readonly courts: string;
}

const english = (name: string, state: string): CountryTexts => ({
  name,
  law: `the laws of ${state}`,
  courts: `the courts of ${state}`,
});

const americanState = (name: string): CountryTexts => ({
  name: `${name}, USA`,
  law: `the laws of the State of ${name}`,
  courts: `the state and federal courts located in the State of ${name}`,
});

const lithuanian = (name: string, genitive: string): CountryTexts => ({
  name,
  law: `${genitive} teisė`,
  courts: `${genitive} teismai`,
});

const americanStateInLithuanian = (genitive: string): CountryTexts => ({
  name: `${genitive} valstija (JAV)`,
  law: `${genitive} valstijos (JAV) teisė`,
  courts: `${genitive} valstijoje (JAV) esantys valstijos ir federaliniai teismai`,
});

const COUNTRIES: Record<CountryCode, Record<Language, CountryTexts>> = {
  lt: {
    en: english('Lithuania', 'the Republic of Lithuania'),
    lt: lithuanian('Lietuva', 'Lietuvos Respublikos'),
  },
  lv: { en: english('Latvia', 'the Republic of Latvia'), lt: lithuanian('Latvija', 'Latvijos Respublikos') },
  ee: { en: english('Estonia', 'the Republic of Estonia'), lt: lithuanian('Estija', 'Estijos Respublikos') },
  pl: { en: english('Poland', 'the Republic of Poland'), lt: lithuanian('Lenkija', 'Lenkijos Respublikos') },
  de: {
    en: english('Germany', 'the Federal Republic of Germany'),
    lt: lithuanian('Vokietija', 'Vokietijos Federacinės Respublikos'),
  },
  fr: {
    en: english('France', 'the French Republic'),
    lt: lithuanian('Prancūzija', 'Prancūzijos Respublikos'),
  },
  nl: {
    en: english('Netherlands', 'the Kingdom of the Netherlands'),
    lt: lithuanian('Nyderlandai', 'Nyderlandų Karalystės'),
  },
  ie: { en: english('Ireland', 'Ireland'), lt: lithuanian('Airija', 'Airijos') },
  gb: {
    en: english('United Kingdom', 'England and Wales'),
    lt: lithuanian('Jungtinė Karalystė', 'Anglijos ir Velso'),
  },
  'us-ny': {
    en: americanState('New York'),
    lt: americanStateInLithuanian('Niujorko'),
  },
  'us-ca': {
    en: americanState('California'),
    lt: americanStateInLithuanian('Kalifornijos'),
  },
  'us-il': {
    en: americanState('Illinois'),
    lt: americanStateInLithuanian('Ilinojaus'),
  },
  'us-de': {
    en: americanState('Delaware'),
    lt: americanStateInLithuanian('Delavero'),
  },
  /* The United States have no general contract law of their own, so a contract without a named state points to one. */
  us: {
    en: {
      name: 'United States',
      law: 'the laws of the US state in which the Provider (or, if the Provider is established outside the United States, the Client) is established',
      courts:
        'the courts of the US state in which the Provider (or, if the Provider is established outside the United States, the Client) is established',
    },
    lt: {
      name: 'Jungtinės Amerikos Valstijos',
      law: 'JAV valstijos, kurioje įsikūręs Paslaugų teikėjas (o jeigu jis įsikūręs ne JAV – Klientas), teisė',
      courts:
        'JAV valstijos, kurioje įsikūręs Paslaugų teikėjas (o jeigu jis įsikūręs ne JAV – Klientas), teismai',
    },
  },
};

/** A country that the user typed stays in the nominative, since a name cannot be declined by rule. */
const NAMED: Record<Language, (name: string) => CountryTexts> = {
  en: (name) => english(name, name),
  lt: (name) => ({
    name,
    law: `šios valstybės teisė (${name})`,
    courts: `šios valstybės teismai (${name})`,
  }),
};

export function countryTexts(country: Country, language: Language): CountryTexts {
  return country.code === 'other'
    ? NAMED[language](country.names?.[language] ?? country.name)
    : COUNTRIES[country.code][language];
}
