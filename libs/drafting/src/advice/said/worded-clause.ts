import { nameInLithuanian } from '../../brief/name-lt.js';
import { isKept, readingsOf } from '../../brief/nouns-lt.js';
import { plainText } from '../../brief/plain-text.js';
import { nominative } from '../../reading/nominative.js';
import type { Voice } from './doubt.js';
import { gerundOf, VERB } from './verbs-en.js';
import { DONE_BY, nounOfDenied, verbalNoun } from './verbs-lt.js';

/*
 * A sentence is no thing on a list: „žolės neišvežu“ says there that it is taken away. What a clause tells is worded as the noun of its
 * verb with what that is done to, where both are sure, and else not at all.
 */

const MARKED = /[ąčęėįšųūž]/iu;
const DENIAL = /^(.+?)(?: (?:tikrai|kol kas|dabar|šiemet|pats|pati|patys))? (ne\p{L}+)$/iu;
/** These leave out the thing itself, and no act. */
const OF_THING = /^ne(?:ati|par|pa|pri)?(?:duo|dar|turi|lie[cč]i|judin|bus|reik)/iu;
/** „Į naktinius iškvietimus“, „derybose“: where, and not what. */
const WHERE = /^(?:į|prie|po|su|ant|už) |^\p{L}+(?:oje|ėje|yje|uje|uose|ose|ėse)(?: |$)/iu;
/** „Senų nenuiminėju“: of what, stands elsewhere. */
const NO_NOUN = /^(?:sen|nauj|kit|likusi|vis|toki|pirm|antr)ų$/iu;
const IN_GENITIVE = /(?:o|os|ės|es|ies|aus|ens|ų)$/iu;
const PREPOSITION = /\s(?:su|į|ant|prie|po|per|iš|nuo) /iu;
const asNext = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
/** „Rusų kalba“ of „rusų kalbos“, „dronas“ of „drono“: one word in the singular, behind none or the plural that it belongs to. */
function thingOf(genitive: string, isMarked: boolean): string | undefined {
  const name = nameInLithuanian(genitive, ['genitive'], isMarked);
  if (name !== undefined) return name;
  if (isMarked && /[iy]mo$/u.test(genitive)) return genitive.replace(/o$/u, 'as');
  if (!/^(?:\p{L}+ų |\p{L}{1,3}\. )?\p{Lu}?\p{Ll}{4,}$/u.test(genitive)) return undefined;
  const ending = (
    [
      [/(?<![iu])o$/u, 'as'],
      [/os$/u, 'a'],
      [/ės$/u, 'ė'],
      [/ėjų$/u, 'ėjai'],
    ] as const
  ).find(([each]) => each.test(genitive));
  return ending && genitive.replace(ending[0], ending[1]);
}

/** „Nuotraukų neieškau“ as „Nuotraukų paieška“, „į WP nekeliu“ as „kėlimas į WP“. */
export function wordedDenial(said: string, { language }: Voice): string | undefined {
  const [, object = '', verb = ''] = DENIAL.exec(said) ?? [];
  if (language === 'en' || verb === '') return undefined;
  const isMarked = MARKED.test(said);
  if (OF_THING.test(verb)) return thingOf(object, isMarked);
  const noun = nounOfDenied(verb, isMarked);
  if (noun === undefined) return undefined;
  /* „Dronu nefilmuoju“, „raštu neverčiu“. */
  if (WHERE.test(object) || (isMarked && /^\p{L}{3,}u$/iu.test(object)))
    return `${noun} ${/^\p{Lu}{2}/u.test(object) ? object : asNext(object)}`;
  const what = object.replace(/ \([^)]*\)$/u, '').split(PREPOSITION)[0] ?? '';
  return isMarked && IN_GENITIVE.test(what) && !NO_NOUN.test(what) ? `${object} ${noun}` : undefined;
}

const LT_CLAUSE = new RegExp(`^(.+?) (${DONE_BY})(?: (?:pats|pati|patys|pačios))? (.+)$`, 'u');
/** Plain letters are as many as typed ones. */
const typed = (line: string, plain: string, words: string): string => {
  const at = plain.indexOf(words);
  return at === -1 ? '' : line.slice(at, at + words.length);
};
/** The genitive of a noun in the accusative singular, where its gender is sure. */
function genitiveOfOne(word: string): string | undefined {
  if (/ę$/u.test(word)) return word.replace(/ę$/u, 'ės');
  if (/[iy]mą$/u.test(word)) return word.replace(/ą$/u, 'o');
  const known = readingsOf(word, true).find(
    (each) => each.case === 'accusative' && !each.isPlural,
  )?.nominative;
  const name = known ?? (/ą$/u.test(word) ? nominative(word) : undefined);
  const ending = name === undefined ? undefined : OF_ONE.find(([each]) => each.test(name));
  return name !== undefined && ending !== undefined ? name.replace(ending[0], ending[1]) : undefined;
}
const OF_ONE = [
  [/(?<!i)as$/u, 'o'],
  [/(?<!i)a$/u, 'os'],
  [/ija$/u, 'ijos'],
  [/ys$/u, 'io'],
] as const;
const OF_NUMBERS: Readonly<Record<string, string>> = {
  du: 'dviejų',
  dvi: 'dviejų',
  tris: 'trijų',
  keturis: 'keturių',
  keturias: 'keturių',
  penkis: 'penkių',
  penkias: 'penkių',
};
/** „Klijuoju naujas“, „atvažiuoju 2 kartus“: of what, stands elsewhere; and how often. */
const NO_OBJECT =
  /^(?:(?:nauj|sen|kit|likusi|vis|toki|pirm|antr)(?:us|as|ą|ias|ius)|(?:kart|dien|savait|valand|mėnes|met|minut)\p{L}+|viską)$/iu;
