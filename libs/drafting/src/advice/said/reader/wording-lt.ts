import { nameInLithuanian } from '../../../brief/name-lt.js';
import { plainText } from '../../../brief/plain-text.js';
import type { Case } from '../../../brief/nouns-lt.js';
import { part, type Segment } from '../segments.js';
import { DONE_BY, DONE_BY_ME, verbalNoun } from '../verbs-lt.js';

const FILLER =
  /^(?:(?:ir|bei|dar|plius|plus|taip pat|taipogi|arba|pvz\.?|tik|tai|o|tada|paskui|pirma|gale|pabaigoj\p{L}?|pradzioj\p{L}?|itraukiant|iskaitant)\s+|[-–•*+]\s*|\(?(?:\d{1,2}|[a-h])\)\s*)+/u;
/** „Reikia nufotografuoti“: what is to be done, and no thing that is made. */
const ASKS =
  /^(?:(?:mums |man )?(?:reik(?:ia|es|etu|s)?|prasau|prasom\w*|prasy(?:ciau|tum\p{L}*)|gal galit\w*|(?:gal )?galetum\p{L}*|nor(?:iu|im|ime|eciau|etume|etumem))\s+(?:mums |man )?)(?=\p{L}+ti?\s)/u;
/** What is made stands behind these in the accusative. */
const INFINITIVE = String.raw`(?:(?:su|pa)?kurti?|(?:pa)?rengti?|(?:pa|su)?rasyti?|(?:su)?projektuoti?|(?:su)?programuoti?|(?:nu)?piesti?|(?:pa)?gaminti?|(?:pa)?daryti?|(?:su)?maketuoti?|(?:pa)?ruosti?|(?:su)?montuoti?|pateikti?|perduoti?)`;
const BY_ME = new RegExp(
  String.raw`^(?:.*\s)?(?:(?:pa|su|is|nu)?(?:rasau|rasysiu|kuriu|kursiu|darau|darysiu|darom|darome|ruosiu|rengiu|rengsiu|piesiu|maketuoju|maketuosiu|montuoju|montuosiu|projektuoju|projektuosiu|programuoju|programuosiu|pateikiu|pateiksiu|perduodu|perduosiu|atiduodu|atiduosiu|duodu|duosiu|pridedu|gaminu|gaminsiu))\s+`,
  'u',
);
/** „Įrašų planą atsiųsiu“, „šabloną paruošiu“: the thing stands before the verb. */
const I_MAKE =
  /^(?:ir |bei |dar |as |taip pat )?(.{3,70}?) (?:as |jums |dar |irgi |taip pat )?(?:(?:pa|su|is|nu|par)?(?:rasau|rasysiu|kuriu|kursiu|darau|darysiu|darome|ruosiu|rengiu|rengsiu|piesiu|maketuoju|maketuosiu|montuoju|montuosiu|programuoju|programuosiu|gaminu|gaminsiu)|atsiusiu|pateiksiu|pateikiu|perduosiu|perduodu|atiduosiu|atiduodu|idesiu)(?: .{0,40})?$/u;
const TO_MAKE = new RegExp(
  String.raw`^(?:.*\s)?(?:reik(?:ia|es|etu|tu|s)?|nor(?:im|ime|iu|eciau|etume|etum|i)|prasau|prasom\w*|prasytume|turiu|turesiu|^)?\s*${INFINITIVE}(?:\s*(?:,|ir|bei)\s*${INFINITIVE})*\s+(?:mums |man )?`,
  'u',
);
/** What is needed or wanted stands in the genitive. */
const WANTED =
  /^(?:.*\s)?(?:reik(?:ia|es|etu|tu)?|nor(?:im|ime|iu|eciau|etume|etum|i))\s+(?:mums |man |dar |ir )?(?!\p{L}+ti?\s)/u;
const GET =
  /^(?:.*\s)?(?:gaus(?:ite|it|i|ime|im)?|gaunate|gaunat|gauna|gauti|(?:klient\p{L}+|uzsakov\p{L}+) (?:gauna|gaus))\s+/u;
