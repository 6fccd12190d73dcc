import type { Readings } from '../check/concepts/read-concepts.js';
import type { Sentence } from '../check/segment.js';
import type { Language } from '../model/document.js';
import type { Rewrite } from './counter.js';
import { BETWEEN, partsOf } from './lost-parts.js';
import type { TextEdit } from './proposal.js';
import { say } from './say.js';
import { losesFigures, type Quoted } from './sentence-change.js';

/** One of the two parts of a sentence, each of which says whose right or duty it is. */
export interface BlamedPart {
  /** As it would be read by itself; where it stands in the text. */
  readonly sentence: Sentence;
  readonly isFirst: boolean;
  /** Where the words between the two begin and end. */
  readonly between: { readonly start: number; readonly end: number };
}

const SUBJECT =
  /^(?:\(?\d[\d.]*[.)]?\)? |\p{L}\) )?(?:the )?(?:client|provider|(?:each|either|neither) party|klient(?:as|ui|o)|paslaugų teikėj(?:as|ui|o))(?!\p{L})/u;

/** The part for which a sentence is blamed, where it stands for itself beside another one that is not. */
export function blamedPartOf(
  sentence: Sentence,
  quote: string,
  id: string,
  language: Language,
  readings: Readings,
): BlamedPart | undefined {
  const joints = [...quote.matchAll(BETWEEN[language])];
  const parts = partsOf(sentence, quote, id, language, readings);
  const [joint] = joints;
  if (joint === undefined || joints.length > 1 || parts.length !== 2) return undefined;
  if (parts.some(({ plain }) => !SUBJECT.test(plain))) return undefined;
  const at = parts.findIndex(({ defect }) => defect === id);
  const other = parts[1 - at];
  const blamed = parts[at];
  if (blamed === undefined || other === undefined || other.defect !== undefined) return undefined;
  const between = {
    start: sentence.start + joint.index,
    end: sentence.start + joint.index + joint[0].length,
  };
  const isFirst = at === 0;
  return {
    sentence: {
      ...sentence,
      plain: blamed.plain,
      ...(isFirst ? { end: between.start } : { start: between.end }),
    },
    isFirst,
    between,
  };
}

/** Words inside of a sentence begin in small letters, unless with a name. */
const insideOf = (template: string): string => template.replace(/^\p{Lu}/u, (first) => first.toLowerCase());

/** Other words in place of one part, the rest as it stands; undefined where they do not fit. */
export function partChanged(
  change: Rewrite,
  { isFirst, between, sentence }: BlamedPart,
  { text, speech, figures, values, saysMore }: Quoted,
): readonly TextEdit[] | undefined {
  if (saysMore || change.where?.test(sentence.plain) === false) return undefined;
  const words = say(insideOf(change[speech.language]), speech, figures, values, { isPart: true });
  const quote = text.slice(sentence.start, sentence.end);
  const head = isFirst ? (/^\(?(?:\d[\d.]*|\p{L}\))[.)]?\)?\s+/u.exec(quote)?.[0] ?? '') : '';
  const body = quote.slice(head.length);
  if (body.includes('\n') || losesFigures(body, words, change.drops)) return undefined;
  const first = words.charAt(0).toUpperCase() + words.slice(1);
  return isFirst
    ? [{ start: sentence.start + head.length, end: between.end, text: `${first.replace(/\.$/u, '')}; ` }]
    : [{ start: between.start, end: sentence.end, text: `; ${words}` }];
}