/** „Mokomąjį“ as „mokomojo“: adjectives with the article have forms of their own. */
const DEFINITE = [
  [/ąjį$/u, 'ojo'],
  [/ųjį$/u, 'iojo'],
  [/ąją$/u, 'osios'],
  [/(?:uosius|ąsias)$/u, 'ųjų'],
] as const;
/** „Metinę ataskaitą“ as „metinės ataskaitos“; undefined where an ending does not tell. */
function genitiveOfObject(words: string): string | undefined {
  const said = words.split(' ');
  const last = said.at(-1) ?? '';
  if (NO_OBJECT.test(last)) return undefined;
  const head = /[ąęį]$/u.test(last) ? genitiveOfOne(last) : /ų$/u.test(last) ? undefined : genitiveOf(last);
  if (head === undefined) return undefined;
  const isFeminine = /(?:os|ės)$/u.test(head);
  const before = said.slice(0, -1).map((word) => {
    if (OF_NUMBERS[word.toLowerCase()] !== undefined) return OF_NUMBERS[word.toLowerCase()];
    if (isKept(word) || /^(?:ir|bei|\d+)$|(?:ų|[^i]os|ės|aus|ies|o|[A-Z]{2})$/u.test(word)) return word;
    const definite = DEFINITE.find(([each]) => each.test(word));
    if (definite !== undefined) return word.replace(definite[0], definite[1]);
    if (/ą$/u.test(word) && /[ąęį]$/u.test(last)) return word.replace(/ą$/u, isFeminine ? 'os' : 'o');
    if (/į$/u.test(word) && /[ąį]$/u.test(last) && !isFeminine) return word.replace(/į$/u, 'io');
    return genitiveOf(word);
  });
  return before.includes(undefined) ? undefined : [...before, head].join(' ');
}

