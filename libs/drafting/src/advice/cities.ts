import type { Language } from '../model.js';
import { COUNTRY_CODES, type Country, type CountryCode } from '../terms.js';

/** A city whose courts usually serve a country or state, in the nominative. */
const COURT_CITIES: Readonly<Partial<Record<CountryCode, Readonly<Record<Language, string>>>>> = {
  lt: { en: 'Vilnius', lt: 'Vilnius' },
  lv: { en: 'Riga', lt: 'Ryga' },
  ee: { en: 'Tallinn', lt: 'Talinas' },
  pl: { en: 'Warsaw', lt: 'Varšuva' },
  de: { en: 'Berlin', lt: 'Berlynas' },
  fr: { en: 'Paris', lt: 'Paryžius' },
  nl: { en: 'Amsterdam', lt: 'Amsterdamas' },
  ie: { en: 'Dublin', lt: 'Dublinas' },
  gb: { en: 'London', lt: 'Londonas' },
  'us-ny': { en: 'New York', lt: 'Niujorkas' },
  'us-ca': { en: 'Los Angeles', lt: 'Los Andželas' },
  'us-il': { en: 'Chicago', lt: 'Čikaga' },
  'us-de': { en: 'Wilmington', lt: 'Vilmingtonas' },
};

export const courtCity = ({ code }: Country, language: Language): string | undefined =>
  code === 'other' ? undefined : COURT_CITIES[code]?.[language];

/** The country of which this is the court city, if it is one of the list. */
export const countryOfCity = (city: string): CountryCode | undefined =>
  COUNTRY_CODES.find((code) =>
    Object.values(COURT_CITIES[code] ?? {}).some(
      (known) => known.toLowerCase() === city.trim().toLowerCase(),
    ),
  );

const nameOf = (country: Country): string => (country.code === 'other' ? country.name : country.code);
const unionOf = (country: Country): string => nameOf(country).replace(/^us-.*/, 'us');

/** The same country, or two states of one union. */
export const isSameCountry = (one: Country, other: Country): boolean => unionOf(one) === unionOf(other);
