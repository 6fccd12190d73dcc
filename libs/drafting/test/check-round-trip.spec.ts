import { textIn } from '../src/model/bilingual.js';
import { documentText } from '../src/model/document-text.js';
import { draftBoth } from '../src/draft/bilingual.js';
import { draft } from '../src/draft/draft.js';
import { BOTH_LANGUAGES } from '../src/reading/languages.js';
import { answersIn } from '../src/reading/second-texts.js';
import type { Answers } from '../src/terms/answers.js';
import { answerOfSecond } from '../src/terms/second-keys.js';
import { WORK_TYPES, type WorkType } from '../src/terms/terms.js';
import { chosenAnswers } from './check-answers.js';
import { fc } from './fast-check.js';
import { goldenAnswersInBoth } from './golden-answers.js';
import { unexpected } from './unexpected.js';

/** What is typed in both languages, where it is typed at all. */
function inBoth(given: Answers, type: WorkType): Answers {
  const typed = Object.entries(goldenAnswersInBoth(type)).filter(([key]) => {
    const answer = answerOfSecond(key);
    return answer !== undefined && given[answer] !== undefined;
  });
  return { ...given, ...Object.fromEntries(typed), contract_language: BOTH_LANGUAGES };
}

const RUNS = { numRuns: Number(process.env['FAST_CHECK_RUNS'] ?? 2) };
describe.each(['en', 'lt'] as const)(
  'a contract of our own in %s, read again as somebody else’s',
  (language) => {
    it.each(WORK_TYPES)(
      'misses nothing it holds and says nothing grave that its answers do not: %s',
      (type) => {
        fc.assert(
          fc.property(chosenAnswers(type, language), (answers) => {
            const text = documentText(draft(answers, language));
            expect(unexpected(answers, language, text)).toEqual([]);
          }),
          RUNS,
        );
      },
    );
  },
);

describe('a contract of our own in both languages, each column read alone', () => {
  it.each(WORK_TYPES)('misses nothing in either column and says nothing grave: %s', (type) => {
    fc.assert(
      fc.property(chosenAnswers(type, 'en'), fc.constantFrom('en', 'lt'), (given, prevails) => {
        const answers = inBoth(given, type);
        const both = draftBoth(answers, { left: 'en', prevails });
        for (const language of ['en', 'lt'] as const) {
          const own = { ...answersIn(answers, language, prevails), contract_language: language };
          expect(unexpected(own, language, documentText(textIn(both, language)))).toEqual([]);
        }
      }),
      RUNS,
    );
  });
});
