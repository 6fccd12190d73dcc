import { withoutEnd } from '../reading/abbreviation.js';
import { asProse } from '../reading/typed-blocks.js';
import { KINDS } from './kinds/index.js';
import type { Kind, Piece } from './kinds/kind.js';
import { plainText } from '../brief/plain-text.js';
import { namesThing } from '../brief/work-things.js';
import { leavesOut, ownExclusions, ownItems } from './own-items.js';
import { speaksOfLater } from './said/put-off.js';
import type { Localised } from '../questions/question.js';
import type { Situation } from './situation.js';

/** Of what usually belongs to the work, so much at most: more would bury what the user wrote. */
const MOST_DETAILS = 10;
/** What the contract takes over of a description. */
const LONGEST_SCOPE = 6_000;
const MOST_OFFERED = 12;

/** Gives every case, so that patterns with flags of their own are not needed. */
const matches = (pattern: RegExp | undefined, text: string): boolean | undefined => pattern?.test(text);

const kindOf = ({ terms }: Situation): Kind => KINDS[terms.workType];

const CLAUSE = /[.;,!?\n]+(?=\s|$)|\s[-–—]\s|\s(?:but|bet)\s/u;
const DENIED =
  /(?:^|\s)(?:no|not|never|don['’]?t|doesn['’]?t|won['’]?t|isn['’]?t|aren['’]?t|nothing|ne|nereik\p{L}*|nebus|neieina|neįeina|nedar\p{L}*|nenor\p{L}*|neplanuoj\p{L}*)(?=\s|$)/u;
/** A description without what it says is not, or not yet, to be done. */
const affirmed = (said: string): string =>
  said
    .split(CLAUSE)
    .filter((clause) => !DENIED.test(clause) && !speaksOfLater(plainText(clause)))
    .join(', ');

const isFitting =
  (said: string, written: string) =>
  ({ when, unless, en, lt }: Piece): boolean =>
    (matches(when, affirmed(said)) ?? true) &&
    !matches(unless, written) &&
    ![en, lt].some((known) => written.includes(known.toLowerCase().replace(/\.$/u, '')));

/** How the described work is done and where it ends, as far as the user has not said it. */
function scopeDetails(situation: Situation): string[] {
  const { terms, language, described } = situation;
  const known = [described, asProse(terms.exclusions)].join('\n').toLowerCase();
  const leftOut = namesLeftOut(situation);
  return kindOf(situation)
    .details.filter(isFitting(described, known))
    .map((piece) => piece[language])
    .filter((line) => !leftOut.some((name) => isWithin(name, line)))
    .slice(0, MOST_DETAILS);
}

/** What is not included, by its names: in the list of it, and in the description. */
const namesLeftOut = ({ raw, words, language }: Situation): string[] =>
  [...listed(words('exclusions')), ...ownExclusions(raw('scope_of_work'), language)].map(nameOf);

/** The text of a field with lines that usually follow, which its writer takes or leaves one by one. */
export interface SuggestedText {
  /** What the user wrote, with what follows from their own words. */
  readonly suggestion: string;
  /** What usually belongs to such work: a duty or a limit that nobody has agreed to yet. */
  readonly offered: readonly string[];
}

/** All of it, for somebody who has taken the advice as a whole. */
export const wholeText = ({ suggestion, offered }: SuggestedText): string =>
  [suggestion, ...offered].filter((line) => line !== '').join('\n');

const CONSISTS: Localised = { en: 'The work consists of: {things}.', lt: 'Darbą sudaro: {things}.' };

/** What is listed to be handed over says what the work is; where nothing is, its kind does. */
function openingOf(situation: Situation): string {
  const { terms, language } = situation;
  const things = terms.deliverables.filter(({ level }) => level === 0).map(({ text }) => text);
  if (things.length === 0) return kindOf(situation).opening[language];
  return CONSISTS[language].replace('{things}', () =>
    things.map((line) => withoutEnd(line, /[.;,]+$/u)).join('; '),
  );
}
/** The description of the work, and what it leaves open; how one may begin where there is none. */
export function fullerScope(situation: Situation, isKnown = true): SuggestedText {
  const own = situation.words('scope_of_work').slice(0, LONGEST_SCOPE).trim();
  /* What is said of work of no kind in particular fits any. */
  const details = isKnown || situation.terms.workType === 'general' ? scopeDetails(situation) : [];
  return { suggestion: own, offered: own === '' ? [openingOf(situation), ...details] : details };
}

/** Words of at least so many letters by their beginnings: Lithuanian ones end in many ways. */
const stems = (text: string, least = 3): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= least)
    .map((word) => word.slice(0, 5));

const LONG_WORD = 6;
/** Whether a line speaks of nothing that is spoken of already: what the work includes is not left out of it. */
const isNew =
  (written: string) =>
  (line: string): boolean => {
    const known = new Set(stems(written));
    return stems(line, LONG_WORD).every((stem) => !known.has(stem));
  };

/** Those whose words do not all stand in what is written already. */
export function notIn(written: string, lines: readonly string[]): string[] {
  const known = new Set(stems(written));
  return lines.filter((line) => stems(line).some((stem) => !known.has(stem)));
}

/** What follows the name of a thing: of what it is, how big, what for. */
const BEHIND_NAME =
  /[,;:(]|\s[-–]\s|\s(?:of|for|with|w\/|in|on|from|by|per|about|monthly|weekly|daily|a(?=\s(?:month|week|day|year|quarter))|each|every|kas|su|apie|iš|į|per|pagal|dėl|nuo|iki)\s/iu;
const nameOf = (line: string): string => line.slice(0, BEHIND_NAME.exec(line)?.index);

/** The lines of a list, or what commas part in it. */
const listed = (text: string): string[] =>
  text.split(/[\n;,+]+(?![^(]*\))/u).filter((each) => each.trim() !== '');
const isWithin = (name: string, line: string): boolean => {
  const [inner, outer] = [stems(name), new Set(stems(line))];
  return inner.length > 0 && inner.every((stem) => outer.has(stem));
};
const isSameName = (one: string, other: string): boolean => isWithin(one, other) && isWithin(other, one);

/** Those whose names do not stand in what is written already. */
export const namesNotIn = (written: string, lines: readonly string[]): string[] =>
  lines.filter((line) => notIn(written, [nameOf(line)]).length > 0);

/** So many words say what is made. */
export const TELLING = 6;
export const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;
const isThin = ({ described }: Situation): boolean => wordsIn(described) < TELLING;
/**
 * Whether what usually belongs to the kind of work surely belongs to this: a description that names nothing of its kind is of
 * another, and of a few words any thing that work makes is of the kind that was chosen.
 */
export const isUsual = (situation: Situation): boolean => {
  const { terms, described } = situation;
  const type = isThin(situation) ? undefined : terms.workType;
  return described.trim() === '' || namesThing(plainText(described), type);
};

/** Each line once, the person's own before the usual ones, and no more than anybody reads. */
const offer = (own: readonly string[], usual: readonly string[]): string[] =>
  [...new Set([...own, ...usual])].slice(0, MOST_OFFERED);

/** "45 call out" where the price is 45: a sum with what it is for is no thing. */
const isPriced =
  (amount: string) =>
  (line: string): boolean =>
    amount !== '' && /^\D{0,3}(\d+(?:[.,]\d+)?)/u.exec(line)?.[1] === amount;

/** The things that the description names, and behind them what usually comes with such work. */
export function usualDeliverables(situation: Situation, isKnown = true): SuggestedText {
  const { language, described, raw, words } = situation;
  const suggestion = words('deliverables');
  const said = ownItems(raw('scope_of_work'), suggestion !== '', language);
  const leftOut = ownExclusions(raw('scope_of_work'), language).map(nameOf);
  const own = namesNotIn(words('exclusions'), namesNotIn(suggestion, said)).filter(
    (line) =>
      !isPriced(raw('payment_amount').trim())(line) &&
      !leftOut.some((each) => isSameName(each, nameOf(line))),
  );
  const known = [suggestion, ...own].join('\n').toLowerCase();
  const usual = isKnown
    ? kindOf(situation)
        .deliverables.filter(
          ({ isForAll = false }) => (isForAll && own.length === 0 && suggestion === '') || isThin(situation),
        )
        .filter(isFitting(described, known))
    : [];
  return {
    suggestion,
    offered: offer(
      own,
      usual.map((piece) => piece[language]),
    ),
  };
}

/** What the description leaves out, and behind it what is often taken for granted. */
export function usualExclusions(situation: Situation, isKnown = true): SuggestedText {
  const { language, described, raw, words } = situation;
  const suggestion = words('exclusions');
  const typed = [...listed(suggestion), ...listed(words('deliverables'))];
  const own = namesNotIn(suggestion, ownExclusions(raw('scope_of_work'), language)).filter(
    (line) => !typed.some((each) => isWithin(each, nameOf(line))),
  );
  const known = [described, suggestion].join('\n').toLowerCase();
  /* Who says what is left out has thought of it, and half of the usual lines beside that are idle. */
  const isOpen = own.length === 0 && !leavesOut(raw('scope_of_work'), language);
  const usual =
    isOpen && (isKnown || isThin(situation))
      ? kindOf(situation)
          .exclusions.filter(({ isForThin = false }) => !isForThin || isThin(situation))
          .filter(isFitting(described, known))
      : [];
  return { suggestion, offered: offer(own, usual.map((piece) => piece[language]).filter(isNew(known))) };
}
