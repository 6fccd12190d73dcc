import type { ReadContract } from '../read-contract.js';
import type { Sentence } from '../segment.js';
import { abroadOf, countriesIn, homeOf } from './countries.js';
import { lean } from '../../reading/letters.js';

/** Whether a sentence says what would be a defect in a way that harms nobody. */
export type IsHarmless = (defect: string, plain: string) => boolean;

const CHOOSES = lean(
  /^[\d.\s]*(?:\p{L}+ ){1,3}(?:law|teisė)[;.,]|(?<!\p{L})(?:govern(?:ed|s|ing)|construed|applicable law|taikoma|taikytina|reglamentuoja)(?!\p{L})[^]*?(?<!\p{L})(?:laws?|teisė|teisės|įstatymai)(?!\p{L})|(?<!\p{L})laws?(?!\p{L})[^]*?(?<!\p{L})(?:govern(?:s|ed)?|appl(?:y|ies))(?!\p{L})|(?<!\p{L})teis[ėe]\p{L}*(?!\p{L})[^]*?(?<!\p{L})taikom/iu,
);
/** The parts of a sentence: a court may stand in one, and the law in another. */
const PARTS = /[,;]/u;

/** The sentence that chooses the law of one country, where the one who works is in another by the contract's own words. */
export function withForeignLaw(contract: ReadContract, isHarmless: IsHarmless): Sentence | undefined {
  const isAbroad = abroadOf(contract);
  if (isAbroad === undefined) return undefined;
  return contract.sentences.find((sentence) => {
    const quote = contract.text.slice(sentence.start, sentence.end);
    if (!CHOOSES.test(quote) || isHarmless('governing-law.foreign', sentence.plain)) return false;
    const [country, ...others] = lawsIn(quote);
    return country !== undefined && others.length === 0 && isAbroad(country, sentence);
  });
}

/** Whose law a sentence chooses: of all that it names those in the parts that choose one, where such a part names any. */
function lawsIn(quote: string): readonly RegExp[] {
  const chosen = quote
    .split(PARTS)
    .filter((part) => CHOOSES.test(part))
    .flatMap(countriesIn);
  return chosen.length === 0 ? countriesIn(quote) : [...new Set(chosen)];
}

/** What decides a dispute, and where: the names of places stand behind it, in Lithuanian before it as well. */
const DECIDES = lean(
  /(?<!\p{L})(?:courts?|tribunals?|jurisdiction|venue|arbitrat\p{L}*|seat|teism\p{L}*|arbitraž\p{L}*)(?!\p{L})/u,
);
const CLAUSES = lean(/;|(?<=\p{Ll}),?\s+(?:and|ir)\s+(?=the\s+part|each|both|any|all|šal|vis|gin)/u);

/** Where a sentence has disputes decided; whose law it chooses beside that is no place. */
const placesIn = (contract: ReadContract, { start, end }: Sentence): ReadonlySet<RegExp> =>
  new Set(
    contract.text
      .slice(start, end)
      .split(CLAUSES)
      .flatMap((clause) =>
        clause
          .split(PARTS)
          .filter((part) => DECIDES.test(part) || !CHOOSES.test(part))
          .join(),
      )
      .filter((clause) => DECIDES.test(clause))
      .flatMap(countriesIn),
  );

/** The sentence that sends disputes to one country, where the one who works is in another by the contract's own words. */
export function withForeignCourt(contract: ReadContract, isHarmless: IsHarmless): Sentence | undefined {
  const isAbroad = abroadOf(contract);
  if (isAbroad === undefined) return undefined;
  return contract.sentences.find((sentence) => {
    if (isHarmless('disputes.court-elsewhere', sentence.plain)) return false;
    const [place, ...others] = placesIn(contract, sentence);
    return place !== undefined && others.length === 0 && isAbroad(place, sentence);
  });
}

const AT_THE_CLIENT = lean(/(?<!\p{L})(?:client|klient\p{L}+)(?!\p{L})/u);

/** Whether every place where a sentence has disputes decided is in the country of the one who works, and none is told by the client. */
export function isDecidedAtHome(contract: ReadContract, sentence: Sentence): boolean {
  const home = homeOf(contract);
  const places = placesIn(contract, sentence);
  return home !== undefined && places.size === 1 && places.has(home) && !AT_THE_CLIENT.test(sentence.plain);
}
