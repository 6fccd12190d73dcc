import { documentText } from '../src/model/document-text.js';
import { wordsOf } from '../src/model/words-of.js';
import { check } from '../src/check/check.js';
import { draft } from '../src/draft/draft.js';
import type { Language } from '../src/model/document.js';
import { defaultAnswers, defaultWizard, type WizardFieldSeed } from '../src/questions/index.js';
import { OTHER_SUFFIX, type Answers, type AnswerValue } from '../src/terms/answers.js';
import { WORK_TYPES, type WorkType } from '../src/terms/terms.js';
import { draftOnce } from './drafted.js';
import { goldenAnswers } from './golden-answers.js';
import { alternatives, BASES } from './variables.js';

const LANGUAGES = ['en', 'lt'] as const;
const CASES = WORK_TYPES.flatMap((type) => LANGUAGES.map((language) => [type, language] as const));

/** What a freelancer answers who leaves everything else as it is proposed. */
function usual(type: WorkType, language: Language): Answers {
  const { scope_of_work, deliverables } = goldenAnswers(type, language);
  return {
    ...defaultAnswers(),
    freelance_type: type,
    contract_language: language,
    contract_length: 'short',
    scope_of_work,
    deliverables,
    payment_amount: '2400',
    starting_work_date: '2027-03-01',
    final_deadline: '2027-04-30',
  };
}

describe('the short form', () => {
  it.each(CASES)('of %s in %s has at most 1,900 words where nothing unusual is agreed', (type, language) => {
    expect(wordsOf(draft(usual(type, language), language))).toBeLessThanOrEqual(1900);
  });

  it.each(CASES)('of %s in %s leaves our own check nothing to warn of', (type, language) => {
    const document = draft(usual(type, language), language);
    const held = new Set(
      document.sections.flatMap(({ blocks }) => blocks.map(({ clauseId }): string => clauseId)),
    );
    const warnings = check(documentText(document), { language }).findings.filter(
      ({ id, riskFactor, evidence }) =>
        /* A clause that this kind of work does not have is not missed in the full form either. */
        riskFactor > 2 && (evidence !== undefined || held.has(id.slice(0, id.indexOf('.')))),
    );
    expect(warnings.map(({ id, evidence }) => `${id} ${evidence?.quote ?? ''}`)).toEqual([]);
  });

  it('stands where it was chosen, and nowhere else', () => {
    const { contract_length: _, ...unanswered } = usual('design', 'en');
    const full = documentText(draft({ ...unanswered, contract_length: 'full' }, 'en'));
    expect(documentText(draft(unanswered, 'en'))).toBe(full);
    expect(documentText(draft(usual('design', 'en'), 'en'))).not.toBe(full);
  });
});

describe('an answer in the short form', () => {
  const fields = defaultWizard().flatMap((step) => step.fields);
  const textOf = (base: Answers, field: WizardFieldSeed, value: AnswerValue, length: string): string =>
    documentText(
      draftOnce(
        {
          ...base,
          contract_length: length,
          [field.key]: value,
          [`${field.key}${OTHER_SUFFIX}`]: 'Atlantis 13',
        },
        'en',
      ),
    );
  const tellsApart = (
    field: WizardFieldSeed,
    one: AnswerValue,
    other: AnswerValue,
    length: string,
  ): boolean => BASES.some((base) => textOf(base, field, one, length) !== textOf(base, field, other, length));

  it.each(fields.filter(({ key }) => key !== 'contract_length').map((field) => [field.key, field] as const))(
    'to %s is told apart from any other wherever the full form does so',
    (_key, field) => {
      const values = alternatives(field);
      const lost = values.flatMap((one, at) =>
        values
          .slice(at + 1)
          .filter((other) => tellsApart(field, one, other, 'full') && !tellsApart(field, one, other, 'short'))
          .map((other) => [one, other]),
      );
      expect(lost).toEqual([]);
    },
  );
});
