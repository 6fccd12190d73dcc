import { plainText } from '../../brief/plain-text.js';
import type { Statement } from '../../brief/statements.js';
import { LEFT_OUT } from './reader/chain.js';
import { MARKS } from './reader/parts.js';
import type { Voice } from './doubt.js';
import type { Notes } from './reader/read-notes.js';
import { segmentsOf } from './segments.js';
import { VERB } from './verbs-en.js';
import { DONE_BY } from './verbs-lt.js';
import { wordedClause, wordedDenial } from './worded-clause.js';

/** A line that rules have worded as left out has only to be not unlikely; a clause that stands as it was typed has to be sure. */
const BARS = { worded: 0.3, clause: 0.8, denied: 0.5 };
const LONGEST_DENIED = 8;
const LONGEST = 14;
const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;

const BEGINNING = 4;
const beginnings = (plain: string): string[] =>
  (plain.match(/\p{L}+|\d+/gu) ?? []).map((word) => word.slice(0, BEGINNING));
const shareOf = (words: readonly string[], other: readonly string[]): number =>
  words.filter((word) => other.includes(word)).length / Math.max(1, words.length);

/** Whether the part from which a line was taken is likely left out, as far as the reader can tell. */
export function isLikelyLeftOut(
  { parts, marginals }: Notes,
  line: string,
  { start, text }: Statement,
): boolean {
  const said = line.replace(/\s\([^)]*\)$/u, '');
  const words = beginnings(plainText(said));
  const shares = parts.map((each) =>
    each.start >= start && each.end <= start + text.length ? shareOf(words, beginnings(each.plain)) : 0,
  );
  const most = Math.max(...shares);
  return shares.some(
    (share, at) =>
      share === most &&
      ((said === line && DENIED.test(parts[at]?.plain ?? '')) ||
        LEFT_OUT.reduce((sum, state) => sum + marginals.state(at, state), 0) >= BARS.worded),
  );
}

/** Others give, send or bring it. */
const GIVES =
  /(?:^|\s)(?:gives?|provides?|suppl(?:y|ies)|brings?|sends?|comes? from|(?:ati?|pri|i|pa)?(?:duod|duos)\p{L}*|(?:pa|at|nu|pri)?(?:si(?:un|us|vez)|vez|nes|teik)\p{L}*|atsivez\p{L}*|atsines\p{L}*|isduod\p{L}*)(?=\s|$)/u;
/** What the provider might as well have made: who gives it, is worth a line. */
const COULD_BE_OWN =
  /\b(?:texts?|copy|wording|photos?|photographs?|pictures?|images?|videos?|footage|translations?|designs?|layouts?|logos?|music|fonts?|licen[cs]es?|keywords?|illustrations?|subtitles?|scripts?|sections?|chapters?|blurbs?|notice|wireframes?|voice-?overs?)\b|(?:^|\s)(?:tekst|nuotrauk|foto|vaizd|vertim|maket|dizain|logotip|aprasym|scenarij|muzik|raktazod|licenc|srift|iliustracij|subtitr|titr|filmuot|filmav)/u;
/** "My list", "the architect as skp", „mokytoja suderina laikus ir“: more than who it is. */
const NOT_WHO = /\([^)]*\b(?:as|mano|my|pagal)\b[^)]*\)$|\s(?:and|or|ir|bei)\)$/u;
/** „Susitvarkymas (butą savininkas)“. */
const OBJECT_IN_BRACKET = /\([^)]*[ąęį]\s[^)]*\)$/u;
/** „Receptai (duoda Violeta)“: what others only bring to the work is no limit of it. */
export function isInput(line: string, statement: Statement): boolean {
  const [, said = ''] = /^(.+?)\s\([^)]*\)$/u.exec(line) ?? [];
  if (said === '') return false;
  const stems = (plainText(said).match(/\p{L}+/gu) ?? []).map((word) =>
    word.slice(0, -1).slice(0, BEGINNING),
  );
  const isSaidIn = (plain: string): boolean =>
    stems.filter((stem) => plain.split(/[^\p{L}]+/u).some((word) => word.startsWith(stem))).length >=
    stems.length * HALF;
  const given = segmentsOf(statement).some(({ plain }) => GIVES.test(plain) && isSaidIn(plain));
  return (
    OBJECT_IN_BRACKET.test(line) ||
    NOT_WHO.test(plainText(line)) ||
    (given && !COULD_BE_OWN.test(plainText(said)))
  );
}
const HALF = 0.5;

