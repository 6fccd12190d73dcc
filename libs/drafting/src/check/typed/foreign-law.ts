import type { ReadContract } from '../read-contract.js';
import type { Sentence } from '../segment.js';
import { abroadOf, countriesIn, homeOf, introductionOf, statesIn } from './countries.js';
import { seatsIn } from './seat-of-arbitration.js';
import { lean, leanSource } from '../../reading/letters.js';
import { SIDES } from '../../facts/sides.js';

/** Whether a sentence says what would be a defect in a way that harms nobody. */
export type IsHarmless = (defect: string, plain: string) => boolean;

const CHOOSES = lean(
  /^[\d.\s]*(?:\p{L}+ ){1,3}(?:law|teisė)[;.,]|(?<!\p{L})(?:govern(?:ed|s|ing)|construed|applicable laws? (?:is|are|shall|will|of|in)|taikoma|taikytina|reglamentuoja)(?!\p{L})[^]*?(?<!\p{L})(?:laws?|teisė|teisės|įstatymai)(?!\p{L})|(?<!\p{L})laws?(?!\p{L})[^]*?(?<!\p{L})(?:govern(?:s|ed)?|appl(?:y|ies))(?!\p{L})|(?<!\p{L})teis[ėe]\p{L}*(?!\p{L})[^]*?(?<!\p{L})taikom/iu,
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

/** "The courts of Freiburg", where one of the two is at an address in that town and names its country. */
const COURT_OF_TOWN = lean(
  /(?<!\p{L})(?:[Cc]ourts?|[Tt]ribunals?) (?:of|in|at|sitting in) (?:the )?(?:[Cc]ity of )?(\p{Lu}[\p{L}-]{3,})|(?<!\p{L})(\p{Lu}[\p{L}-]{3,}) (?:[Cc]ourts?|[Tt]ribunals?)(?!\p{L})/gu,
);
function countriesOfTowns(contract: ReadContract, quote: string): readonly RegExp[] {
  const towns = [...quote.matchAll(COURT_OF_TOWN)].map(([, of, before]) => of ?? before ?? '');
  return SIDES.flatMap((side) => {
    const address = introductionOf(contract, side) ?? '';
    const [country, ...others] = countriesIn(address);
    const isThere = towns.some((town) =>
      new RegExp(leanSource(`(?<!\\p{L})${town}(?!\\p{L})`), 'u').test(address),
    );
    return isThere && country !== undefined && others.length === 0 ? [country] : [];
  });
}

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
      .flatMap((clause) => {
        const named = countriesIn(clause);
        return named.length > 0 ? named : countriesOfTowns(contract, clause);
      }),
  );

/** The sentence that sends disputes to one country, where the one who works is in another by the contract's own words. */
export function withForeignCourt(contract: ReadContract, isHarmless: IsHarmless): Sentence | undefined {
  const isAbroad = abroadOf(contract);
  return contract.sentences.find((sentence) => {
    if (isHarmless('disputes.court-elsewhere', sentence.plain)) return false;
    const [place, ...others] = placesIn(contract, sentence);
    if (place !== undefined && others.length === 0 && isAbroad?.(place, sentence) === true) return true;
    return isArbitratedFarAway(contract, sentence);
  });
}

/** Who chooses, or decides by agreement, goes nowhere against their will. */
const BY_CHOICE = lean(
  /(?<!\p{L})(?:may|either|choos\p{L}*|choice|option\p{L}*|agree on|online|remote\p{L}*|gali|pasirink\p{L}*|nuotolin\p{L}*)(?!\p{L})/u,
);

/**
 * Whether disputes are arbitrated in a town that is in another state than the one who works, or, where nobody knows where that is, in one
 * that the contract names for no other reason than that the client is there.
 */
function isArbitratedFarAway(contract: ReadContract, { start, end, plain }: Sentence): boolean {
  const { text, isCertain } = contract;
  const [seat, ...others] = seatsIn(text.slice(start, end));
  if (!isCertain || seat === undefined || others.length > 0 || BY_CHOICE.test(plain)) return false;
  const own = introductionOf(contract) ?? '';
  const states = statesIn(seat);
  if (homeOf(contract) !== undefined) {
    const home = statesIn(own);
    return home.length > 0 && states.length > 0 && !states.some((state) => home.includes(state));
  }
  /* "Fairfax, Virginia", where the one who works is in Virginia. */
  const quote = text.slice(start, end);
  const named =
    quote.slice(quote.indexOf(seat), quote.indexOf(seat) + NAME_AND_STATE).match(CAPITALISED) ?? [];
  if (named.some((name) => own.includes(name))) return false;
  const times = (words: string): number => words.split(seat).length - 1;
  const elsewhere = times(text.slice(0, start)) + times(text.slice(end));
  return elsewhere <= times(introductionOf(contract, 'client') ?? '');
}

const NAME_AND_STATE = 40;
const CAPITALISED = lean(/\p{Lu}\p{L}{3,}/gu);

const AT_THE_CLIENT = lean(/(?<!\p{L})(?:client|klient\p{L}+)(?!\p{L})/u);

/** Whether every place where a sentence has disputes decided is in the country of the one who works, and none is told by the client. */
export function isDecidedAtHome(contract: ReadContract, sentence: Sentence): boolean {
  const home = homeOf(contract);
  const places = placesIn(contract, sentence);
  return (
    home !== undefined &&
    places.size === 1 &&
    places.has(home) &&
    !AT_THE_CLIENT.test(sentence.plain) &&
    !isArbitratedFarAway(contract, sentence)
  );
}

const COURT = lean(/(?<!\p{L})(?:courts?|tribunals?|teism\p{L}+)(?!\p{L})/u);
const ARBITRATED = lean(/(?<!\p{L})arbitra/u);

/** The sentence that has the courts of one country decide by the law of another. */
export function withCourtOfOtherLaw(contract: ReadContract): Sentence | undefined {
  const quoteOf = ({ start, end }: Sentence): string => contract.text.slice(start, end);
  const laws = new Set(
    contract.sentences.flatMap((sentence) =>
      CHOOSES.test(quoteOf(sentence)) && !OF_A_PART.test(sentence.plain) ? lawsIn(quoteOf(sentence)) : [],
    ),
  );
  const [law, ...others] = laws;
  if (law === undefined || others.length > 0) return undefined;
  return contract.sentences.find((sentence) => {
    const { plain } = sentence;
    if (!COURT.test(plain) || ARBITRATED.test(plain) || BY_CHOICE.test(plain)) return false;
    const [place, ...elsewhere] = placesIn(contract, sentence);
    return place !== undefined && elsewhere.length === 0 && place !== law;
  });
}
/** A law of a part: of data, of tax, of consumers. */
const OF_A_PART = lean(
  /(?<!\p{L})(?:data|tax\p{L}*|consumers?|copyright|mandatory|duomen\p{L}*|mokes\p{L}*|vartotoj\p{L}*|imperatyv\p{L}*)(?!\p{L})/u,
);
