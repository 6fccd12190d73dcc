import { ANSWER_KEYS, OTHER_SUFFIX, OTHER_VALUE, type AnswerKey, type Answers } from '../terms/answers.js';
import { answerReader, type AnswerReader } from './answer-reader.js';
import { languagesOf } from './languages.js';
import { secondOf } from './second-texts.js';

/** Gaps that are not of the vocabulary: somebody's template, or something still to be decided; a link, "[here](https://…)", is none. */
const OPEN_GAP =
  /_{3,}|\.{6,}|…{2,}|\?{3,}|\{\{|\}\}|(?<!\p{L})(?:TBD|tbd|TBA|TBC|XXX+|[Ll]orem ipsum)(?!\p{L})|\[\p{L}[^\]\n]{1,80}\](?!\()|\[ ?(?:\.{2,}|…|\?+) ?\]|<\p{Lu}[\p{Lu} _-]{2,40}>/u;

/** Whether something in these words is still to be filled in. */
export const hasOpenGap = (words: string): boolean => OPEN_GAP.test(words);

/** An answer in which something is still to be filled in. */
export interface OpenGap {
  /** A question of ours, or one that an administrator added. */
  readonly key: string;
  readonly reason: 'gap';
  /** The gap as it was typed. */
  readonly given: string;
}

/** The first gap of each answer that has one; no contract is sold with any of them. */
export function openGapsOf(answers: Answers): OpenGap[] {
  const read = answerReader(answers);
  const gap = (key: string, texts: readonly string[]): OpenGap[] => {
    const given = gapIn(texts);
    return given === undefined ? [] : [{ key, reason: 'gap', given }];
  };
  return [
    ...ANSWER_KEYS.flatMap((key) => gap(key, textsUnder(key, answers, read))),
    ...Object.keys(answers)
      .filter(isAdded)
      .flatMap((key) => gap(key, textsOfAdded(key, answers))),
  ];
}

const gapIn = (texts: readonly string[]): string | undefined =>
  texts.map((text) => OPEN_GAP.exec(text)?.[0]).find((gap) => gap !== undefined);

/** Of a question that an administrator added; what stands beside an answer, under its key and more, is none. */
const isAdded = (key: string): boolean =>
  !ANSWER_KEYS.some((known) => known === key) && !key.includes('@') && !key.endsWith(OTHER_SUFFIX);

function textsOfAdded(key: string, answers: Answers): string[] {
  const languages = languagesOf(answers);
  const own = answers[key] === OTHER_VALUE ? `${key}${OTHER_SUFFIX}` : key;
  const second = languages && secondOf(answers, own, languages.prevails)?.text;
  return [answers[own], second].filter((text) => typeof text === 'string');
}

/** What the contract writes of an answer as it was typed, in each of its languages. */
function textsUnder(key: AnswerKey, answers: Answers, read: AnswerReader): string[] {
  const languages = languagesOf(answers);
  const rows = read.rows(key);
  if (rows !== undefined)
    return rows.flatMap(({ name, acceptance = '', second = '', secondAcceptance = '' }) =>
      languages === undefined ? [name, acceptance] : [name, acceptance, second, secondAcceptance],
    );
  const choice = read.choice(key);
  const isOwn = choice !== undefined && 'own' in choice;
  const second =
    languages && secondOf(answers, isOwn ? `${key}${OTHER_SUFFIX}` : key, languages.prevails)?.text;
  return [isOwn ? choice.own : read.raw(key), second].filter((text) => text !== undefined);
}
