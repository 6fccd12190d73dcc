import { plainText } from '../../brief/plain-text.js';
import type { Voice } from './doubt.js';
import { MARKS, type Part } from './reader/parts.js';
import type { Notes } from './reader/read-notes.js';
import { BEHIND_HEAD } from './thing-words.js';
import { VERB } from './verbs-en.js';

/** "The plugin broke, double bookings": a sentence that tells of a fault names no work. */
const FAULT =
  /\s(?:broke|crashed|failed|fails|stopped|stops|died|breaks|keeps? \p{L}+ing|crashes|drips|leaks|squeaks|sticks|jams|flickers|overheats|freezes|sugedo|nustojo|dingo|luzta|stringa|teka|varva|girgzda|praleidzia|kaista|mirksi|trukineja|kliba)(?:\s|$)/u;
/** "Site hacked", „puslapis nulaužtas“, „plyta suskilusi“: what is said behind a name of how it has come to be. */
const STATE_OF_FAULT = {
  en: /^(?!\p{L}+ing\s).*\p{L}(?: is| are| got| all)? (?:hacked|broken|cracked|damaged|leaking|dead|stuck|rotten|torn|corrupted|infected|burnt|rusted|jammed|snapped|worn(?: out)?|faulty|blocked|clogged|flooded|smashed|peeling|failing|defaced|dripping|seized|sticking|squeaking|flickering|overheating|outdated|ancient|fallen|collapsed|sagging|warped|blown (?:down|off|over))(?=$|,|\s(?:since|after|by|from|again|and|in (?:two|three|places)))/u,
  lt: /\p{L}{3,} (?:yra |vel |jau )?(?:(?:nulauz|sugadin|uzblokuo|pavog|isdauz|sulauzy|apgadin|suniokoj?|uzkres|perples|sudauzy|pazeis|isardy)t(?:as|a|i|os)|\p{L}{3,}(?:[^a]usi|[^a]usios)|(?:suged|nuluz|suluz|iluz|suskil|iskil|itruk|sutruk|prakiur|supuv|surudij|sudeg|nukrit|uzsikims|apsilaupi)(?:es|e))(?=$|,|\s(?:nuo|po|per|jau|ir)\s)/u,
} as const;
/** „Ekranas sudužęs“: with its mark no noun ends so. */
const HAS_BECOME = /\p{L}{3,} \p{L}{3,}ęs(?=$|,)/u;
/** „Durelės neužsidaro“: what a thing does not do, at the end. */
const DOES_NOT = /\p{L}{3,}(?:as|is|us|ys|a|e|ai|os|es) (?:\p{L}+ )*ne(?:be)?\p{L}{3,}[aio](?=$|,| nuo )/u;
const beginsWithAct = (plain: string, { language }: Voice): boolean =>
  language === 'en' ? BEGINS_ACT.test(plain) : /^\p{L}{3,}ti?(?=\s|$)/u.test(plain);
const BEGINS_ACT = new RegExp(
  `^(?:then |and |also |please )*(?:fix|mend|replace|remove|take|get|make|${VERB})\\s`,
  'u',
);
/** Whether a part tells of a fault, or goes on with one that was told of before a comma. */
export const tellsOfFault = (
  before: readonly Part[],
  first: Part,
  more: readonly Part[],
  voice: Voice,
): boolean => {
  const isFault = ({ plain, text }: Part): boolean =>
    !beginsWithAct(plain, voice) &&
    (STATE_OF_FAULT[voice.language].test(plain) ||
      (voice.language === 'lt' && (HAS_BECOME.test(text) || DOES_NOT.test(plain) || FAULT.test(plain))));
  return (
    before.some(({ plain }) => FAULT.test(plain)) ||
    (isFault(first) && !more.some(({ plain }) => beginsWithAct(plain, voice))) ||
    (first.mark === ',' && !beginsWithAct(first.plain, voice) && before.some((each) => isFault(each)))
  );
};
/** "They send me the brochure + price list": what others give goes on behind "and". */
const GIVEN_BY_OTHERS = {
  en: /(?:^|\s)(?:they|he|she|client|customer)(?:'ll| will)? (?:also )?(?:sends?|gives?|brings?|suppl(?:y|ies)|provides?|buys?)\s/u,
  lt: /(?:^|\s)(?:(?:at|pa|per|i)?(?:siuncia|sius|duoda|duos|nes|vez)|atves|atnes|atsius)(?:\s|$)/u,
} as const;
export const isGivenByOthers = (
  before: readonly Part[],
  first: Part,
  { language, isClient }: Voice,
): boolean =>
  !isClient && first.mark === MARKS.and && GIVEN_BY_OTHERS[language].test(before.at(-1)?.plain ?? '');

/** "Bathroom tiles", where "customer buys tiles and grout" stands elsewhere: what others buy is not handed over. */
const BUYS = {
  en: /(?:^|\s)(?:buys?|supplies|brings) (.+)$/u,
  lt: /^(.*?)\s?(?:(?:nu|uz)?perka|nupirks|pirks|atves|atsives)(?:\s(.*))?$/u,
} as const;
const STEM = 5;
export function isBoughtByOthers({ parts, voice: { language, isClient } }: Notes, line: string): boolean {
  const [head = ''] = plainText(line).split(
    language === 'en' ? BEHIND_HEAD : /[,(]|\s(?:su|be|i|is|prie|\d)/u,
  );
  const stem = (/[\p{L}'-]+$/u.exec(head.split(',')[0] ?? '')?.[0] ?? '').slice(0, STEM);
  return (
    !isClient &&
    stem.length === STEM &&
    parts.some(({ plain, statement }, at) => {
      const [, ...bought] = BUYS[language].exec(plain) ?? [];
      if (bought.length === 0) return false;
      /* „Plyteles ir glaistą perka“, "buys tiles and grout". */
      const beside = parts[language === 'en' ? at + 1 : at - 1];
      const joined = parts[language === 'en' ? at + 1 : at];
      const isJoined = beside?.statement === statement && joined?.mark === MARKS.and;
      return [...bought, isJoined ? beside.plain : '']
        .join(' ')
        .split(/\s+/u)
        .some((word) => word.startsWith(stem));
    })
  );
}
