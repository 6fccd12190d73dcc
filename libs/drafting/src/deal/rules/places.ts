import { cityName, cityOfForm, isTown } from '../../reading/city.js';
import type { DealValue } from '../values.js';
import { first, type Reader, type Rule } from './rule.js';
import type { Said } from '../said.js';
import { OF_ADJECTIVE } from '../../check/typed/countries.js';
import {
  OF_A_CITY,
  PLACE_NAME,
  PLACE_WORD,
  SEATS_OF_ARBITRATION,
} from '../../check/typed/seat-of-arbitration.js';
import { words } from '../../check/whole-words.js';
import { lean, leanSource } from '../../reading/letters.js';

/** Lithuanian genitives of countries, by their endings: „Lietuvos“, „Anglijos“, „Jungtinės Karalystės“. */
const GENITIVES: readonly (readonly [RegExp, string])[] = [
  [/^Jungtinės Karalystės$/u, 'Jungtinė Karalystė'],
  [/^Anglijos ir Velso$/u, 'Anglija ir Velsas'],
  [/^(.+)os Federacinės Respublikos$/u, '$1a'],
  [/^(.+)os valstijos$/u, '$1a'],
  [/^(.+) Respublikos$/u, '$1 Respublika'],
  [/^Suomijos ir .*$/u, 'Suomija'],
  [lean(/^(\p{L}+)os$/u), '$1a'],
  [lean(/^(\p{L}+)ės$/u), '$1ė'],
  [lean(/^(\p{L}+)ų$/u), '$1ai'],
];

function nominative(name: string): string {
  if (isTown(name)) return cityName(name) ?? name;
  const adjective = OF_ADJECTIVE[name];
  if (adjective !== undefined) return adjective;
  const city = cityOfForm(name);
  if (city !== undefined) return city;
  const [pattern, ending] = GENITIVES.find(([each]) => each.test(name)) ?? [];
  return pattern === undefined || ending === undefined ? name : name.replace(pattern, ending);
}

/** The genitive of a town that no list knows cannot be turned round; „Stokholmo teismai“ is right all the same. */
const isGenitive = (name: string): boolean => /^\p{Lu}\p{Ll}+(?:o|aus)$/u.test(name);
const isOfCourts = (flat: string, name: string): boolean => flat.includes(`${name} teism`);

/** Written with a capital, and no place. */
const NO_NAME = lean(
  /^(?:Applicable|Mandatory|Statutory|The|All|Any|Such|This|Governing|National|Local|European|EU|Data|Copyright|Tax|Labour|Tort|Trust|Sales|Employment|Competition|Privacy|Criminal|Interest|Adjudication|Intellectual|Securities|Bankruptcy|Insurance|Debtor|Public|Common|Case|Contract|Company|Corporate|Federal|State|Foreign|International|Trademark|Patent|Disputes|Law|Laws|Court|Courts|If|Where|When|Unless|As|By|To|In|No|Under|Supreme|Superior|Circuit|District|County|Crown|Magistrates|High|Small|Session|Justice|Parties|Party|Agreement|Client|Provider|Company|Customer|Contractor|Consultant|Developer|Designer|Freelancer|Supplier|Principal|Civil|Šios|Ši|Šalių|Šalys|Sutarties|Sutartis|Taikytina|Taikoma|Galiojanti|Autorių|Civilinio|Bendrosios|Ginčai|Visi|Dėl|Jei|Pagal|Kliento|Užsakovo|Vykdytojo|Tiekėjo)(?: |$)|(?<!\p{L})(?:Acts?|Code|Obligations|Conciliation|Relief|Linkage|Rules|Regulations?|General Business|Business|Courts?|States District|Association|Procedure)$/u,
);

