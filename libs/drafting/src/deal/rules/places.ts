import { cityName, isTown } from '../../reading/city.js';
import type { DealValue } from '../values.js';
import { choiceOf, first, words, type Reader, type Rule } from './rule.js';

/** What a law is called by, and whose it is. */
const ADJECTIVES: Readonly<Record<string, string>> = {
  English: 'England',
  British: 'United Kingdom',
  Scottish: 'Scotland',
  Scots: 'Scotland',
  Irish: 'Ireland',
  Lithuanian: 'Lithuania',
  Latvian: 'Latvia',
  Estonian: 'Estonia',
  Polish: 'Poland',
  German: 'Germany',
  French: 'France',
  Dutch: 'Netherlands',
  Belgian: 'Belgium',
  Swiss: 'Switzerland',
  Austrian: 'Austria',
  Italian: 'Italy',
  Spanish: 'Spain',
  Portuguese: 'Portugal',
  Danish: 'Denmark',
  Swedish: 'Sweden',
  Norwegian: 'Norway',
  Finnish: 'Finland',
  Icelandic: 'Iceland',
  Czech: 'Czechia',
  Canadian: 'Canada',
  Australian: 'Australia',
  Ukrainian: 'Ukraine',
};
/** Lithuanian genitives of countries, by their endings: „Lietuvos“, „Anglijos“, „Jungtinės Karalystės“. */
const GENITIVES: readonly (readonly [RegExp, string])[] = [
  [/^Jungtinės Karalystės$/u, 'Jungtinė Karalystė'],
  [/^(.+) Respublikos$/u, '$1 Respublika'],
  [/^Suomijos ir .*$/u, 'Suomija'],
  [/^(\p{L}+)os$/u, '$1a'],
  [/^(\p{L}+)ės$/u, '$1ė'],
  [/^(\p{L}+)ų$/u, '$1ai'],
];

function nominative(name: string): string {
  if (isTown(name)) return cityName(name) ?? name;
  const adjective = ADJECTIVES[name];
  if (adjective !== undefined) return adjective;
  const [pattern, ending] = GENITIVES.find(([each]) => each.test(name)) ?? [];
  return pattern === undefined || ending === undefined ? name : name.replace(pattern, ending);
}

/** Written with a capital, and no place. */
const NO_NAME =
  /^(?:Applicable|Mandatory|Statutory|The|All|Any|Such|This|Governing|National|Local|European|EU|Data|Copyright|Tax|Labour|Parties|Party|Agreement|Client|Provider|Civil|Šios|Ši|Šalių|Šalys|Sutarties|Sutartis|Taikytina|Taikoma|Galiojanti|Autorių|Civilinio|Bendrosios|Ginčai|Visi|Dėl|Jei|Pagal|Kliento|Užsakovo|Vykdytojo|Tiekėjo)(?: |$)/u;

