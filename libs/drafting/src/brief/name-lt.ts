import { plainText } from './plain-text.js';
import { isAdjectival, isKept, readingsOf, type Case, type Reading } from './nouns-lt.js';

const NUMBER_WORD =
  /^(?:vien\p{L}+|du|dvi|dviej\p{L}+|trys|tris|trij\p{L}+|keturi\p{L}*|penki\p{L}*|sesi\p{L}*|septyni\p{L}*|astuoni\p{L}*|devyni\p{L}*|desimt\p{L}*|dvylika|abu|abi|kelios|keli|kelis|kelias|keliu)$/u;
const ABOUT = /^(?:apie|iki|po|maždaug|~|≈|nuo|ne|daugiau|min\.?|max\.?|maks\.?|ca\.?)$/iu;
/** Behind these a name goes on with what it is with, for or about. */
const TAIL =
  /^(?:su|be|is|i|ant|apie|prie|pagal|per|po|nuo|iki|del|uz|pries|tarp|virs|pas|kas|kasdien|kiekvien\p{L}*|skirt\p{L}*|[-–—].*|["„“”'].*|\d.*|x\d.*)$/u;
/** Of whom or where something is: „kavinei“, „vadovams“, „mieste“. */
const BEHIND =
  /(?:ui|ei|ai|ams|oms|ems|ims|iems|am|om|uose|iuose|ose|ese|yse|oje|eje|yje|uje|ame|ime|ais|iais|omis|emis|isk(?:i|as|a|os)|psl\.?|vnt\.?|val\.?|min\.?|sek\.?|men\.?|sav\.?|d\.?|m\.?)$/u;
const GENITIVE = /(?:o|os|es|ies|u|iu|aus|ens|ers)$/u;
const FIRST_IS_PREPOSITION =
  /^(?:su|be|is|i|ant|prie|pagal|per|nuo|del|uz|pries|tarp|pas|apie(?= \D)|iki(?= \D))\s/u;
/** One word, or all that stands in brackets. */
const TOKEN = /\([^)]*\)\S*|\S+/gu;
const LANGUAGE = /^kalb(?:a|omis)$/u;
const FOREIGN = /[\p{Lu}\d+&/„“”"'’.()]|[wqx]|-/u;

/** How an adjective ends in each case, and how in the nominative; plain letters. */
const AGREEING: Readonly<
  Record<Case, Readonly<Record<string, readonly (readonly [RegExp, string, string])[]>>>
> = {
  nominative: {
    ms: [[/(?:as|is|us|ys)$/u, '', '']],
    mp: [[/(?:i|ai|ieji|us)$/u, '', '']],
    fs: [[/(?:a|e|i)$/u, '', '']],
    fp: [[/(?:os|es)$/u, '', '']],
  },
  accusative: {
    ms: [
      [/aji$/u, 'ąjį', 'asis'],
      [/uji$/u, 'ųjį', 'usis'],
      [/i$/u, 'į', 'is'],
      [/a$/u, 'ą', 'as'],
    ],
    fs: [
      [/aja$/u, 'ąją', 'oji'],
      [/e$/u, 'ę', 'ė'],
      [/a$/u, 'ą', 'a'],
    ],
    mp: [
      [/uosius$/u, 'uosius', 'ieji'],
      [/inius$/u, 'ius', 'iai'],
      [/(?:didel|zal)ius$/u, 'ius', 'i'],
      [/[^i]us$/u, 'us', 'i'],
    ],
    fp: [
      [/asias$/u, 'ąsias', 'osios'],
      [/es$/u, 'es', 'ės'],
      [/as$/u, 'as', 'os'],
    ],
  },
  genitive: {
    ms: [
      [/inio$/u, 'inio', 'inis'],
      [/(?:isk|nauj|trump|ilg|spalvot|viet|papildom|bendr|paprast|sen|uot|yt)o$/u, 'o', 'as'],
    ],
    fs: [
      [/ines$/u, 'inės', 'inė'],
      [/(?:isk|nauj|trump|ilg|spalvot|papildom|bendr|paprast|sen|uot|yt)os$/u, 'os', 'a'],
    ],
    mp: [
      [/iniu$/u, 'inių', 'iniai'],
      [/(?:didel|zal)iu$/u, 'ių', 'i'],
      [/(?:isk|nauj|trump|ilg|spalvot|papildom|bendr|paprast|sen|uot|yt)u$/u, 'ų', 'i'],
    ],
    fp: [
      [/iniu$/u, 'inių', 'inės'],
      [/dideliu$/u, 'ių', 'ės'],
      [/zaliu$/u, 'ių', 'ios'],
      [/(?:isk|nauj|trump|ilg|spalvot|papildom|bendr|paprast|sen|uot|yt)u$/u, 'ų', 'os'],
    ],
  },
};
/** What looks like an adjective or is one that no list has: of a genitive only the nouns in „-imo“ and known ones are sure. */
const SURE_GENITIVE =
  /(?:imo|ymo|imu|ymu|cijos|ciju|aus|ies|ens|ers)$|^(?:garso|vaizdo|turinio|verslo|darbo|turto|interneto|radijo|darzo|namo|kiemo|sklypo|stogo)$/u;

/** How a genitive ends that does not agree with one of another gender or number, so that it says of what that is. */
const OTHER_ENDINGS: Readonly<Record<string, RegExp>> = {
  ms: /(?:os|es|u)$/u,
  mp: /(?:os|es|o)$/u,
  fs: /(?:[^i]o|u)$/u,
  fp: /(?:os|es|o)$/u,
};

const numberKey = ({ isFeminine, isPlural }: Reading): string =>
  `${isFeminine ? 'f' : 'm'}${isPlural ? 'p' : 's'}`;

const OTHER_NUMBERS: readonly (readonly [RegExp, string, string])[] = [
  [/^vien[ąa]$/iu, 'vienas', 'viena'],
  [/^dviej[ųu]$/iu, 'du', 'dvi'],
  [/^(?:trij[ųu]|tris)$/iu, 'trys', 'trys'],
  [/^(keturi|penki|šeši|sesi|septyni|aštuoni|astuoni|devyni)(?:s|[ųu]|as)$/iu, '$1', '$1os'],
  [/^keli(?:s|[ųu]|as)$/iu, 'keli', 'kelios'],
];
/** A number word beside its noun, in the nominative. */
function counted(word: string, isFeminine: boolean): string {
  const found = OTHER_NUMBERS.find(([pattern]) => pattern.test(word));
  return found === undefined ? word : word.replace(found[0], isFeminine ? found[2] : found[1]);
}

/** „Fb įrašai“, „nt nuotraukos“: letters that stand for words have no case. */
const INITIALS = /^(?:[bcdfghjklmnpqrstvwxz]{2,4}|ig|yt|ai|it|ux|ui|en|ee|es)$/u;

/** A word with a capital that begins a sentence may be any; a foreign name ends in no Lithuanian ending. */
const isForeign = (word: string, isFirst: boolean): boolean =>
  INITIALS.test(word) ||
  FOREIGN.test(
    isFirst && /^\p{Lu}\p{Ll}+[aeiouyąęėįųū]?s?$/u.test(word) && /[aeiouyąęėįųūs]$/u.test(word)
      ? word.toLowerCase()
      : word,
  );

/** „Baldų ir medžiagų sąrašas“. */
const isAnd = (plain: string): boolean => plain === 'ir' || plain === 'bei';

function agreeing(word: string, head: Reading, isMarked: boolean, isFirst: boolean): string | undefined {
  const plain = plainText(word);
  if (isForeign(word, isFirst) || isKept(word) || isAnd(plain)) return word;
  const wanted = AGREEING[head.case][numberKey(head)] ?? [];
  const found = wanted.find(
    ([pattern, typed]) => pattern.test(plain) && (typed === '' || !isMarked || word.endsWith(typed)),
  );
  const isNoun = !isAdjectival(word) && readingsOf(word, isMarked).some((each) => each.case === 'genitive');
  const isOfIt = OTHER_ENDINGS[numberKey(head)]?.test(plain) === true;
  if (head.case === 'genitive' && (isNoun || isOfIt || SURE_GENITIVE.test(plain))) return word;
  if (found !== undefined) {
    const [, typed, first] = found;
    return typed === ''
      ? word
      : `${word.slice(0, word.length - typed.length)}${isMarked ? first : plainText(first)}`;
  }
  if (head.case === 'genitive') return undefined;
  return isNoun || GENITIVE.test(plain) ? word : undefined;
}

/** „Socialinių kampanijų nuotraukų“: the first says which campaigns, not which photographs. */
function isOfNext(word: string, next: string, isMarked: boolean): boolean {
  if (isAdjectival(next)) return false;
  const noun = readingsOf(next, isMarked).find((each) => each.case === 'genitive');
  const plain = plainText(word);
  return (
    noun !== undefined &&
    (AGREEING.genitive[numberKey(noun)] ?? []).some(([pattern]) => pattern.test(plain)) &&
    readingsOf(word, isMarked).every((each) => each.case !== 'genitive' || isAdjectival(word))
  );
}

/** Without marks „pildo anketa“ may be „fills in a form“. */
const VERB_LIKE = /^(?!(?:interneto|vaizdo|garso|verslo|darbo|turto|turinio)$)\p{Ll}+(?:[^i]o|a|ia)$/u;
const isOfNoun = (word: string): boolean => readingsOf(word, false).some((each) => each.case === 'genitive');
const LONGEST = 16;
const takesGenitive = (n: number): boolean => n % 10 === 0 || (n % 100 > 10 && n % 100 < 20);

/**
 * A Lithuanian name of something that is made, typed in one of the cases, as a list has it: in the nominative. Undefined where
 * it is no such name or its endings do not tell.
 */
export function nameInLithuanian(
  phrase: string,
  cases: readonly Case[],
  isMarked: boolean,
): string | undefined {
  /* „30 sek. reklamos“: how long it is counts no things. */
  const [, long = '', thing = ''] = /^(\d+ (?:min|sek|psl)\.? )(\S.+)$/u.exec(phrase) ?? [];
  const measured = thing === '' ? undefined : nameOf(thing, cases, isMarked);
  const own = measured === undefined ? nameOf(phrase, cases, isMarked) : `${long}${measured}`;
  if (own !== undefined) return own;
  /* „600 nuotraukų galerija“: the number counts what stands in the genitive, not the thing. */
  const [, number = '', rest = ''] =
    /^(\d+ )(\S+(?:ų|u|iu|ių) .+)$/u.exec(phrase) ?? /^(\d+ (?:mėn|men|d)\.? )(\S.+)$/u.exec(phrase) ?? [];
  const counted =
    rest === '' || /[+&]|\s(?:ir|bei)\s/u.test(rest) ? undefined : nameOf(rest, cases, isMarked);
  return counted === undefined ? undefined : `${number}${counted}`;
}

function nameOf(phrase: string, cases: readonly Case[], isMarked: boolean): string | undefined {
  const words: readonly string[] = phrase.match(TOKEN) ?? [];
  if (words.length > LONGEST || /[€$£]|\b(?:eur|euru)\b/u.test(plainText(phrase))) return undefined;
  if (FIRST_IS_PREPOSITION.test(plainText(phrase))) return undefined;
  const isCount = (word: string): boolean =>
    /^~?≈?\d[\d.,–x-]*(?:k|tūkst\.?)?$/u.test(word) || NUMBER_WORD.test(plainText(word));
  const begins = words.findIndex((word) => !ABOUT.test(word) && !isCount(word));
  if (begins === -1) return undefined;
  const count = words.slice(0, begins);
  const isAbout = count.some((word) => ABOUT.test(word));
  const isTail = (word: string, at: number): boolean =>
    TAIL.test(plainText(word)) || LANGUAGE.test(words[at + 1] ?? '');
  const end = words.findIndex((word, at) => at > begins && isTail(word, at));
  const core = words.slice(begins, end === -1 ? undefined : end);
  const n = count.map(Number).find((each) => !Number.isNaN(each));
  const isEach = /^po$/iu.test(words[0] ?? '');
  const isGenitive = isAbout || (n !== undefined && takesGenitive(n));
  for (let at = core.length - 1; at >= 0; at -= 1) {
    const word = core[at] ?? '';
    if (isKept(word)) {
      const before = core.slice(0, at).every((each) => FOREIGN.test(each) || GENITIVE.test(plainText(each)));
      return before ? words.join(' ') : undefined;
    }
    const head = isEach
      ? headOf(word, ['accusative', 'genitive'], isMarked, false, n)
      : headOf(word, cases, isMarked, isGenitive, n);
    if (head === undefined) {
      const isBehind =
        BEHIND.test(plainText(word)) ||
        FOREIGN.test(word) ||
        (isAnd(plainText(word)) && BEHIND.test(plainText(core[at + 1] ?? '')));
      if (!isBehind && !(at < core.length - 1 && GENITIVE.test(plainText(word)))) return undefined;
      continue;
    }
    /* „3 korektūros ciklai“: the first is what the second is of. */
    const isOf =
      head.case === 'nominative' &&
      /ai$/u.test(core[at + 1] ?? '') &&
      readingsOf(word, isMarked).some((each) => each.case === 'genitive');
    if (isOf) return undefined;
    if (isGenitive || isEach) return words.join(' ');
    const first = core[0] ?? '';
    if (at > 0 && !isMarked && head.isFeminine && !head.isPlural && VERB_LIKE.test(first) && !isOfNoun(first))
      return undefined;
    const before = core
      .slice(0, at)
      .map((each, place) =>
        place < at - 1 && isOfNext(each, core[place + 1] ?? '', isMarked)
          ? each
          : agreeing(each, head, isMarked, place === 0),
      );
    if (before.includes(undefined)) return undefined;
    return [
      /* „Dviejų puslapių ataskaita“: so many pages, and one report. */
      ...count.map((each) =>
        !head.isPlural && /[^n]ų$/u.test(each) ? each : counted(each, head.isFeminine),
      ),
      ...before,
      head.nominative,
      ...words.slice(begins + at + 1),
    ].join(' ');
  }
  return undefined;
}

function headOf(
  word: string,
  cases: readonly Case[],
  isMarked: boolean,
  isGenitive: boolean,
  n: number | undefined,
): Reading | undefined {
  const readings = readingsOf(word, isMarked);
  if (isGenitive) return readings.find((each) => each.case === 'genitive');
  const isNumber = ({ isPlural, isVerbal }: Reading): boolean =>
    n === undefined || isVerbal || isPlural === n > 1;
  return cases
    .map((each) => readings.find((reading) => reading.case === each && isNumber(reading)))
    .find((each) => each !== undefined);
}