/** "At Painter’s expense": somebody, whatever the contract calls them. */
const OWNS = /['’]s$/u;

/** A place as it is called by itself, and as it is written where it was found. */
interface Named {
  readonly name: string;
  readonly written: string;
}

/** A sentence in capitals as it is written elsewhere: "LAWS OF THE STATE OF TEXAS". */
const inWords = (flat: string): string =>
  SMALL.test(flat)
    ? flat
    : flat.replaceAll(WORDS, (word) =>
        OF_NAMES.test(word) ? word.toLowerCase() : `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`,
      );
const SMALL = lean(/\p{Ll}/u);
const WORDS = lean(/\p{L}+/gu);
const OF_NAMES = /^(?:OF|THE|AND|IN|BY|IR|LAWS?|COURTS?|STATE|TEIS\p{L}*)$/u;

const NAMED = lean(/\p{Lu}/u);

/** The places a sentence names in one of these ways, each once; none of them is there without one of the `cues`. */
const placesBy =
  (cues: RegExp, ...patterns: readonly RegExp[]) =>
  ({ quote }: Pick<Said, 'quote'>): readonly Named[] => {
    if (!cues.test(quote)) return [];
    const flat = inWords(quote.replaceAll(/\s+/gu, ' '));
    const names = patterns.flatMap((pattern) =>
      [...flat.matchAll(pattern)].map(({ 1: name = '' }) =>
        name.replace(/^(?:the|taikoma) /iu, '').replace(/[.,'’-]+$/u, ''),
      ),
    );
    const known = new Map<string, Named>();
    for (const written of names.filter((each) => each !== '' && !NO_NAME.test(each) && !OWNS.test(each))) {
      const name = nominative(written);
      const shown = isGenitive(name) && isOfCourts(flat, name) ? `${name} teismai` : name;
      if (!known.has(shown)) known.set(shown, { name: shown, written });
    }
    return [...known.values()];
  };
const valuesOf =
  (places: ReturnType<typeof placesBy>): Reader =>
  (said) =>
    places(said).map(({ name }): DealValue => ({ kind: 'name', name }));

const WORD = PLACE_WORD;
const NAME = PLACE_NAME;
/** In the genitive: countries end so in Lithuanian, and roles and people do not. */
const COUNTRY = '(?:Anglijos ir Velso|Lietuvos|Ukrainos|Nyderlandų|Jungtinės Karalystės|\\p{Lu}\\p{L}+ijos)';
const STATE = String.raw`(?:(?:[Ss]tate|[Cc]ommonwealth|[Pp]rovince|[Rr]epublic|[Kk]ingdom) of |Federal Republic of )?`;
export const NAMES_OF_LAWS = placesBy(
  /law|legislation|teis|įstatym/iu,
  new RegExp(
    leanSource(
      String.raw`(?<!\p{L})(?:[Ll]aws?|LAWS?|[Ll]egislation)(?:,[^,;.]{0,60},)? (?:of|in force in) (?:the )?${STATE}(${NAME})`,
    ),
    'gu',
  ),
  new RegExp(
    leanSource(
      String.raw`(?<!\p{L})[Ll]aws? of (?:the )?${STATE}${NAME},? (?:and|or)(?: the laws?)? of (?:the )?${STATE}(${NAME})`,
    ),
    'gu',
  ),
  /* "The law governing this contract is that of Scotland". */
  new RegExp(
    leanSource(
      String.raw`(?<!\p{L})[Ll]aws?(?!\p{L})[^.;]{0,60} (?:is|are|be) (?:that|those|the laws?) of (?:the )?${STATE}(${NAME})`,
    ),
    'gu',
  ),
  /* "Governing law: Ireland". */
  new RegExp(
    leanSource(
      String.raw`(?:[Gg]overning|[Aa]pplicable|[Pp]roper) [Ll]aw(?: and (?:[Jj]urisdiction|[Cc]ourts?|[Dd]isputes?))?(?:\s*[|:–—-]\s*| is )(?:the )?(?:[Ll]aws? of )?(?:the )?${STATE}(${NAME})`,
    ),
    'gu',
  ),
  new RegExp(
    leanSource(String.raw`(?<!\p{L})(${NAME}) (?:(?:civil|contract|private|substantive) )?[Ll]aws?(?!\p{L})`),
    'gu',
  ),
  new RegExp(
    leanSource(
      String.raw`(?<!\p{L})(${COUNTRY}(?:(?: Federacinės)? Respublikos| valstijos)?) (?:(?:civilin|materialin)\p{L}+ )?(?:teis(?:ė|ės|ę|e|ei)|teisės akt\p{L}+|įstatym\p{L}{1,4})(?!\p{L})`,
    ),
    'gu',
  ),
  new RegExp(leanSource(String.raw`(?<!\p{L})(${COUNTRY}(?: Respublikos)?) ir ${COUNTRY} teis`), 'gu'),
  lean(
    /(?<!\p{L})(?:[Tt]eisė|[Tt]aikoma teisė|[Tt]aikytina teisė)(?: yra|:| –| -)? ((?:Lietuvos|\p{Lu}\p{L}+ijos)(?: Respublikos)?)(?!\p{L})/gu,
  ),
);
const APPLIES = lean(
  /(?<!\p{L})(?:govern\p{L}*|constru(?:ed?|ction)|interpret\p{L}*|appl(?:y|ies|ied)|(?:is|are|be) subject to|(?:choice of|applicable|proper) law|in accordance with (?:the )?(?:\p{L}+ )?laws?|(?:stands?|falls?|concluded|runs?) (?:\p{L}+ ){0,2}under|(?:decided|settled|resolved|determined|enforce\p{L}*|arbitrat\p{L}*|disputes?)[^.;]{0,80} under|taik\p{L}*|aiškin\p{L}*|vadovau\p{L}*|reglament\p{L}*|pagal|sprendžiam\p{L}*|galioja)(?!\p{L})/u,
);
const SHORT_LAW = lean(
  /^\W*(?:\d+(?:\.\d+)*[.)]? )?(?:law:? )?(?:\p{L}+ ){1,3}law\W*$|(?<!\p{L})teisė (?:yra |– |- )?\p{L}+/u,
);
/** Less sure ways, which are judged by what stands around them: "pagal Lietuvos civilinį kodeksą". */
export const NAMES_NEAR_LAWS = placesBy(
  /law|teis|kodeks/iu,
  new RegExp(leanSource(String.raw`(?<!\p{L})(${COUNTRY}(?: Respublikos)?) civilin\p{L}+ kodeks`), 'gu'),
  new RegExp(
    leanSource(String.raw`(?<!\p{L})[Tt](?:eisė|EISĖ)[^\p{L}]{1,4}(${COUNTRY}(?: Respublikos)?)`),
    'gu',
  ),
  new RegExp(leanSource(String.raw`(?<!\p{L})[Ll]aw[^\p{L}]{1,4}(?:[Tt]he )?(${NAME})(?=\W*$)`), 'gu'),
);
const LAW = valuesOf(NAMES_OF_LAWS);
/** Where a company or a rule comes from is no choice of law. */
const ELSEWHERE = words(
  '(?:organi[sz]ed|incorporated|registered|existing|established|formed|constituted|good standing|company) [^.;]{0,80}under(?: and by virtue of)? (?:the )?(?:\\p{L}+ ){0,2}laws?',
  'pagal \\p{L}+ (?:respublikos )?(?:teisę|įstatymus) (?:įsteigt|įregistruot)\\p{L}*',
  'įsteigt\\p{L}*',
);

const COURT_WORD = String.raw`(?:[Cc]ourts?|COURTS?)`;
const CITY = OF_A_CITY;
export const NAMES_OF_COURTS = placesBy(
  /court|teism|venue|forum|jurisdiction|brought|litigated|instituted|commenced|heard/iu,
  new RegExp(
    leanSource(
      String.raw`(?<!\p{L})${COURT_WORD}(?: (?:that is|having jurisdiction|sitting|situated|located))? (?:of|in|for|at)(?: competent jurisdiction (?:of|in))? (?:the )?${CITY}(${NAME})`,
    ),
    'gu',
  ),
  new RegExp(
    leanSource(
      String.raw`(?<!\p{L})(?<!United )(?!United )(${WORD}(?: ${WORD})?) (?:(?:[Ss]tate|[Ff]ederal|[Cc]ity|competent|commercial|regional|and) )*(?:(?:District|Regional|County|High|Commercial) Courts?|(?:(?:district|regional|county|high|commercial) )?courts?)(?!\p{L})`,
    ),
    'gu',
  ),
  new RegExp(
    leanSource(
      String.raw`(?<!\p{L})(Anglijos ir Velso|${COUNTRY}(?:(?: Federacinės)? Respublikos| valstijos)|${WORD}(?: Respublikos)?)(?: miesto| m\.| rajono)?(?: apylinkės| apygardos| komerciniam\p{L}*| kompetenting\p{L}*)* teism`,
    ),
    'gu',
  ),
  lean(/teism\p{L}{1,4} (\p{Lu}\p{L}+(?:e|uje|oje|ėje|uose))(?!\p{L})/gu),
  new RegExp(
    leanSource(
      String.raw`(?:[Vv]enue|[Ff]orum|[Jj]urisdiction)(?: for \p{L}+ \p{L}+)? (?:is|shall be|will be) (?:the )?${CITY}(${NAME})`,
    ),
    'gu',
  ),
  new RegExp(
    leanSource(
      String.raw`(?:place of jurisdiction|[Vv]enue|[Ff]orum|[Jj]urisdiction|brought|litigated|instituted|commenced|heard)(?: (?:is|are|shall|will|be|lies?|exclusively|only|solely|proper|in|of|for|any|such|the|state|federal|or|and|and\/or))* (?:in|of|:) (?:the )?${CITY}(${NAME})`,
    ),
    'gu',
  ),
);
/** Where a court sits says more than which it is: "the District Court of Gelderland, sitting at Arnhem". */
export const SEATS_OF_COURTS = placesBy(
  /location|sitting|session/iu,
  new RegExp(
    leanSource(String.raw`(?<!\p{L})(?:location|sitting (?:in|at)|Court of Session (?:in|at)) (${NAME})`),
    'gu',
  ),
);
/** Less sure ways, which are judged by what stands around them: "location Utrecht", „teismas Utenoje“. */
export const NAMES_NEAR_COURTS = placesBy(
  NAMED,
  new RegExp(leanSource(String.raw`(?<!\p{L})[Cc]ourts?[^\p{L}]{1,4}(?:[Tt]he )?(${NAME})(?=\W*$)`), 'gu'),
  new RegExp(
    leanSource(
      String.raw`(?<!\p{L})(?:in|at|of|is|for|location|sitting (?:in|at)|seated (?:in|at))(?: the)?(?: city of)? (${NAME})`,
    ),
    'gu',
  ),
  lean(/(?<!\p{L})(\p{Lu}\p{L}{3,}(?:uje|oje|ėje|yje|uose|ėse|ose|ne|nė|me))(?!\p{L})/gu),
  lean(
    /(?<!\p{L})(\p{Lu}\p{L}{3,}(?:aus|os|ės|o|ių|ų)) (?:m\.|miest\p{L}+|rajon\p{L}+|region\p{L}+|apylink\p{L}+|apygard\p{L}+|rūm\p{L}+)/gu,
  ),
);
/** "Governed by the law of Ireland, whose courts have jurisdiction". */
export const ITS_COURTS = lean(
  /(?<!\p{L})(?:whose (?:competent )?courts?|its (?:competent )?courts?|courts? (?:there|of that (?:country|state|place|jurisdiction)))(?!\p{L})/u,
);
/** Whose seat it is, and what kind of seat. */
const SEAT_LT = String.raw`(\p{L}+(?:o|os|ės|ų)) (?:(?:registruotos|pagrindinės) )?(buveinės|gyvenamosios|registracijos|buvimo|verslo)`;
const SEAT_EN = String.raw`(?:registered office|principal place of business|place of business|seat|domicile|residence|office)`;
/** The side at whose seat disputes are decided, where the contract names no town. */
const SEATED: readonly (readonly [RegExp, string])[] = [
  [
    lean(
      new RegExp(
        `(?<!\\p{L})${SEAT_LT}(?: vietos)?(?: (?:kompetenting|apylinkės|apygardos)\\p{L}*)* teism`,
        'u',
      ),
    ),
    '$1 $2 vietos teismas',
  ],
  [lean(new RegExp(`teism\\p{L}{1,4},? (?:\\p{L}+ )?pagal ${SEAT_LT} vietą`, 'u')), '$1 $2 vietos teismas'],
  [
    lean(
      new RegExp(
        `(?<!\\p{L})${COURT_WORD} (?:of|in|at|for) (?:the )?(?:place of )?(?:the )?(\\p{Lu}\\p{L}+['’]s? ${SEAT_EN})(?!\\p{L})`,
        'u',
      ),
    ),
    '$1',
  ],
  [
    lean(
      new RegExp(
        `(?<!\\p{L})${COURT_WORD} (?:of|in|at|for) (?:the )?(?:place|town|city|district) (?:where|in which) (?:the )?(\\p{Lu}\\p{L}+) (?:has (?:its|his|her|their) (${SEAT_EN})|(?:is|lives|resides)(?!\\p{L}))`,
        'u',
      ),
    ),
    '$1’s seat',
  ],
];
const AT_A_SEAT: Reader = ({ quote }) => {
  const flat = quote.replaceAll(/\s+/gu, ' ');
  for (const [pattern, name] of SEATED) {
    const found = pattern.exec(flat);
    if (found !== null)
      return [
        { kind: 'name', name: name.replaceAll(/\$(\d)/gu, (_, at: string) => found[Number(at)] ?? '') },
      ];
  }
  return [];
};
/** Where it is arbitrated: "by an arbitrator in Wilmington". In English is no place. */
export const seatOfArbitration = (quote: string): string | undefined =>
  ARBITRATED_IN({ quote }).find(({ written }) => OF_ADJECTIVE[written] === undefined)?.name;
const ARBITRATED_IN = placesBy(/arbitra/iu, ...SEATS_OF_ARBITRATION);
const COURT = first(
  (said) =>
    ARBITRATED.test(said.plain) &&
    !NOT_ARBITRATED.test(said.plain) &&
    !/(?<!\p{L})courts?(?!\p{L})|teism/u.test(said.plain)
      ? [{ kind: 'choice', choice: 'arbitration' }]
      : [],
  (said) => (ITS_COURTS.test(said.plain) ? LAW(said) : []),
  valuesOf(NAMES_OF_COURTS),
  AT_A_SEAT,
  ({ plain }) =>
    ARBITRATED.test(plain) && !NOT_ARBITRATED.test(plain) ? [{ kind: 'choice', choice: 'arbitration' }] : [],
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
  'arbitration (?:fees|costs|expenses|award|proceedings?)',
  'costs? (?:of|in) (?:the |such )?arbitration',
  "arbitrators?'?s?'? (?:fees?|bills?|time|costs?)",
  'fees? (?:and \\p{L}+ )?of (?:the )?arbitrat\\p{L}*',
  'whose fees?',
  'shall be appointed',
  'judgment upon',
);
/** It decides; its costs, its secrecy and its rules alone say nothing of that. */
const ARBITRATED = lean(
  /(?<!\p{L})(?:(?:settle|resolv|decid|determin|submit|refer|go(?:es)?|final|tak|brought|heard|conduct|administer|begin|commenc|start|demand|request|binding|agree|subject)\p{L}*(?!\p{L})[^.;]{0,140}(?<!\p{L})arbitrat(?:ion|ors?|ed)|arbitrat(?:ion|ors?|ed)(?!\p{L})[^.;]{0,90}(?<!\p{L})(?:in|under|before|by|at|decides?|administered|seated)|disputes?[^.;]{0,60}arbitrat\p{L}*|arbitraž\p{L}*)(?!\p{L})/u,
);

export const PLACE_RULES = {
  law: {
    of: new RegExp(leanSource(`${APPLIES.source}|${SHORT_LAW.source}`), 'u'),
    underHeading: words('governing law', 'law', 'taikytina teisė', 'teisė'),
    unless: new RegExp(
      leanSource(
        `${ELSEWHERE.source}|(?<!\\p{L})(?:means|data protection|reiškia|asmens duomen\\p{L}*)(?!\\p{L})`,
      ),
      'u',
    ),
    read: LAW,
  },
  court: {
    of: words(
      'disputes?',
      'jurisdiction',
      'venue',
      'courts?',
      'forum',
      'arbitrators?',
      '(?:the|a|district|county|high) court',
      'arbitration',
      'ginč\\p{L}*',
      'teism\\p{L}*',
      'arbitraž\\p{L}*',
      'byl\\p{L}*',
    ),
    unless: new RegExp(
      leanSource(`${ELSEWHERE.source}|(?<!\\p{L})(?:commercial register|regist(?:er|ry) of)(?!\\p{L})`),
      'u',
    ),
    read: COURT,
  },
} satisfies Readonly<Record<string, Rule>>;