const namesBy =
  (...patterns: readonly RegExp[]): Reader =>
  ({ quote }) => {
    const flat = quote.replaceAll(/\s+/gu, ' ');
    const names = patterns.flatMap((pattern) =>
      [...flat.matchAll(pattern)].map(({ 1: name = '' }) =>
        name.replace(/^(?:the|taikoma) /iu, '').replace(/[.,'’-]+$/u, ''),
      ),
    );
    return [...new Set(names.filter((name) => name !== '' && !NO_NAME.test(name)).map(nominative))].map(
      (name): DealValue => ({ kind: 'name', name }),
    );
  };

const WORD = String.raw`\p{Lu}[\p{L}'’-]+`;
const NAME = String.raw`${WORD}(?:(?: of| and| the| ir)?(?: the)? ${WORD}){0,5}`;
/** In the genitive: countries end so in Lithuanian, and roles and people do not. */
const COUNTRY = '(?:Lietuvos|Ukrainos|Nyderlandų|Jungtinės Karalystės|\\p{Lu}\\p{L}+ijos)';
const STATE = String.raw`(?:[Ss]tate of |[Cc]ommonwealth of |[Pp]rovince of )?`;
const LAW = namesBy(
  new RegExp(
    String.raw`(?<!\p{L})(?:[Ll]aws?|LAWS?|[Ll]egislation) (?:of|in force in) (?:the )?${STATE}(${NAME})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(${NAME}) (?:(?:civil|contract|private|substantive) )?[Ll]aws?(?!\p{L})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(${COUNTRY}(?: Respublikos)?) (?:(?:civilin|materialin)\p{L}+ )?(?:teis(?:ė|ės|ę|e|ei)|teisės akt\p{L}+|įstatym\p{L}{1,4})(?!\p{L})`,
    'gu',
  ),
  new RegExp(String.raw`(?<!\p{L})(${COUNTRY}(?: Respublikos)?) ir ${COUNTRY} teis`, 'gu'),
  /(?<!\p{L})(?:[Tt]eisė|[Tt]aikoma teisė|[Tt]aikytina teisė)(?: yra|:| –| -)? ((?:Lietuvos|\p{Lu}\p{L}+ijos)(?: Respublikos)?)(?!\p{L})/gu,
);
const APPLIES =
  /(?<!\p{L})(?:govern\p{L}*|constru\p{L}*|interpret\p{L}*|appl(?:y|ies|icable)|subject to|under|taik\p{L}*|aiškin\p{L}*|vadovau\p{L}*|reglament\p{L}*|pagal|sprendžiam\p{L}*|galioja)(?!\p{L})/u;
const SHORT_LAW =
  /^\W*(?:\d+(?:\.\d+)*[.)]? )?(?:law:? )?(?:\p{L}+ ){1,3}law\W*$|(?<!\p{L})teisė (?:yra |– |- )?\p{L}+/u;
/** Where a company or a rule comes from is no choice of law. */
const ELSEWHERE = words(
  '(?:organi[sz]ed|incorporated|registered|existing|established|formed|company) (?:\\p{L}+ ){0,4}under',
  'pagal \\p{L}+ (?:respublikos )?(?:teisę|įstatymus) (?:įsteigt|įregistruot)\\p{L}*',
  'įsteigt\\p{L}*',
);

const COURT_WORD = String.raw`(?:[Cc]ourts?|COURTS?)`;
const CITY = String.raw`(?:[Cc]ity of |[Ss]tate of |[Cc]ounty of )?`;
const COURT = first(
  namesBy(
    new RegExp(
      String.raw`(?<!\p{L})${COURT_WORD}(?: (?:that is|having jurisdiction|sitting|situated|located))? (?:of|in|for|at)(?: competent jurisdiction (?:of|in))? (?:the )?${CITY}(${NAME})`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(${WORD}(?: ${WORD})?) (?:(?:[Ss]tate|[Ff]ederal|[Cc]ity|competent|commercial|regional|and) )*(?:(?:District|Regional|County|High|Commercial) Courts?|(?:(?:district|regional|county|high|commercial) )?courts?)(?!\p{L})`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(${WORD}(?: Respublikos)?)(?: miesto| m\.| rajono)?(?: apylinkės| apygardos| komerciniam\p{L}*| kompetenting\p{L}*)* teism`,
      'gu',
    ),
    /teism\p{L}{1,4} (\p{Lu}\p{L}+(?:e|uje|oje|ėje|uose))(?!\p{L})/gu,
    /(?:seat|place of jurisdiction|venue)(?: is|:| shall be)? (?:in )?(\p{Lu}\p{L}+)/gu,
  ),
  ({ plain }) =>
    NOT_ARBITRATED.test(plain)
      ? []
      : ARBITRATION({ plain, heading: '', previous: '', quote: '', dated: undefined }),
);
const NOT_ARBITRATED = words(
  'null',
  'void',
  'unenforceable',
  'not bring',
  'waives?',
  'submit the matter',
  'neteik\\p{L}*',
  'agency',
);
const ARBITRATION = choiceOf([['arbitration', /(?<!\p{L})arbitra(?:tion|ž)/u]]);

export const PLACE_RULES = {
  law: {
    of: new RegExp(`${APPLIES.source}|${SHORT_LAW.source}`, 'u'),
    underHeading: words('governing law', 'law', 'taikytina teisė', 'teisė'),
    unless: ELSEWHERE,
    read: LAW,
  },
  court: {
    of: words(
      'disputes?',
      'jurisdiction',
      'venue',
      'courts',
      '(?:the|a|district|county|high) court',
      'arbitration',
      'ginč\\p{L}*',
      'teism\\p{L}*',
      'arbitraž\\p{L}*',
      'byl\\p{L}*',
    ),
    read: COURT,
  },
} satisfies Readonly<Record<string, Rule>>;
