import { clauseTexts } from '../src/model/clause-texts.js';
import { clausesFedBy, shownClause } from '../src/draft/clauses-fed-by.js';
import { draft } from '../src/draft/draft.js';
import type { DraftDocument, Language } from '../src/model/document.js';
import { defaultWizard } from '../src/questions/index.js';
import { OTHER_SUFFIX, type AnswerKey } from '../src/terms/answers.js';
import { WORK_TYPES } from '../src/terms/terms.js';
import { goldenAnswers } from './golden-answers.js';
import { alternatives, BASES } from './variables.js';

const FIELDS = defaultWizard().flatMap(({ fields }) => fields);

/** How severe a style is does not move what an answer says to another clause. */
const BALANCED = BASES.filter((base) => base['contract_style'] === 'balanced');
/** By day each kind of work in one of its forms, and each form four times; with ALL_STARTS=1 every kind in every form. */
const FORMS = BALANCED.length / WORK_TYPES.length;
const isOfToday = (at: number): boolean => at % FORMS === Math.floor(at / FORMS) % FORMS;
const STARTS = BALANCED.filter((_, at) => process.env['ALL_STARTS'] === '1' || isOfToday(at)).map((base) => ({
  name: [base['freelance_type'], base['payment_structure'], base['governing_law']].join(' '),
  base,
  before: draft(base, 'en'),
}));

/** Under which number a reader of a website's contract with a fixed price finds what the answer says. */
const PLACES: readonly (readonly [AnswerKey, Language, string])[] = [
  ['payment_amount', 'en', '5.1'],
  ['payment_amount', 'lt', '3.1'],
  ['currency', 'en', '5.1'],
  ['scope_of_work', 'en', '2.1'],
];

describe(shownClause.name, () => {
  it.each(PLACES)('opens the contract for %s in %s at %s', (key, language, number) => {
    const { sections, ...rest } = draft(goldenAnswers('web_development', language), language);
    const clause = shownClause(key, { sections, ...rest });
    const first = sections.flatMap(({ blocks }) => blocks).find(({ clauseId }) => clauseId === clause);
    expect(first).toMatchObject({ number });
  });

  it.each(FIELDS.map((field) => [field.key, field] as const))(
    'shows for %s a clause that says it, and when it has changed the first that says something else',
    (key, field) => {
      const failures = STARTS.flatMap(({ name, base, before }) => {
        const shown = shownClause(key, before);
        const changes = alternatives(field).map((value) => {
          const after = draft({ ...base, [key]: value, [`${key}${OTHER_SUFFIX}`]: 'Atlantis 13' }, 'en');
          return { after, changed: changedIn(before, after) };
        });
        const isSaid = changes.some(({ changed }) => clausesFedBy(key).some((id) => changed.has(id)));
        const isWrong = shown !== undefined && isSaid && !changes.some(({ changed }) => changed.has(shown));
        const missed = changes.flatMap(({ after, changed }) => {
          const present = clauseTexts(after);
          const first = clausesFedBy(key).find((id) => changed.has(id) && present.has(id));
          const now = shownClause(key, after, before);
          return first === undefined || now === first ? [] : [`${name}: changed ${now}, not ${first}`];
        });
        return isWrong ? [`${name}: ${shown} does not say it`, ...missed] : missed;
      });
      expect(failures).toEqual([]);
    },
  );
});

/** The clauses that only one of two contracts has, or that say something else in each. */
function changedIn(before: DraftDocument, after: DraftDocument): Set<string> {
  const said = [clauseTexts(before), clauseTexts(after)] as const;
  return new Set<string>(
    [...said[0].keys(), ...said[1].keys()].filter((id) => said[0].get(id) !== said[1].get(id)),
  );
}
