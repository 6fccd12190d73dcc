import type { Side } from '../facts/sides.js';
import { cityName, isTown } from '../reading/city.js';
import { countryOfCity } from '../terms/cities.js';
import { COUNTRY_CODES, type CountryCode } from '../terms/terms.js';
import { FORMS, namesCompany, sideOf } from './parties.js';
import type { Finding } from './proposal.js';
import type { Statement } from './statements.js';

const LABELLED =
  /^\W*(?:company|buyer|vendor|leidykla|autore|autorius|teikia|kas mes|client|customer|klientas|uzsakovas|provider|freelancer|contractor|vykdytojas|teikejas|paslaugu teikejas)\s*[:-]/u;
const NATIONAL: Readonly<Partial<Record<CountryCode, string>>> = {
  lt: 'lithuania|lithuanian|lietuv\\w*',
  lv: 'latvia|latvian|latvij\\w*',
  ee: 'estonia|estonian|estij\\w*',
  pl: 'poland|polish|lenkij\\w*',
  de: 'germany|german|vokiet\\w*',
  fr: 'france|french|prancuz\\w*',
  nl: 'netherlands|dutch|holland|nyderland\\w*|olandij\\w*',
  ie: 'ireland|irish|airij\\w*',
  gb: 'united kingdom|uk|u\\.k\\.|england|britain|british|scotland|jungtin\\w+ karalyst\\w+|anglij\\w*|britanij\\w*',
  'us-ny': 'new york',
  'us-ca': 'california|kalifornij\\w*',
  'us-il': 'illinois|ilinojus\\w*',
  'us-de': 'delaware|delaver\\w*',
  us: 'usa|u\\.s\\.a?|united states|american|jav|amerik\\w*',
};
/** What the list of countries lacks, as it is called in either language, by the words for it. */
const OTHERS: readonly (readonly [name: string, words: string])[] = [
  ['Sweden', 'sweden|swedish'],
  ['Švedija', 'svedij\\w*'],
  ['Norway', 'norway|norwegian'],
  ['Norvegija', 'norvegij\\w*'],
  ['Finland', 'finland|finnish'],
  ['Suomija', 'suomij\\w*'],
  ['Denmark', 'denmark|danish'],
  ['Danija', 'danij\\w*'],
  ['Spain', 'spain|spanish'],
  ['Ispanija', 'ispanij\\w*'],
  ['Italy', 'italy|italian'],
  ['Italija', 'italij\\w*'],
  ['Switzerland', 'switzerland|swiss'],
  ['Šveicarija', 'sveicarij\\w*'],
  ['Austria', 'austria|austrian'],
  ['Austrija', 'austrij\\w*'],
  ['Ukraine', 'ukraine|ukrainian'],
  ['Ukraina', 'ukrain(?:a|os|oje)'],
];
const LIVES =
  /\b(?:(?:based|located|registered|established|live|living|resident|headquartered|office) (?:in|at)|(?:we are|we're|i am|i'm|client is|is) (?:in|from)|isikur\w+|registruot\w+|gyven\w+|veiki\w+|dirbu|esame|esu)\s+(?:is |the |a )?$/u;
const PLACES =
  'company|startup|agency|studio|shop|store|clinic|bakery|cafe|restaurant|hotel|firm|team|brand|school|imon\\w+|startuol\\w+|agentur\\w+|studij\\w+|parduotuv\\w+|klinik\\w+|kavin\\w+|restoran\\w+|kepykl\\w+|viesbut\\w+|salon\\w+';
/** "our studio in Vilnius", "mūsų kavinei Kaune": whose place it is. */
const OWN_PLACE = new RegExp(
  `\\b(?:our|my|we are an?|we're an?|we run an?|i run an?|i own an?|esame|musu|mano|turime|turiu|atstovauju|valdau|client is an?|client,? an?|the|a|an)\\s+(?:[\\w-]+ ){0,3}(?:${PLACES})\\s+(?:in |from )?$`,
  'u',
);
const OF_HERE = new RegExp(
  `^\\s*-?(?:based|company|startup|agency|studio|firm|client|imon\\w+|startuol\\w+|agentur\\w+|klient\\w+)\\b`,
  'u',
);

