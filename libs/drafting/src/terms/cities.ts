import type { Language } from '../model/document.js';
import { COUNTRY_CODES, type Country, type CountryCode, type Terms } from './terms.js';

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

/** Other cities with courts, in the nominative: as English has it, then as they call themselves, and last as Lithuanian has it. */
const OTHER_CITIES: Readonly<Partial<Record<CountryCode, string>>> = {
  lt: 'Kaunas, Klaipėda, Šiauliai, Panevėžys, Alytus, Marijampolė, Mažeikiai, Utena, Telšiai, Tauragė, Plungė, Kėdainiai, Ukmergė, Jonava, Visaginas, Druskininkai, Palanga, Trakai',
  lv: 'Daugavpils/Daugpilis, Liepāja/Liepoja, Jelgava, Jūrmala, Ventspils/Ventspilis, Rēzekne/Rezeknė, Valmiera',
  ee: 'Tartu, Narva, Pärnu/Pernu, Viljandi',
  pl: 'Warsaw/Warszawa/Varšuva, Krakow/Kraków/Cracow/Krokuva, Wroclaw/Wrocław/Vroclavas, Gdansk/Gdańsk/Gdanskas, Poznan/Poznań/Poznanė, Lodz/Łódź/Lodzė, Katowice/Katovicai, Lublin/Liublinas, Bialystok/Białystok/Balstogė, Suwałki/Suvalkai',
  de: 'Hamburg/Hamburgas, Munich/München/Miunchenas, Cologne/Köln/Kelnas, Frankfurt/Frankfurtas, Frankfurt am Main/Frankfurtas prie Maino, Stuttgart/Štutgartas, Düsseldorf/Dusseldorf/Diuseldorfas, Leipzig/Leipcigas, Dresden/Drezdenas, Hanover/Hannover/Hanoveris, Nuremberg/Nürnberg/Niurnbergas, Bremen/Bremenas',
  fr: 'Lyon/Lionas, Marseille/Marselis, Toulouse/Tulūza, Nice/Nica, Nantes/Nantas, Bordeaux/Bordo, Lille/Lilis, Strasbourg/Strasbūras',
  nl: 'Rotterdam/Roterdamas, The Hague/Den Haag/Haga, Utrecht/Utrechtas, Eindhoven/Eindhovenas, Groningen/Groningenas',
  ie: 'Cork/Korkas, Galway, Limerick/Limerikas, Waterford',
  gb: 'Manchester/Mančesteris, Birmingham/Birmingamas, Leeds/Lidsas, Liverpool/Liverpulis, Bristol/Bristolis, Cardiff/Kardifas, Sheffield/Šefildas, Newcastle, Nottingham',
  'us-ny': 'Buffalo, Albany, Brooklyn',
  'us-ca': 'San Francisco/San Franciskas, San Diego/San Diegas, San Jose, Sacramento',
  'us-il': 'Springfield',
  'us-de': 'Dover',
};

/** The names of each city. */
const NAMES: readonly (readonly [names: readonly string[], of: CountryCode])[] = COUNTRY_CODES.flatMap(
  (code) =>
    [
      Object.values(COURT_CITIES[code] ?? {}),
      ...(OTHER_CITIES[code]?.split(', ').map((names) => names.split('/')) ?? []),
    ].map((names) => [names, code] as const),
);
const CITIES: readonly (readonly [city: string, of: CountryCode])[] = NAMES.flatMap(([names, code]) =>
  names.map((city) => [city, code] as const),
);

/** A city as a language calls it, if it is one of the lists; in English it may stand as it calls itself. */
export function cityIn(city: string, language: Language): string {
  const said = city.trim().toLowerCase();
  const [names] = NAMES.find(([all]) => all.some((name) => name.toLowerCase() === said)) ?? [];
  const english = names?.[0] ?? city;
  const lithuanian = names?.at(-1) ?? city;
  if (language === 'lt') return lithuanian;
  return said === lithuanian.toLowerCase() ? english : city;
}

/* Of a name that two countries have the first is meant. */
const COUNTRY_OF_CITY: ReadonlyMap<string, CountryCode> = new Map(
  CITIES.toReversed().map(([city, code]) => [city.toLowerCase(), code]),
);

/** The country in which this city is, if it is one of the lists. */
export const countryOfCity = (city: string): CountryCode | undefined =>
  COUNTRY_OF_CITY.get(city.trim().toLowerCase());

/** Whether a word is a city of the lists in any case of Lithuanian: "Vilniuje", "Kauno". */
export const isKnownCity = (word: string): boolean => {
  const said = word.toLowerCase();
  return CITIES.some(([name]) => {
    const stem = name.toLowerCase().replace(/(?:ius|iai|as|us|is|ys|ė|a|ai)$/u, '');
    return stem.length > 2 && said.startsWith(stem) && said.length - stem.length < 6;
  });
};

/** Whose courts decide: those of the city that was answered, else those of the law. */
export function courtsCountry({
  courtCity: city,
  governingLaw,
}: Pick<Terms, 'courtCity' | 'governingLaw'>): Country {
  const code = city === undefined ? undefined : countryOfCity(city);
  return code === undefined ? governingLaw : { code };
}

const nameOf = (country: Country): string => (country.code === 'other' ? country.name : country.code);
const unionOf = (country: Country): string => nameOf(country).replace(/^us-.*/, 'us');

/** The same country, or two states of one union. */
export const isSameCountry = (one: Country, other: Country): boolean => unionOf(one) === unionOf(other);

/** The court of the city that was answered would have to apply the law of another country. */
export function isCourtAbroad({
  courtCity: city,
  governingLaw,
}: Pick<Terms, 'courtCity' | 'governingLaw'>): boolean {
  const code = city === undefined ? undefined : countryOfCity(city);
  return code !== undefined && !isSameCountry({ code }, governingLaw);
}
