import type { ReadContract } from '../read-contract.js';
import type { Sentence } from '../segment.js';
import { countriesIn, homeOf } from './countries.js';
import { lean } from '../../reading/letters.js';

/** Whether a sentence says what would be a defect in a way that harms nobody. */
export type IsHarmless = (defect: string, plain: string) => boolean;

const CHOOSES = lean(
  /(?<!\p{L})(?:govern(?:ed|s|ing)|construed|applicable law|taikoma|taikytina|reglamentuoja)(?!\p{L})[^]*?(?<!\p{L})(?:laws?|teisė|teisės|įstatymai)(?!\p{L})|(?<!\p{L})laws?(?!\p{L})[^]*?(?<!\p{L})(?:govern(?:s|ed)?|appl(?:y|ies))(?!\p{L})|(?<!\p{L})teis[ėe]\p{L}*(?!\p{L})[^]*?(?<!\p{L})taikom/iu,
);
/** The sentence that chooses the law of one country, where the one who works is in another by the contract's own words. */
export function withForeignLaw(contract: ReadContract, isHarmless: IsHarmless): Sentence | undefined {
  const home = homeOf(contract);
  if (home === undefined) return undefined;
  return contract.sentences.find(({ start, end, plain }) => {
    const quote = contract.text.slice(start, end);
    if (!CHOOSES.test(quote) || isHarmless('governing-law.foreign', plain)) return false;
    const chosen = countriesIn(quote);
    return chosen.length === 1 && !chosen.includes(home);
  });
}

/** What decides a dispute, and where: the names of places stand behind it, in Lithuanian before it as well. */
const DECIDES = lean(
  /(?<!\p{L})(?:courts?|tribunals?|jurisdiction|venue|arbitrat\p{L}*|seat|teism\p{L}*|arbitraž\p{L}*)(?!\p{L})/u,
);
const CLAUSES = lean(/;|(?<=\p{Ll}),?\s+(?:and|ir)\s+(?=the\s+part|each|both|any|all|šal|vis|gin)/u);

/** The sentence that sends disputes to one country, where the one who works is in another by the contract's own words. */
export function withForeignCourt(contract: ReadContract, isHarmless: IsHarmless): Sentence | undefined {
  const home = homeOf(contract);
  if (home === undefined) return undefined;
  return contract.sentences.find(({ start, end, plain }) => {
    if (isHarmless('disputes.court-elsewhere', plain)) return false;
    const parts = contract.text.slice(start, end).split(CLAUSES);
    const places = parts.filter((part) => DECIDES.test(part)).flatMap(countriesIn);
    return new Set(places).size === 1 && !places.includes(home);
  });
}