/** "Hollow Oak Cider Ltd., Bristol": where a company is, behind its name. */
const OF_COMPANY = /(?:Ltd|Limited|LLC|Inc|GmbH|UAB|MB|plc|PLC|B\.?V|Oy|AB|OÜ|SIA)\.?[”“"]?\s*[,(]\s*$/u;

/** "Mönckebergstraße 7, 20095 Hamburg, Germany", "Laisvės al. 5, Kaunas": the town and the country behind a street or its code. */
const IN_ADDRESS =
  /(?:\b(?:\p{L}+(?:strasse|straße|str\.)|\p{L}+ (?:street|st|road|rd|avenue|ave|lane|square|g|pr|al|pl)\b\.?)[\p{L}\d ,.-]{0,30}|[ ,](?:[a-z]{2}-)?\d{4,5} )(?:\p{L}+, )?$/u;

/** Where the parties are, as far as somebody says that they are there: a place of the work tells nothing. */
export function countriesIn(statement: Statement, writer: Side | undefined): Finding[] {
  const { text, plain, start } = statement;
  const told = sideOf(statement, writer);
  /* A company that nobody claims is, where somebody pays a freelancer, the one who pays. */
  const side = told ?? (namesCompany(text) ? 'client' : undefined);
  if (side === undefined) return [];
  const isCertain = told !== undefined;
  const key = `${side}_country` as const;
  const found: Finding[] = [];
  const add = (value: string, from: number, to: number, other?: string) => {
    const before = plain.slice(0, from);
    const isOfParty =
      OF_COMPANY.test(text.slice(0, from)) ||
      LIVES.test(before) ||
      OWN_PLACE.test(before) ||
      OF_HERE.test(plain.slice(to)) ||
      LABELLED.test(plain) ||
      IN_ADDRESS.test(before);
    if (!isOfParty) return;
    const quote = { start: start + from, end: start + to };
    found.push({ key, value, quote, isCertain, ...(other !== undefined && { other }) });
  };
  for (const { 0: words, index } of text.matchAll(
    /\p{Lu}[\p{L}’'-]+(?: (?:am |upon |prie )?\p{Lu}[\p{L}’'-]+)?/gu,
  )) {
    const [whole, single] = [words, words.split(' ')[0] ?? ''];
    for (const name of new Set([whole, single])) {
      const bare = name.replace(/-based$/u, '');
      const code = countryOfCity(bare) ?? (isTown(bare) ? 'lt' : undefined);
      if (code === undefined) continue;
      add(code, index, index + bare.length);
      break;
    }
  }
  for (const code of COUNTRY_CODES) {
    const words = NATIONAL[code];
    if (words === undefined) continue;
    for (const match of plain.matchAll(new RegExp(`\\b(?:${words})(?!\\w)`, 'gu')))
      add(code, match.index, match.index + match[0].length);
  }
  for (const [region, words] of OTHERS) {
    for (const match of plain.matchAll(new RegExp(`\\b(?:${words})(?!\\w)`, 'gu')))
      add('other', match.index, match.index + match[0].length, region);
  }
  const form = FORMS.map(([pattern, code]) => ({ match: pattern.exec(text), code })).find(
    ({ match }) => match,
  );
  if (form?.match && form.code !== undefined)
    found.push({
      key,
      value: form.code,
      quote: { start: start + form.match.index, end: start + form.match.index + form.match[0].length },
      isCertain,
    });
  return found;
}

const COURTS = /\b(?:courts? (?:of|in|at) |teism(?:as|uose|e|ai) )$/u;
const COURTS_BEHIND =
  /^ (?:city )?(?:district )?(?:courts?|(?:miesto )?(?:apylinkes |apygardos )?teism\w+)\b/u;
const LAW = /^(?:n|s)? ?(?:law|teise|teises|istatym\w+|respublikos (?:teise|istatym\w+))\b/u;
const LAW_OF =
  /\b(?:laws? of (?:the republic of )?|(?:governing|applicable) law(?: is| will be|:| -)? (?:that of )?|teis\w+(?: -|:) |taik\w+ teise )$/u;

/** Whose law and which courts, where they are named as such. */
export function lawIn({ text, plain, start }: Statement): Finding[] {
  const found: Finding[] = [];
  for (const { 0: words, index } of text.matchAll(/\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?/gu)) {
    for (const name of new Set([words, words.split(' ')[0] ?? ''])) {
      const end = index + name.length;
      const isCourt = COURTS.test(plain.slice(0, index)) || COURTS_BEHIND.test(plain.slice(end));
      const city =
        isCourt && (isTown(name) || countryOfCity(name) !== undefined) ? cityName(name) : undefined;
      if (city === undefined) continue;
      found.push({
        key: 'court_city',
        value: city,
        quote: { start: start + index, end: start + end },
        isCertain: true,
      });
      break;
    }
  }
  for (const code of COUNTRY_CODES) {
    const named = NATIONAL[code];
    const national = code === 'gb' && named !== undefined ? `${named}|english` : named;
    if (national === undefined) continue;
    for (const { 0: words, index } of plain.matchAll(new RegExp(`\\b(?:${national})(?!\\w)`, 'gu'))) {
      const end = index + words.length;
      if (!LAW.test(plain.slice(end).trimStart()) && !LAW_OF.test(plain.slice(0, index))) continue;
      found.push({
        key: 'governing_law',
        value: code,
        quote: { start: start + index, end: start + end },
        isCertain: true,
      });
    }
  }
  return found;
}
