import { CASES, web } from '../../test/advice-cases.js';
import { goldenAnswers } from '../../test/golden-answers.js';
import { hostileAnswers, neutralAnswers } from '../../test/answers.js';
import { fc, RUNS } from '../../test/fast-check.js';
import { draft } from '../draft/draft.js';
import type { Language } from '../model/document.js';
import type { Answers } from '../terms/answers.js';
import { WORK_TYPES } from '../terms/terms.js';
import { analyze } from './analyze.js';
import { needsOwnDecision } from './own-decision.js';

const LANGUAGES = ['en', 'lt'] as const;

/** What approving all suggestions at once brings into the contract. */
function approvedTogether(answers: Answers, language: Language) {
  const taken = analyze(answers, { language, contractLanguage: language }).filter(
    (suggestion) => !needsOwnDecision(suggestion, answers),
  );
  return {
    answers: taken.reduce<Answers>((all, { change }) => ({ ...all, ...change }), answers),
    additions: taken.flatMap(({ id, clauseId, implementation: text }) =>
      text === undefined ? [] : [{ id, clauseId, text }],
    ),
  };
}

const isAnswer = (value: Answers[string]): boolean =>
  value !== undefined && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0);
const given = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(
      ([, value]) => isAnswer(value) && !(typeof value === 'string' && value.trim() === ''),
    ),
  );
const figuresIn = (text: string): Set<string> => new Set(text.match(/\d+(?:[.,]\d+)*(?=\D)/gu));

/** What C and D of the readers chose: foreign law with its city, a long notice, a monthly fee with a rate. */
const CHOSEN: Answers = {
  governing_law: 'client_country',
  client_country: 'us',
  court_city: 'New York',
  termination_notice_days: '60',
  confidentiality: 'client_only_5',
  deposit_percent: '0',
  liability_cap: 'uncapped',
  payment_structure: 'retainer',
  payment_amount: '420',
  extra_hourly_rate: '35',
  hours_cap: '',
};

describe.each(WORK_TYPES.flatMap((type) => LANGUAGES.map((language) => [type, language] as const)))(
  'everything approved at once: %s, %s',
  (type, language) => {
    const golden = goldenAnswers(type, language);

    it.each([
      ['as it is', golden],
      ['with what was chosen against the advice', { ...golden, ...CHOSEN }],
    ])('R-SUM-12 R-IMP-10 leaves every answer that was given, %s', (_of, answers) => {
      expect(approvedTogether(answers, language).answers).toMatchObject(given(answers));
    });

    it('R-IMP-10 writes no figure and no sentence that nobody has said', () => {
      const answers = { ...golden, ...CHOSEN };
      const after = approvedTogether(answers, language);
      expect(after.answers['hours_cap']).toBe('');
      expect(after.additions).toEqual([]);
      const before = figuresIn(JSON.stringify(answers));
      const news = [...figuresIn(JSON.stringify(after.answers))].filter((figure) => !before.has(figure));
      expect(news).toEqual([]);
    });

    it('leaves the key terms as the answers make them', () => {
      const after = approvedTogether(golden, language);
      expect(draft(after.answers, language, after.additions).keyTerms).toEqual(
        draft(golden, language).keyTerms,
      );
    });
  },
);

describe(needsOwnDecision, () => {
  it.each(LANGUAGES)('keeps whatever was answered, over random answers (%s)', (language) => {
    fc.assert(
      fc.property(fc.oneof(neutralAnswers, hostileAnswers), (answers) => {
        expect(approvedTogether(answers, language).answers).toMatchObject(given(answers));
      }),
      RUNS,
    );
  });

  it.each(CASES)('of %s under %j', (_id, changes) => {
    const answers = { ...web, ...changes };
    expect(approvedTogether(answers, 'en').answers).toMatchObject(given(answers));
  });

  it.each([
    ['an answer that is another', { change: { governing_law: 'provider_country' } }, true],
    ['one that is taken away', { change: { court_city: '' } }, true],
    ['a figure where there is none', { change: { hours_cap: '12' } }, true],
    ['a country that nobody named', { change: { client_country: 'us' } }, true],
    ['a choice where there is none', { change: { ai_use: 'allowed' } }, true],
    ['a sentence', { implementation: 'The Client bears the charges of banks.' }, true],
    ['the answer that is there', { change: { governing_law: 'us' } }, false],
    ['a box that was not ticked', { change: { personal_data: true } }, false],
    ['the kind of work that is described', { change: { freelance_type: 'design' } }, false],
    ['nothing', {}, false],
  ])('asks about %s: %j, %s', (_what, effect, isAsked) => {
    const answers = { governing_law: 'us', court_city: 'New York', personal_data: false, ai_use: '' };
    expect(needsOwnDecision(effect, answers)).toBe(isAsked);
  });
});
