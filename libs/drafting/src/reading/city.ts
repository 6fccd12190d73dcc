import { cleanText } from './text.js';

/** Words inside names of places that are written small: "Frankfurt am Main", "Frankfurtas prie Maino". */
const SMALL = new Set('am an auf der de del el la le of on prie sur the upon'.split(' '));
const WORD = /[\p{L}’']+/gu;
/** Two places, or none; of the cities that are asked for only one has such a word in its name. */
const NOT_ONE = /\d|[/;&+]|(?<!\p{L})(?:and|or|arba|ir)(?!\p{L})|^[^\p{L}]*$/iu;
const NAME_OF_TWO = /^brighton and hove$/iu;

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

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A city by its name: "kaunas", "KAUNAS" and "Kaune" are Kaunas, and other names written with care stay as they are. */
export function cityName(raw: string): string | undefined {
  const name = cleanText(raw);
  if (name === undefined || (NOT_ONE.test(name) && !NAME_OF_TWO.test(name))) return undefined;
  const lithuanian = CITY_OF_FORM.get(name.toLowerCase());
  if (lithuanian !== undefined) return lithuanian;
  const isCareless = name === name.toLowerCase() || name === name.toUpperCase();
  if (!isCareless) return capitalised(name);
  return name
    .toLowerCase()
    .replace(WORD, (word, at: number) => (at > 0 && SMALL.has(word) ? word : capitalised(word)));
}
