import { cityName, isTown } from '../reading/city.js';
import { countryOfCity, courtCity } from '../terms/cities.js';
import type { Situation } from './situation.js';

const NAMES = /\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?/gu;

/** The one town of the law's country that the description of the work names; else where that country's courts usually sit. */
export function suggestedCourtCity({ terms, language, words }: Situation): string | undefined {
  const { governingLaw } = terms;
  const named = [...words('scope_of_work').matchAll(NAMES)].flatMap(([name]) => townIn(name) ?? []);
  const ofLaw = new Set(named.filter((city) => countryOf(city) === governingLaw.code));
  const [only] = ofLaw;
  return ofLaw.size === 1 && only !== undefined ? only : courtCity(governingLaw, language);
}

/** "Frankfurt am Main" is read whole before "Frankfurt". */
const townIn = (name: string): string | undefined =>
  [name, name.split(' ')[0] ?? ''].filter((each) => countryOf(each) !== undefined).map(cityName)[0];

const countryOf = (city: string) => countryOfCity(city) ?? (isTown(city) ? 'lt' : undefined);
