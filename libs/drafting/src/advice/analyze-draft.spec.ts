import { exampleFor } from '../questions/examples.js';
import { defaultWizard } from '../questions/index.js';
import { OTHER_SUFFIX, OTHER_VALUE, type Answers } from '../terms/answers.js';
import { goldenAnswers } from '../../test/golden-answers.js';
import { WORK_TYPES } from '../terms/terms.js';
import { analyzeDraft } from './analyze-draft.js';
import { analyze } from './analyze.js';
import { fieldsAskedBy } from './fields-asked.js';
import { soundsRequired } from './required.js';

const LANGUAGES = ['en', 'lt'] as const;
const ids = (answers: Answers, language: 'en' | 'lt'): string[] =>
  analyzeDraft(answers, { language, contractLanguage: language }).map(({ id }) => id);
const own = (answers: Answers, language: 'en' | 'lt'): string[] =>
  ids(answers, language).filter((id) => id.startsWith('words:'));

const FIELDS = defaultWizard().flatMap(({ fields }) => fields);
const BAKERY = {
  en: 'Build a website for a bakery with a shop for cakes.',
  lt: 'Sukurti kepyklos svetainę su tortų parduotuve.',
};
const UNLIMITED = {
  en: 'The Provider is liable for all damage without any limit.',
  lt: 'Paslaugų teikėjas atsako už visus nuostolius be jokių apribojimų.',
};

describe(analyzeDraft.name, () => {
  it.each(LANGUAGES)(
    'R-SUM-05 asks to restate words that a client’s contract would be blamed for (%s)',
    (language) => {
      const answers = {
        ...goldenAnswers('web_development', language),
        scope_of_work: `${BAKERY[language]} ${UNLIMITED[language]}`,
      };
      const found = analyzeDraft(answers, { language, contractLanguage: language }).find(({ id }) =>
        id.startsWith('words:'),
      );
      expect(found).toMatchObject({
        id: 'words:scope_of_work:liability-cap.unlimited',
        clauseId: 'scope',
        fields: ['scope_of_work'],
        riskFactor: 5,
        isRequired: false,
      });
      expect(found?.suggestion).toContain(UNLIMITED[language]);
      expect(found?.suggestion).not.toContain(BAKERY[language]);
      expect(found).not.toHaveProperty('implementation');
      expect(fieldsAskedBy(found?.id ?? '')).toEqual(['scope_of_work']);
      expect(own({ ...answers, scope_of_work: BAKERY[language] }, language)).toEqual([]);
    },
  );

  it.each(LANGUAGES)('reads what was typed beside a choice (%s)', (language) => {
    const answers = {
      ...goldenAnswers('web_development', language),
      liability_cap: OTHER_VALUE,
      [`liability_cap${OTHER_SUFFIX}`]: UNLIMITED[language],
    };
    expect(own(answers, language)).toEqual(['words:liability_cap:liability-cap.unlimited']);
  });

  it('blames nothing that is listed as not included, but a sentence that binds', () => {
    const web = goldenAnswers('web_development', 'en');
    const listed = 'Unlimited changes, free of charge\nSupport after launch at any hour';
    expect(own({ ...web, exclusions: listed }, 'en')).toEqual([]);
    expect(own({ ...web, exclusions: `${listed}\n${UNLIMITED.en}` }, 'en')).toEqual([
      'words:exclusions:liability-cap.unlimited',
    ]);
  });

  it('says once what the answers say already', () => {
    const vague = {
      ...goldenAnswers('web_development', 'en'),
      scope_of_work: `${BAKERY.en} And any other tasks.`,
    };
    expect(ids(vague, 'en').filter((id) => id.endsWith('scope.any-tasks'))).toEqual(['scope.any-tasks']);
  });

  it('leaves a contract on the client’s side, and words in another language, alone', () => {
    const answers = {
      ...goldenAnswers('web_development', 'en'),
      scope_of_work: `${BAKERY.en} ${UNLIMITED.en}`,
    };
    expect(own({ ...answers, contract_style: 'client' }, 'en')).toEqual([]);
    expect(own({ ...answers, scope_of_work: `${BAKERY.lt} ${UNLIMITED.lt}` }, 'en')).toEqual([]);
  });

  it('has nothing to say of good answers and of our own examples', () => {
    for (const type of WORK_TYPES)
      for (const language of LANGUAGES) {
        const examples = Object.fromEntries(
          FIELDS.map((field) => [
            field.key,
            exampleFor(
              { key: field.key, placeholder: field.placeholder?.[language] ?? null },
              type,
              language,
            ),
          ]),
        );
        const golden = goldenAnswers(type, language);
        expect(own(golden, language)).toEqual([]);
        expect(own({ freelance_type: type, ...examples }, language)).toEqual([]);
        expect(ids(golden, language)).toEqual(
          analyze(golden, { language, contractLanguage: language }).map(({ id }) => id),
        );
      }
  });

  it('T-28 does not sound as if the suggestion were required', () => {
    const words = { ...goldenAnswers('design', 'en'), scope_of_work: `${BAKERY.en} ${UNLIMITED.en}` };
    for (const language of LANGUAGES) {
      const [found] = analyzeDraft(words, { language, contractLanguage: 'en' }).filter(({ id }) =>
        id.startsWith('words:'),
      );
      expect(soundsRequired(found?.suggestion.replace(UNLIMITED.en, '') ?? 'must')).toBe(false);
    }
  });
});
