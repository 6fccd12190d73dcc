import { additionJudge, languageOfAddition, otherLanguage } from '@pactwright/drafting';
import {
  ADDITION_ERRORS,
  shownAddition,
  type Addition,
  type Answers,
  type Language,
} from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';

interface Written {
  readonly answers: Answers;
  readonly language: Language;
  /** What the contract carries already stays, under whichever rules it came in. */
  readonly stored: readonly Addition[];
  /** Ids of texts whose figures somebody has said to be about something else. */
  readonly separate: ReadonlySet<string>;
}

/** Refuses a new text that would not be a sentence of this contract, and a second one that is none in the other language. */
export function assertSentences(
  additions: readonly Addition[],
  { answers, language, stored, separate }: Written,
): void {
  const texts = [...additions, ...seconds(additions, language)];
  const known = [...stored, ...seconds(stored, language)];
  const fresh = texts.filter(
    (text) => !known.some(({ id, text: words }) => id === text.id && words === text.text),
  );
  if (fresh.length === 0) return;
  const judge = additionJudge(answers, language);
  for (const addition of fresh) {
    const problem = judge(addition);
    if (problem === undefined) continue;
    if (problem.kind === 'figures' && separate.has(addition.id)) continue;
    throw new AppError(ADDITION_ERRORS[problem.kind], {
      text: shownAddition(addition.text),
      ...(problem.kind === 'figures' && { own: problem.own.words, clause: problem.clause.join(', ') }),
    });
  }
}

const seconds = (additions: readonly Addition[], prevails: Language): Addition[] =>
  additions.flatMap((addition) => {
    const { id, clauseId, second: text = '' } = addition;
    const language = otherLanguage(languageOfAddition(addition, prevails));
    return text === '' ? [] : [{ id, clauseId, text, language }];
  });