/** "No album", „RAW neduodu“: what somebody refuses needs no second reading. */
const DENIED =
  /^\W*(?:and |but )?(?:no|nothing)\s|(?:^|\s)(?:i|we) (?:don'?t|do not|won'?t|will not|am not|are not)\s|\sno$|(?:isn'?t|aren'?t|\snot) (?:included|covered|part of|in the (?:price|fee))(?=\s|$)|(?:must|should|may|is|are)(?: not|n't)(?: to)? be \w+ed|(?:^|\s)(?:do not|don't|dont|no need to) (?:worry|bother|touch|varnish|paint|\w+) |(?:^|\s)(?:you can|can be) (?:skip|leave out|ignor|left out)|\scan wait(?=\s|$)|\sne\p{L}{2,}kite?$|^ne\p{L}{2,}kite?\s|\p{L}{3}ti? nereik|\sne\p{L}{2,}ti?$|(?:^|\s)(?:neieina|neitrauk\p{L}*|neiskaic\p{L}*)(?=\s|$)|(?:^|\s)ne(?:mano|\p{L}{3,}(?:au|u|om|ome|am|ame|ime))(?=\s|$)|\sne mano(?=\s|$)/u;

/** Who or what is meant stands elsewhere. */
const LEADS_BACK = {
  en: /(?:^|\s)(?:it|its|them|this|that|these|those|he|she|they|his|her|him|there|i|i'm|i'll|we|we'd|you|you'd|your|me|my|our|us|which|who|so|because|if|once|when|until|unless|after|before|already|now|one|ones)(?=\s|$)|n't\b|\?/u,
  lt: /(?:^|\s)(?:jis|ji|jie|jos|jo|ju|jam|jai|jiems|juos|jas|tai|irgi|taip pat|as|mes|tu|jus|jusu|musu|mano|man|mums|kuri\p{L}*|nes|kad|jei|jeigu|kai|todel|tada|paskui|tam|dabar|jau|yra|pirma)(?=\s|$)|\?/u,
};
/** Who acts has to be named: no „siunčiu“, no „nerašau“. */
const FIRST_PERSON_LT =
  /(?:^|\s)\p{L}{3,}(?:[^i]au|iau|iu|uoju|du|ku|nu|am|om|ame|ome|ime|sim|sime)(?=\s|$)/u;
/** Somebody does something: no "hall comes with chairs". */
const TASK = {
  en: new RegExp(String.raw`\S (?:will )?(?:${VERB})(?=\s|$)|\bby (?:the|their|her|his|our|\p{L}+'s)\s`, 'u'),
  lt: new RegExp(String.raw`(?:^|\s)(?:${DONE_BY}|deda|sudeda|perka|moka|organizuoja|samdo)(?=\s|$)`, 'u'),
};
const BEFORE_NOW = /\b(?:did|was|were|had|ago)\b|(?:^|\s)(?:dave|dare|parase|nupirko|atsiunte)(?=\s|$)/u;
const MONEY = /[€$£@]|\d\s?(?:eur|k)\b/u;

/** „Fejerverkų nebus“, „žolės neišvežu“: a clause whose verb denies it. */
const DENIES_AT_END = /\sne(?:ieina|reik(?:ia|es)|bus|\p{L}{3,}(?:au|u|om|ome|am|ame|im|ime))$/u;
/** „Interjero nedarau“, „torto nevežu“: whoever works denies what stands before the verb, and no reader has to be surer. */
const REFUSES =
  /^(?!tik |viso |nieko |daugiau |toliau |(?:\S+ )*?(?:pats|pati|patys|dar|jau) )(?:\S+ ){1,5}ne(?!zin|tur|prie|abej|man|nor|gal|sitik|skub|atsim|bij|reik|es|sutin|supr|kalb|mok|rand|mat|gird|trukst|lauk|graz)\p{L}{2,}(?:[^i]au|iau|iu|uoju|[bcdfghjklmnprstvz]u|om|ome|am|ame|sim|sime)$/u;
const refuses = (plain: string, { language, isClient }: Voice): boolean =>
  language === 'lt' && !isClient && REFUSES.test(plain);
