import { listKindOf } from '../../brief/lists.js';
import { plainText } from '../../brief/plain-text.js';
import { hasDoubt } from './doubt.js';
import { MARKS, type Part } from './reader/parts.js';
import type { Notes } from './reader/read-notes.js';
import { part } from './segments.js';
import { DONE_BY, DONE_BY_ME } from './verbs-lt.js';

/** Behind these stands a list of what is left out, in the nominative: "Not included: drone, music", „neįeina nuoma ir suvedimas“. */
const LEADS = {
  en: /^\W*(?:(?:what(?:'s| is) )?not? (?:incl\.?(?=$|\s)|included|covered|in the price|part of (?:it|this|the \w+))|what (?:i|we) (?:don'?t|do not|won'?t) do$|not doing$|(?:(?:this|it|(?:the )?price) )?(?:does not|doesn'?t) (?:cover|include)|excluded|excl\.?$|out$|out of scope|exclusions|excludes)(?: (?:are|is|here|in the price))?(?=\s|$)\s*/u,
  lt: /^\W*(?:i (?:kaina|samata|apimti) )?(?:neieina|neiskaic\p{L}*|neitrauk\p{L}*|neapima)(?: i (?:kaina|samata))?(?=\s|$)\s*/u,
} as const;
const GOES_ON: readonly string[] = [',', ':', MARKS.and];
const MOST_WORDS = 8;
/** A verb in a list is another sentence. */
const SAYS = {
  en: /(?:^|\s)(?:is|are|was|will|has|have|i|we|they|he|she|it)(?=\s|$)/u,
  lt: /(?:^|\s)(?:yra|bus|ieina|as|mes|jie|jis|ji)(?=\s|$)/u,
} as const;

/** What others are at may well be left out; what is open or paid is not surely. */
const isItem = ({ plain }: Part, { voice: { language } }: Notes): boolean =>
  plain.split(/\s+/u).length <= MOST_WORDS &&
  !SAYS[language].test(plain) &&
  !(['open', 'denied', 'money'] as const).some((kind) => hasDoubt(plain, language, kind));

/** „Gamyba, montavimas ir baldai – ne mano reikalas“: a list that a dash takes away. */
const TAKES_AWAY = {
  en: /^(?:(?:all )?(?:not (?:included|mine|me|my (?:job|thing)|in (?:this|the price|scope)|this time|now)|out|nope|no(?: way)?|extra|excluded))$/u,
  lt: /^(?:(?:visa )?(?:tai )?(?:ne (?:mano|musu)(?: (?:reikal|darb|rupest)\p{L}*)?|neieina|neiskaiciuot\p{L}*|nepriklauso|ne|nope|atskirai|papildomai))$/u,
} as const;
const SHORT = 4;
/** A verb of somebody in what is listed. */
const ACTS = new RegExp(`(?:^|\\s)(?:${DONE_BY}|${DONE_BY_ME})(?=\\s|$)`, 'u');
function takenAway(notes: Notes): string[] {
  const { parts, voice } = notes;
  return parts.flatMap((dash, at) => {
    if (!/^(?:--?|:)$/u.test(dash.mark) || !TAKES_AWAY[voice.language].test(dash.plain.trim())) return [];
    const from = parts.slice(0, at).findLastIndex(({ mark }) => mark !== ',' && mark !== MARKS.and);
    const listed = parts.slice(Math.max(0, from), at);
    const isList =
      parts[from]?.statement === dash.statement &&
      listed.every(
        (each) =>
          isItem(each, notes) &&
          each.plain.split(/\s+/u).length <= SHORT &&
          !(voice.language === 'lt' && ACTS.test(each.plain)),
      );
    return isList ? listed.map(({ text }) => text) : [];
  });
}

/** What stands in a list behind words that leave it out, or under such a heading; none where one of it is no name. */
export function listsLeftOut(notes: Notes): string[] {
  const { parts, voice } = notes;
  const behindLead = parts.flatMap((first, at) => {
    if (first.isItem && first.mark === MARKS.item && listKindOf(plainText(first.heading)) === 'exclusions')
      return isItem(first, notes) ? first.text : [];
    const lead = (LEADS[voice.language].exec(first.plain) ?? LEADS.en.exec(first.plain))?.[0].length;
    if (lead === undefined || (first.mark !== MARKS.sentence && first.mark !== MARKS.item)) return [];
    const behind = parts.slice(at + 1);
    const end = behind.findIndex(
      ({ mark, statement }) => statement !== first.statement || !GOES_ON.includes(mark),
    );
    const rest = part(first, lead);
    const items = [
      ...(rest.plain === '' ? [] : [{ ...first, ...rest }]),
      ...behind.slice(0, end === -1 ? undefined : end),
    ];
    return items.filter((each) => isItem(each, notes)).map(({ text }) => text);
  });
  return [...behindLead, ...takenAway(notes)];
}
