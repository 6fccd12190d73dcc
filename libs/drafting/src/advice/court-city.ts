import { cityName, isTown } from '../reading/city.js';
import { countryOfCity, courtCity } from '../terms/cities.js';
import type { Country } from '../terms/terms.js';
import type { Situation } from './situation.js';

const NAMES = /\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?/gu;

/** The towns of this country that the description of the work names. */
function townsOfWork({ words }: Situation, { code }: Country): ReadonlySet<string> {
  const named = [...words('scope_of_work').matchAll(NAMES)].flatMap(([name]) => townIn(name) ?? []);
  return new Set(named.filter((city) => countryOf(city) === code));
}

const onlyOne = ([only, ...others]: Iterable<string>): string | undefined =>
  others.length === 0 ? only : undefined;

/** The one town of this country that the description of the work names. */
export const townOfWork = (situation: Situation, country: Country): string | undefined =>
  onlyOne(townsOfWork(situation, country));

/** The same; where it names none, where the courts of the law's country usually sit. */
export function suggestedCourtCity(situation: Situation): string | undefined {
  const { terms, language } = situation;
  const towns = townsOfWork(situation, terms.governingLaw);
  return towns.size === 0 ? courtCity(terms.governingLaw, language) : onlyOne(towns);
}

/** "Frankfurt am Main" is read whole before "Frankfurt". */
const townIn = (name: string): string | undefined =>
  [name, name.split(' ')[0] ?? ''].filter((each) => countryOf(each) !== undefined).map(cityName)[0];

const countryOf = (city: string) => countryOfCity(city) ?? (isTown(city) ? 'lt' : undefined);
