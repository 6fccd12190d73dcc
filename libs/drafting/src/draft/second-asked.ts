import type { Language } from '../model/document.js';
import { figuresApart, type FiguresApart } from '../reading/figures-apart.js';
import { languagesOf } from '../reading/languages.js';
import { isRows, languageOfRows, listInBoth, secondOf, TYPED_KEYS } from '../reading/second-texts.js';
import { OTHER_SUFFIX, OTHER_VALUE, type Answers } from '../terms/answers.js';
import { otherLanguage, secondKey } from '../terms/second-keys.js';
import { isBuiltIn } from './further-terms.js';

/** Where the same is asked for in the other language. */
export interface SecondAsked {
  readonly key: string;
  readonly language: Language;
  /** How many lines the answer and its second text have, where both are lists and one has fewer. */
  readonly lines?: { readonly first: number; readonly second: number };
  /** How many paragraphs they have, where both are prose and one lacks some. */
  readonly paragraphs?: { readonly first: number; readonly second: number };
  readonly figures?: FiguresApart;
}

const TYPED: readonly string[] = ['text', 'textarea'];

/** The second text that goes with the answer to a question; none where nothing is typed, or the contract has one language. */
export function secondAsked(
  { key, type }: { readonly key: string; readonly type: string },
  answers: Answers,
): SecondAsked | undefined {
  const languages = languagesOf(answers);
  if (languages === undefined) return undefined;
  const isOther = answers[key] === OTHER_VALUE;
  const typed = isOther ? `${key}${OTHER_SUFFIX}` : key;
  const isAsked = TYPED_KEYS.includes(typed) || (!isBuiltIn(key) && (isOther || TYPED.includes(type)));
  const second = isAsked ? secondOf(answers, typed, languages.prevails) : undefined;
  if (second === undefined) return undefined;
  const language = otherLanguage(second.typed);
  const both = listInBoth(answers, typed, languages.prevails);
  const isUneven = both !== undefined && both.lines.en !== both.lines.lt;
  const first = String(answers[typed]);
  const figures = second.text === undefined ? undefined : figuresApart(first, second.text);
  return {
    key: secondKey(typed, language),
    language,
    ...(isUneven && {
      [both.isProse ? 'paragraphs' : 'lines']: {
        first: both.lines[second.typed],
        second: both.lines[language],
      },
    }),
    ...(figures && { figures }),
  };
}

/** In which language the names of the stages are asked for once more. */
export function secondLanguageOfRows(answers: Answers): Language | undefined {
  const languages = languagesOf(answers);
  const rows = answers['milestones'];
  return languages && isRows(rows) ? otherLanguage(languageOfRows(rows, languages.prevails)) : undefined;
}