/** "Asbestos is out", "mastering isnt me". */
const IS_PLAINLY_OUT =
  /\s(?:(?:is|are) out(?: too)?|not (?:included|part of (?:it|this)|my (?:job|dept|department|thing)|mine)|isn'?t (?:me|mine|included|in the (?:fee|price))|aren'?t (?:mine|included|in the (?:fee|price))|not something i (?:do|offer)|not covered)$/u;
/** „Rusiškų nebus“: of what, is not said. */
const NO_NOUN = /^\p{L}+(?:sku|niu) ne\p{L}+$/u;
/** "Labels not part of it", "segments not my job", „pietūs neįeina“: what stands before it. */
const OUTSIDE = {
  en: /^(?:and |but |also |neither is |neither are )*(.{2,60}?),? (?:is |are )?(?:not (?:included|covered|part of (?:it|this|the \w+)|my (?:job|dept|department|thing)|mine|our job|something (?:i|we) (?:do|offer))|(?:is|are)n'?t (?:me|mine|included|covered|in the (?:fee|price))|out(?: too)?)$/u,
  lt: /^(?:ir |bet |o )*(.{3,60}?)(?: i kaina)? neieina$/u,
} as const;

/** What hangs on something is put off, and not left out. */
const IF = /^(?:if|unless|when|until|jei|jeigu|nebent|kol|kai)\s/u;

/** What is left out in words that no rule knows, by its name or the noun of its verb. */
export function clausesLeftOut({ text, parts, spans, voice }: Notes, lines: readonly string[]): string[] {
  const known = lines.map((line) => beginnings(plainText(line.replace(/\s\([^)]*\)$/u, ''))));
  const isOut = (at: number): boolean =>
    spans.some(({ is, sure, from, to }) => is === 'out' && from === at && to === at && sure >= BARS.denied);
  return parts.flatMap(({ plain, start, end }, at) => {
    const name = OUTSIDE[voice.language].exec(plain)?.[1];
    const isSaid =
      name === undefined
        ? (isOut(at) && DENIES_AT_END.test(plain)) || refuses(plain, voice)
        : isOut(at) || IS_PLAINLY_OUT.test(plain) || voice.language === 'lt';
    const isWhole =
      isSaid &&
      wordsIn(plain) <= LONGEST_DENIED &&
      !LEADS_BACK[voice.language].test(name ?? plain) &&
      !MONEY.test(plain) &&
      !NO_NOUN.test(plain) &&
      !known.some((words) => shareOf(words, beginnings(plain)) >= HALF);
    const { statement } = parts[at] ?? {};
    const isLast = parts[at + 2]?.statement !== statement;
    const isOpen = [parts[at - 1], isLast ? parts[at + 1] : undefined].some(
      (each) => each?.statement === statement && IF.test(each?.plain ?? ''),
    );
    if (!isWhole || isOpen) return [];
    const from = name === undefined ? start : start + plain.indexOf(name);
    const said = text.slice(from, name === undefined ? end : from + name.length).replaceAll(/\s+/gu, ' ');
    return name === undefined ? (wordedDenial(said, voice) ?? []) : said;
  });
}

/** What others do in words that no rule knows, where the noun of the verb is sure. */
export function clausesOfOthers({ text, parts, spans, voice }: Notes, lines: readonly string[]): string[] {
  const known = lines.map((line) => beginnings(plainText(line.replace(/\s\([^)]*\)$/u, ''))));
  return spans
    .filter(({ is, sure }) => is === 'others' && sure >= BARS.clause)
    .flatMap(({ from, to }) => {
      const [first, last] = [parts[from], parts[to]];
      /* Behind "and" who acts stands before it. */
      if (first === undefined || last === undefined || first.mark === MARKS.and) return [];
      const clause = text.slice(first.start, last.end);
      const plain = plainText(clause);
      const isWhole =
        wordsIn(clause) > 1 &&
        wordsIn(clause) <= LONGEST &&
        !LEADS_BACK[voice.language].test(plain) &&
        !MONEY.test(plain) &&
        TASK[voice.language].test(plain) &&
        !BEFORE_NOW.test(plain) &&
        !(GIVES.test(plain) && !COULD_BE_OWN.test(plain)) &&
        !(voice.language === 'lt' && FIRST_PERSON_LT.test(plain)) &&
        !known.some((words) => shareOf(words, beginnings(plain)) > 0.5);
      return isWhole ? (wordedClause(clause.replaceAll(/\s+/gu, ' '), voice) ?? []) : [];
    });
}
