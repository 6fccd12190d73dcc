import { ANSWER_KEYS, OTHER_SUFFIX, type AnswerKey, type Answers } from '../terms/answers.js';
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
  readonly key: AnswerKey;
  readonly reason: 'gap';
  /** The gap as it was typed. */
  readonly given: string;
}

/** The first gap of each answer that has one; no contract is sold with any of them. */
export function openGapsOf(answers: Answers): OpenGap[] {
  const read = answerReader(answers);
  return ANSWER_KEYS.flatMap((key) => {
    const given = textsUnder(key, answers, read)
      .map((text) => OPEN_GAP.exec(text)?.[0])
      .find((gap) => gap !== undefined);
    return given === undefined ? [] : [{ key, reason: 'gap', given }];
  });
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