const ACT_OF_MINE =
  /^(?:aš |mes |dar |tada |paskui |tuomet )?(\p{L}{2,}(?:iu|au|u|sime|ame|ome)) ([^,;:(]+?)((?: (?:su|be|į|iš|ant|prie|pagal|per|po|nuo|iki|dėl|už|pas|palei|apie) .*| (?:dviem|trim|\p{L}{2,}(?:ui|ams|oms|ėms|iams|ims))(?: .*)?| \(.*)?)$/iu;
const ACT_SOMEWHERE = /^(\p{L}{2,}(?:siu|sime)) ((?:į|prie) \p{L}[^,;:]*)$/iu;
/** „Redaguosiu metinę ataskaitą“ as „Metinės ataskaitos redagavimas“, where noun and case are sure; of notes with the marks of the language. */
export function wordedAct(line: string): string {
  const [, verb = '', object = '', rest = ''] = ACT_OF_MINE.exec(line) ?? [];
  /* „Įkelsiu į svetainę“. */
  const [, alone = '', where = ''] = ACT_SOMEWHERE.exec(line) ?? [];
  const act = alone === '' ? undefined : nounOfDenied(`ne${alone.toLowerCase()}`, true);
  if (act !== undefined) return `${act.charAt(0).toUpperCase()}${act.slice(1)} ${where}`;
  if (verb === '') return line;
  const noun = nounOfDenied(`ne${verb.toLowerCase()}`, true);
  const what = noun === undefined ? undefined : genitiveOfObject(object);
  if (noun === undefined || what === undefined) return line;
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} ${noun.replace(/^(?:iš|per)(?=vertimas$)/u, '')}${rest}`;
}

/** „Latviškus tekstus“ as „latviškų tekstų“: plurals and „-ę“ have one genitive. */
function genitiveOf(words: string): string | undefined {
  const each = words.split(' ').map((word, at, all) => {
    if (/ų$/u.test(word) || (at < all.length - 1 && /(?:[^i]os|ės|aus|ies)$/u.test(word))) return word;
    if (/[td]es$/u.test(word)) return word.replace(/tes$/u, 'čių').replace(/des$/u, 'džių');
    if (/ę$/u.test(word)) return word.replace(/ę$/u, 'ės');
    if (/(?:us)$/u.test(word)) return word.replace(/us$/u, 'ų');
    if (/(?:ias|es)$/u.test(word)) return word.replace(/(?:ias|es)$/u, 'ių');
    return /[^i]as$/u.test(word) ? word.replace(/as$/u, 'ų') : undefined;
  });
  return each.includes(undefined) ? undefined : each.join(' ');
}
const NOBODY =
  /^(?:iš|į|su|per|po|iki|prie|pagal|už|nuo|ir|bei|tik|dar|\d)|(?:ą|ę|į|uose|ose|oje|ėje|yje)(?:\s|$)/iu;
/** „Maketuoja vokiečiai“, „spausdina ir kabina kita firma“: acts that need no object. */
const ACTS_LT = /^(\p{L}+(?:uoja|ina))(?: ir (\p{L}+(?:uoja|ina)))? ((?:\p{L}+ ){0,3}\p{L}+)$/u;
/** „Virtuvės brėžinius daro baldžiai“: what is made, in the nominative. */
const thingsMade = (words: string): string | undefined =>
  /^(?:\p{L}+(?:ų|[^i]os|ės) )*\p{L}+us$/u.test(words) ? words.replace(/us$/u, 'ai') : undefined;
function clauseInLithuanian(line: string): string | undefined {
  const acts = ACTS_LT.exec(line.charAt(0).toLowerCase() + line.slice(1));
  if (acts !== null) {
    const nouns = [acts[1], acts[2]].flatMap((each) => each ?? []).map((each) => verbalNoun(each, true));
    const isSure = !nouns.includes(undefined) && !NOBODY.test(acts[3] ?? '');
    return isSure ? `${nouns.join(' ir ')} (${whoIn(acts[3] ?? '')})` : undefined;
  }
  const plain = plainText(line);
  const [, what = '', verb = '', by = ''] = LT_CLAUSE.exec(plain) ?? [];
  const who = line.slice(line.length - by.length);
  if (what === '' || NOBODY.test(who) || !MARKED.test(line)) return undefined;
  if (/^(?:pa)?dar/u.test(verb)) {
    const made = thingsMade(typed(line, plain, what));
    return made && `${made} (${whoIn(who)})`;
  }
  const object = genitiveOf(typed(line, plain, what));
  const noun = verbalNoun(typed(line, plain, verb).toLowerCase(), true);
  return object === undefined || noun === undefined ? undefined : `${object} ${noun} (${whoIn(who)})`;
}
const whoIn = (who: string): string =>
  /^(?:klientas|klientė|patys|pats|pati)$/iu.test(who) ? 'Klientas' : who;

const EN_CLAUSE = new RegExp(
  String.raw`^((?:the |their )?[\p{L}'&-]+(?: [\p{L}'&-]+){0,2}?)(?: \([^)]*\))? (?:will )?(${VERB}) (?:the )?(.+?)(?: (?:herself|himself|themselves))?$`,
  'iu',
);
const EN_ALONE = new RegExp(
  String.raw`^((?:the |their )?[\p{L}'&-]+(?: [\p{L}'&-]+)?) (?:will )?(${VERB})(?: (?:it|them))? ?(?:herself|himself|themselves|themself)$`,
  'iu',
);
const CLIENT = /^(?:the )?(?:client|customer)$/iu;
const FINITE_EN = new RegExp(String.raw`\s(?:is|are|was|were|has|have|goes?|comes?|${VERB})\s`, 'u');
const OBJECT_CUT = /^(?:to|by|the same|it|them|me|us)(?:\s|$)|\sand\s/u;
/** "Client rings them": of whom, stands elsewhere; and somebody who acts is no thing. */
const MADE_BY = /\p{L}+ed by (?:the|their|his|her|our) /u;
const OF_OTHERS = /\s(?:them|it|me|us|him|her|you)(?:[\s,]|$)/u;
const SOMEBODY_ACTS =
  /^(?:the )?(?:client|customer|owner|host|printer|agency|builder) \p{L}+[^s\W]s(?:\s|$)/iu;
/** "Client scans all the receipts" as "Scanning all the receipts (the Client)". */
function clauseInEnglish(line: string): string | undefined {
  const alone = EN_ALONE.exec(line);
  const [, who = '', verb = '', object = ''] = alone ?? EN_CLAUSE.exec(line) ?? [];
  if (who === '' || !/s$/u.test(verb)) {
    const bare = line.replace(/\s\([^)]*\)/gu, '');
    return [FINITE_EN, MADE_BY, OF_OTHERS, SOMEBODY_ACTS].some((each) =>
      each.test(each === FINITE_EN ? ` ${line}` : bare),
    )
      ? undefined
      : line;
  }
  const act = gerundOf(verb.toLowerCase());
  if (OBJECT_CUT.test(object) || (act === undefined && object === '')) return undefined;
  /* "Host does the cake": what is done as a whole is told by its name. */
  return `${[act, object].filter((each) => each).join(' ')} (${CLIENT.test(who) ? 'the Client' : who.replace(/^(?:The|Their) /u, asNext)})`;
}

/** „Maketą spausdina spaustuvė“ and "client scans the receipts" as what is done, and by whom. */
export const wordedClause = (line: string, { language }: Voice): string | undefined =>
  language === 'en' ? clauseInEnglish(line) : clauseInLithuanian(line);
