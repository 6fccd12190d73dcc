import { goldenAnswers } from '../../test/golden-answers.js';
import type { Addition } from '../writing/additions.js';
import { check } from '../check/check.js';
import { documentText } from '../model/document-text.js';
import { draft } from '../draft/draft.js';
import type { Language } from '../model/document.js';
import type { Answers } from '../terms/answers.js';
import { WORK_TYPES } from '../terms/terms.js';
import { analyze } from './analyze.js';

const LANGUAGES = ['en', 'lt'] as const;
const NOTABLE = 3;

function withEverythingApproved(
  answers: Answers,
  language: Language,
): { answers: Answers; additions: Addition[] } {
  const suggestions = analyze(answers, { language, contractLanguage: language });
  return {
    answers: suggestions.reduce<Answers>((all, { change }) => ({ ...all, ...change }), answers),
    additions: suggestions.flatMap(({ id, clauseId, implementation: text }) =>
      text === undefined ? [] : [{ id, clauseId, text }],
    ),
  };
}

/** What the checker finds in the drafted contract. */
const notable = (answers: Answers, language: Language, additions: readonly Addition[] = []): string[] =>
  check(documentText(draft(answers, language, additions)), { language })
    .findings.filter(({ riskFactor }) => riskFactor >= NOTABLE)
    .map(({ id, evidence }) => `${id}: ${evidence?.quote ?? 'missing'}`);

describe('a contract in which every suggestion is approved', () => {
  it.each(WORK_TYPES.flatMap((type) => LANGUAGES.map((language) => [type, language] as const)))(
    'is no worse in the eyes of the checker: %s, %s',
    (type, language) => {
      const answers = goldenAnswers(type, language);
      const after = withEverythingApproved(answers, language);
      const before = new Set(notable(answers, language).map((finding) => finding.split(':')[0]));
      const added = notable(after.answers, language, after.additions);
      expect(added.filter((finding) => !before.has(finding.split(':')[0]))).toEqual([]);
    },
  );
});
