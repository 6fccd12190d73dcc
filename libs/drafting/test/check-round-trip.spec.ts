import { documentText } from '../src/model/document-text.js';
import { draft } from '../src/draft/draft.js';
import { WORK_TYPES } from '../src/terms/terms.js';
import { chosenAnswers } from './check-answers.js';
import { fc } from './fast-check.js';
import { unexpected } from './unexpected.js';

const RUNS = { numRuns: Number(process.env['FAST_CHECK_RUNS'] ?? 4) };
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
