import { DEFECTS, TOPICS, topicOf } from '../check/concepts/names.js';
import { readingOf, type Readings } from '../check/concepts/read-concepts.js';
import type { Sentence } from '../check/segment.js';
import type { Language } from '../model/document.js';

/** What one part of a sentence says to the reader of the check. */
export interface Part {
  /** As the contract has them; none where names make it another number of parts. */
  readonly words: string;
  readonly plain: string;
  /** Whether the next part is set against it: "…, but …". */
  readonly isAgainst: boolean;
  /** The wrong that it would be blamed for, where one is likelier than all others. */
  readonly defect: string | undefined;
  readonly topics: ReadonlySet<string>;
  /** How likely it is what the finding is about. */
  readonly share: number;
}

/** Where a sentence goes on with something else: a verb follows, or another time. */
export const BETWEEN: Readonly<Record<Language, RegExp>> = {
  en: /;\s+(?:and\s+)?|,?\s+(?:though|although|whereas)\s+|,\s+(?:and|but|nor|while)\s+(?=(?:(?:the|any|all|no|each|such|neither|either) )?(?:[\p{L}\d'’&.-]+ ){1,3}(?:shall|will|may|must|is|are|has|does|pays|bears|keeps|owes)(?![\w-]))|,?\s+(?:and\s+)?(?:whereupon|in which case|in that case)\s+|,?\s+(?:and|but|nor)\s+(?=(?:in \w+ case |also |hereby |irrevocably |(?:the )?(?:client|company|customer|provider|designer|contractor|consultant|supplier) )?(?:shall|will|may|must|is|are|has|does|owes?|waives?|pays?|bears?|gives?|grants?|warrants?|guarantees?|works|stays|keeps|renounces?|releases?|accepts?|reimburses?|covers?|for (?:the )?[\w-]+(?: \(\d+\))? (?:months?|years?))(?![\w-]))/giu,
  lt: /;\s+|,\s+(?:o|bet|tačiau|nors)\s+(?!ne\p{L}{3,}(?:us|as|os|ą|ų)\s)|,\s+(?=(?:visas|visus|jo|jos) [^,;]{0,30}išlaid)|,\s+kuri[s]?\s+(?=(?:ne)?(?:atsisako|moka|apmoka|padengia|atlygina|atsako)(?!\p{L}))|,?\s+(?:ir|bei)\s+(?=(?:neatšaukiamai |taip pat |visais atvejais |dar |po jos |(?:vien|dvej|trej)\p{L}* met\p{L}* )?(?!(?:tada|visada|niekada|visa|kita|kada|data|suma|kaina|sutarta|bauda)(?!\p{L}))(?:ne)?\p{L}{2,}(?:ia|ja|ba|da|ka|ma|na|ra|sa|ta|va|za|ša|ža|ako|aiko|sisako)(?!\p{L}))/giu,
};
const AGAINST = /(?<!\p{L})(?:but|though|although|whereas|bet|tačiau|nors)(?!\p{L})/u;
const NUMBER = /^\s*\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}[.)]?|\p{L}[.)])\)?\s+/u;
const LEAST_WORDS = 4;
/** A part that the reader takes for nothing is told where it has as many words that mean something. */
const LEAST_UNREAD = 3;
const STEM = 5;
const stemsOf = (words: string): ReadonlySet<string> =>
  new Set((words.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM)));
/** A part that says more of the one before it. */
export const POINTS_BACK =
  /^(?:it|this|they|these|that|such|which|the (?:new|same)|in (?:that|which|such) case|tai|jis|ji|jie|jos|tokiu|tuomet|už tai|dėl to) /iu;
const LIKELY = 0.45;
const SURELY = 2;

const bare = (part: string): string =>
  part
    .replace(NUMBER, '')
    .trim()
    .replace(/[.;,]$/u, '');

export function partsOf(
  { plain, heading }: Sentence,
  quote: string,
  id: string,
  language: Language,
  readings: Readings,
): readonly Part[] {
  const shown = quote.split(BETWEEN[language]);
  const read = plain.split(BETWEEN[language]);
  if (read.length === 1) return [];
  const joints = plain.match(BETWEEN[language]) ?? [];
  const isAlike = shown.length === read.length;
  return read.flatMap((part, at) => {
    const said = part.trim();
    const words = bare((isAlike && shown[at]) || '');
    if ((bare(said).match(/\p{L}+/gu)?.length ?? 0) < LEAST_WORDS) return [];
    const { defects, topics } = readingOf({ plain: said, heading }, language, readings);
    const most = defects.indexOf(Math.max(...defects));
    return [
      {
        words,
        plain: said,
        isAgainst: AGAINST.test(joints[at] ?? ''),
        defect: (defects[most] ?? 0) > LIKELY ? DEFECTS[most] : undefined,
        share: defects[DEFECTS.indexOf(id)] ?? 0,
        topics: new Set(TOPICS.filter((_, topic) => (topics[topic] ?? 0) > SURELY)),
      },
    ];
  });
}

/**
 * The parts of a sentence that say something else than the finding for which the whole of it goes, in the words of the contract. What
 * a part says is what the check would blame it for by itself, or what it is surely about.
 */
export function lostParts(
  sentence: Sentence,
  quote: string,
  id: string,
  language: Language,
  readings: Readings,
  told = '',
): readonly string[] {
  const stems = stemsOf(told);
  const parts = partsOf(sentence, quote, id, language, readings);
  const most = Math.max(...parts.map(({ share }) => share));
  /** Nothing is read in the part, and most of its words are not said again. */
  const isUnread = (words: string, share: number): boolean => {
    const own = [...stemsOf(words)];
    const again = own.filter((each) => stems.has(each)).length;
    return (
      share < most / 3 && own.length >= LEAST_UNREAD && 2 * again < own.length && !POINTS_BACK.test(words)
    );
  };
  return parts
    .filter(
      ({ words, defect, topics, share }) =>
        words !== '' &&
        share < most &&
        defect !== id &&
        (defect !== undefined ||
          [...topics].some((topic) => topic !== topicOf(id)) ||
          isUnread(words, share)),
    )
    .map(({ words }) => words);
}