const INCLUDED = /^\W*(?:i kaina )?(?:ieina|iskaiciuot\w+|itraukt\w+|apima|sudaro)\s*:?\s*/u;
/** Behind words that end so all that is listed stands in the case that they want. */
const OPENS: readonly (readonly [RegExp, readonly Case[]])[] = [
  [
    /(?:^|\s)(?:apima|sudaro|daro(?:m|me|u)|(?:pa)?ruosiu|(?:pa)?rengiu|parengti|gaus(?:it|ite|i|ime|im)?|gaun(?:a|ate|at)|(?:atiduod|perduod|duod|pateiki)(?:u|ame|am|a)|(?:atiduos|perduos|duos|pateiks|atsius)(?:iu|ime|im)|pateikti|perduoti|atiduoti)\s*$/u,
    ['accusative', 'nominative'],
  ],
  [/(?:^|\s)(?:reik(?:ia|es|etu|tu)?|nor(?:im|ime|iu|eciau|etume|etum))\s*$/u, ['genitive', 'nominative']],
];
/** „Kad būtų“, „kuris rodo“: a sentence about the thing. */
const CUT = /\s(?:(?:ir\s|bei\s)?kad|kuri\p{L}*|kur|kada|kai|jei|jeigu|nes|bet|tai)\s/u;
const MARKED = /[ąčęėįšųūž]/iu;
/** Somebody acts. */
const VERB_IN = new RegExp(
  String.raw`(?:^|\s)(?:${DONE_BY}|${DONE_BY_ME}|yra|bus|turi|turi\p{L}*|gali\p{L}*|\p{L}{3,}(?:uoja|uoju|siu|sime|site|ame|ate|ome|ote))(?=[\s,]|$)`,
  'u',
);
/** „Sutvarkyt kontaktų formą“: what is to be done, as it is. */
const TO_DO = /^(\p{L}{3,}t)i?(?=\s)/u;
/** „Logotipą“, „kortelę“: a thing that somebody does something to. */
const OBJECT = /^(?:\d+ )?(?:\p{L}+[ąęį]|\p{L}+(?:inius|uosius|ąsias)) |^\p{L}+[ąęį]$/u;
/** „Tiekėjų sąrašą su kainomis“: something in the accusative, before what is said of it. */
const HAS_OBJECT = /^[^(]*?\p{L}{2}[ąęį](?=\s|$)(?<!(?:^|\s)(?:į|per|apie|už|prieš|pagal|po|pro) [^,]*)/u;
/** „Filmuoju dvi dienas Prienuose“: what is done for how long, or where, is the work itself. */
const SERVES =
  /^(?:as |mes |dar |paskui |tada )?((?:nu|su|per|pa|at)?(?:film|fotograf|mont|konsult|redag|maket|program|retus|transkrib|moder|test|archyv)uo(?:ju|siu|jame|sime)) ((?:(?:\d+|vien\p{L}+|dvi|tris|abi|vis\p{L}+) (?:kart|dien|val|sav|men|d\b)|pas |\p{L}{3,}(?:uose|oje?|eje?|yje?) ).*|\p{L}{3,}(?:uose|oje?|eje?|yje?))$/u;

function serviceIn({ plain, text }: Segment, isMarked: boolean): string | undefined {
  const [, verb = '', rest = ''] = SERVES.exec(plain) ?? [];
  if (verb === '') return undefined;
  const from = plain.indexOf(verb);
  const typed = text.slice(from, from + verb.length).toLowerCase();
  const noun = verbalNoun(typed.replace(/si(?:u|me)$/u, 's'), isMarked);
  const at = plain.indexOf(rest, from + verb.length);
  return noun && `${noun} ${text.slice(at, at + rest.length)}`;
}

interface Open {
  readonly open: Segment;
  readonly cases: readonly Case[];
  readonly isLed: boolean;
}
/** Where a part comes to what is made, and the cases in which that stands. */
function openIn(segment: Segment, before: readonly Case[]): Open {
  const behind = (found: RegExpExecArray): Segment => part(segment, found.index + found[0].length);
  for (const [lead, cases] of [
    [BY_ME, ['accusative', 'nominative']],
    [TO_MAKE, ['accusative', 'nominative']],
    [GET, ['accusative', 'nominative']],
    [WANTED, ['genitive']],
    [INCLUDED, ['nominative', 'accusative']],
  ] as const) {
    const found = lead.exec(segment.plain);
    if (found !== null) return { open: behind(found), cases, isLed: true };
  }
  const [, made = ''] = I_MAKE.exec(segment.plain) ?? [];
  if (made !== '') {
    const from = segment.plain.indexOf(made);
    return { open: part(segment, from, from + made.length), cases: ['accusative'], isLed: true };
  }
  return { open: segment, cases: before, isLed: false };
}

/** „Pasodinu 25 tujas“, „įrengiu laistymą“: who works says what is done, to what. */
const OWN_CLAUSE =
  /^(?:(?:as|mes|dar|tada|paskui|tuomet) )?(?!tur|gaun|gal|zina|nori|nore|manau|moku|vaziuo|perk(?!el)|im[us]|naudoj|atvaziuo|dirbu|laukiu|prasau|ne)\p{L}{3,}(?:au|u|ame|ome|iame|siu|sime) (?:(?:\p{L}+ )?\d|(?:\S+ ){0,4}?\p{L}+(?:a|e|i|us|as|es)(?=[\s,(]|$))/u;
const OBJECT_IN =
  /^(?:(?:aš|mes|dar|tada|paskui|tuomet) )?\S+ (?:(?:\S+ )?\d|(?:\S+ ){0,4}?\p{L}+(?:[ąęį]|us|as|es)(?=[\s,(]|$))/iu;
/** Without marks „veją“ is typed as „veja“. */
const OBJECT_UNMARKED = /^(?:(?:as|mes|dar|tada|paskui|tuomet) )?\S+ \p{L}{3,}[aei](?=[\s,(]|$)/u;
/** Whether a line is such a clause, with its object in the accusative. */
export const isOwnClause = (line: string): boolean =>
  OWN_CLAUSE.test(plainText(line)) &&
  (OBJECT_IN.test(line) || (!MARKED.test(line) && OBJECT_UNMARKED.test(line.toLowerCase()))) &&
  !/^\p{L}+ų\s/iu.test(line);

const ASKED = /^\p{L}{4,}kite? /u;
const ASKED_SURELY = /^(\p{L}{2,}(?:y|uo|ė|o|s)|\p{L}{3,}(?<!r)in)kite? /u;
const FUTURE = /^\p{L}{3,}(?:siu|sime|uoju|uojame) /u;

/** In which cases a list stands behind the words before its colon. */
export const casesBehind = (plain: string): readonly Case[] =>
  OPENS.find(([words]) => words.test(plain.trim()))?.[1] ?? ['nominative'];

const IN_NOMINATIVE = /^(?:\p{L}+(?:ų|os|io|imo|ės) )?\p{L}{3,}(?:[^i]as|nis|tis|ai|ys)(?=$|[ ,(])/u;
const withoutFiller = (given: Segment): Segment =>
  [FILLER, ASKS].reduce((left, lead) => part(left, lead.exec(left.plain)?.[0].length ?? 0), given);
/** In which cases a part names its things: those that its own words want, or else those of what stands before it. */
export const casesIn = (given: Segment, before: readonly Case[]): readonly Case[] =>
  openIn(withoutFiller(given), before).cases;

/** In which cases what is listed behind a part goes on, where its own words lead to what is made: „parengiu planą, sąrašą“. */
export function casesLedBy(given: Segment): readonly Case[] | undefined {
  const { cases, isLed } = openIn(withoutFiller(given), ['nominative']);
  if (isLed) return cases;
  return OWN_CLAUSE.test(given.plain) ? ['accusative', 'nominative'] : undefined;
}

/** The words that name a thing in a part, in the nominative; undefined where its case cannot be told. */
export function nameInPart(given: Segment, before: readonly Case[], isMarked: boolean): string | undefined {
  const bare = withoutFiller(given);
  const service = serviceIn(bare, isMarked);
  if (service !== undefined) return service;
  const { open, cases, isLed } = openIn(bare, before);
  const whole = part(open, 0, CUT.exec(open.plain)?.index);
  /* „Perskaičiuosiu nusidėvėjimą“: behind what somebody does a name stays as it is. */
  const isAct = FUTURE.test(whole.plain) && isOwnClause(whole.text);
  const name = isAct
    ? undefined
    : (nameInLithuanian(whole.text, cases, isMarked) ??
      (MARKED.test(whole.text) ? undefined : nameInLithuanian(whole.text, cases, false)));
  if (name !== undefined) return name;
  /* „Reikia plano, elektros taškai“: in a list in another case, what can only be the nominative. */
  if (!isLed && cases[0] !== 'nominative' && IN_NOMINATIVE.test(whole.text))
    return nameInPart(whole, ['nominative'], isMarked);
  const isTyped =
    !isLed &&
    !VERB_IN.test(whole.plain) &&
    !OBJECT.test(whole.text.toLowerCase()) &&
    (TO_DO.test(whole.plain) || !HAS_OBJECT.test(whole.text.toLowerCase()));
  if (!isTyped || cases[0] !== 'nominative') return undefined;
  /* „Nuotraukų sutikimus“. */
  const inAccusative =
    MARKED.test(whole.text) && !isOwnClause(whole.text)
      ? nameInLithuanian(whole.text, ['accusative'], isMarked)
      : undefined;
  if (inAccusative !== undefined) return inAccusative;
  /* „Išvalykite jungtis“: what is asked for is what is to be done; of other stems the infinitive is not sure. */
  if (ASKED.test(whole.plain)) {
    const [, stem = ''] = ASKED_SURELY.exec(whole.text) ?? [];
    return stem === '' ? undefined : `${stem}ti${whole.text.slice(whole.text.indexOf(' '))}`;
  }
  return whole.text.replace(TO_DO, (_, verb: string) => `${verb}i`);
}
