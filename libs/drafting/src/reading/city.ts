import { countryOfCity } from '../terms/cities.js';
import { saysNothing } from './idle-words.js';
import { cleanText } from './text.js';
import { lean } from './letters.js';

/** Words inside names of places that are written small: "Frankfurt am Main", "Frankfurtas prie Maino". */
const SMALL = new Set('am an auf der de del el la le of on prie sur the upon'.split(' '));
const WORD = lean(/[\p{L}’']+/gu);
/** Two places, or none; of the cities that are asked for only one has such a word in its name. */
const NOT_ONE = lean(/\d|[/;&+?]|(?<!\p{L})(?:and|or|arba|ir)(?!\p{L})|^[^\p{L}]*$/iu);
const NAME_OF_TWO = /^brighton and hove$/iu;
/** Between two names; what follows a comma may also be a country or a state. */
const BETWEEN = /,\s*|\s(?:[-–—]|ar|bei)\s/u;
/** A city, and the state behind the names of others. */
const STATE_TOO = /^(?:new york|niujorkas)$/iu;
/** Whose city it is, or which: not its name. */
const DESCRIBED = lean(
  /(?<![\p{L}-])(?:clients?|customers?|providers?|freelancers?|contractors?|suppliers?|defendants?|claimants?|plaintiffs?|part(?:y|ies)|either|whichever|wherever|where|nearest|closest|klient(?:as|o|ui|ai|ų)|užsakov\p{L}+|teikėj\p{L}+|vykdytoj\p{L}+|ieškov\p{L}+|atsakov\p{L}+|šal(?:is|ies|ys|ių)|artimiaus\p{L}+|kur)(?![\p{L}-])/iu,
);
const NO_NAME = lean(
  /^(?:(?:the|a|any|my|our|your|their|his|her|some|local|same|mano|mūsų|jūsų|tavo|tas pats|bet (?:kur|kok)\p{L}+) )*(?:city|town|courts?|place|capital|miest(?:as|o|e)|teism(?:as|ai|e)|sostinė|vieta)$/iu,
);
/** What people write before a name: "the courts of Vilnius". */
const BEFORE = /^(?:(?:the )?courts? (?:of|in|at) )?(?:(?:the )?(?:city|town) of )?/iu;
/** The same around a town that is known: "Kauno miestas", "teismas Kaune". Others may be named so: "Kansas City". */
const AROUND =
  /^(?:teism(?:as|ai) )?(?:miestas |m\. ?)?|(?: (?:city|town|miest(?:as|o|e)|m))?(?: (?:(?:district )?courts?|teism(?:as|ai|e|uose)))?$/giu;

/** Lithuanian cities, which people write as they say it: where ("Kaune") and of which ("Kauno"). */
const LITHUANIAN =
  'Alytus Anykščiai Birštonas Biržai Druskininkai Elektrėnai Gargždai Grigiškės Ignalina Jonava Joniškis Jurbarkas Kaunas Kelmė Kėdainiai Klaipėda Kretinga Kupiškis Kuršėnai Lentvaris Marijampolė Mažeikiai Molėtai Neringa Palanga Panevėžys Pasvalys Plungė Prienai Radviliškis Raseiniai Rokiškis Skuodas Šakiai Šiauliai Šilalė Šilutė Širvintos Tauragė Telšiai Trakai Ukmergė Utena Varėna Vilkaviškis Vilnius Visaginas Zarasai'.split(
    ' ',
  );
/** Ending of a name, and what stands for it in the genitive and the locative; the longer endings first. */
const ENDINGS: readonly (readonly [string, readonly string[]])[] = [
  ['iai', ['ių', 'iuose']],
  ['ius', ['iaus', 'iuje']],
  ['ai', ['ų', 'uose']],
  ['ės', ['ių', 'ėse']],
  ['os', ['ų', 'ose']],
  ['as', ['o', 'e']],
  ['is', ['io', 'yje']],
  ['us', ['aus', 'uje']],
  ['ys', ['io', 'yje']],
  ['a', ['os', 'oje']],
  ['ė', ['ės', 'ėje']],
];
const CITY_OF_FORM: ReadonlyMap<string, string> = new Map(
  LITHUANIAN.flatMap((name) => {
    const [ending, others] = ENDINGS.find(([each]) => name.endsWith(each)) ?? ['', []];
    const stem = name.slice(0, name.length - ending.length);
    return others.map((other) => [(stem + other).toLowerCase(), name] as const);
  }),
);

const NAMES: ReadonlySet<string> = new Set(LITHUANIAN.map((name) => name.toLowerCase()));

/** Whether these words are the name of a Lithuanian town, as it is written or as it is said, and nothing else. */
export const isTown = (name: string): boolean =>
  NAMES.has(name.toLowerCase()) || CITY_OF_FORM.has(name.toLowerCase());

/** The city of the lists that is meant by its genitive or locative in Lithuanian: „Berlyno“, „Paryžiuje“. */
export function cityOfForm(said: string): string | undefined {
  /* "San Francisco" is a name as it stands. */
  if (countryOfCity(said) !== undefined) return undefined;
  return ENDINGS.flatMap(([ending, forms]) =>
    forms.filter((form) => said.endsWith(form)).map((form) => said.slice(0, -form.length) + ending),
  ).find((name) => countryOfCity(name) !== undefined);
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A name, or a list of them. */
function isOneName(name: string): boolean {
  if (NAME_OF_TWO.test(name)) return true;
  if (NOT_ONE.test(name) || DESCRIBED.test(name) || NO_NAME.test(name) || saysNothing(name)) return false;
  const isCity = (part: string, at: number): boolean =>
    isTown(part) || (countryOfCity(part) !== undefined && !(at > 0 && STATE_TOO.test(part)));
  const words = name.split(' ');
  return name.split(BETWEEN).filter(isCity).length < 2 && (words.length < 2 || !words.every(isTown));
}

/** A city by its name: "KAUNAS", "Kaune" and "the courts of Kaunas" are Kaunas; names written with care stay as they are. */
export function cityName(raw: string): string | undefined {
  const given = cleanText(raw)?.replace(BEFORE, '');
  if (given === undefined || !isOneName(given)) return undefined;
  const known = given.replace(AROUND, '');
  const name = isTown(known) ? known : given;
  const lithuanian = CITY_OF_FORM.get(name.toLowerCase());
  if (lithuanian !== undefined) return lithuanian;
  const isCareless = name === name.toLowerCase() || name === name.toUpperCase();
  if (!isCareless) return capitalised(name);
  return name
    .toLowerCase()
    .replace(WORD, (word, at: number) => (at > 0 && SMALL.has(word) ? word : capitalised(word)));
}
