import { clausesFedBy } from '../src/clauses-fed-by.js';
import { draft } from '../src/draft.js';
import type { Block, ClauseId, Inline } from '../src/model.js';
import { defaultWizard, type WizardFieldSeed } from '../src/questions/index.js';
import {
  OTHER_SUFFIX,
  OTHER_VALUE,
  type AnswerKey,
  type AnswerValue,
  type Answers,
} from '../src/questions/keys.js';
import { OPTIONAL_CLAUSES, WORK_TYPES } from '../src/terms.js';
import { goldenAnswers } from './golden-answers.js';

const FIELDS = defaultWizard().flatMap(({ fields }) => fields);

const STYLES = ['freelancer', 'balanced', 'client'] as const;
const WITHOUT_END: Answers = { final_deadline: '', milestones: '', deliverables: '' };

/** Starting points that between them bring every clause in every form. */
const BASES: readonly Answers[] = WORK_TYPES.flatMap((type) =>
  STYLES.flatMap((style): Answers[] => {
    const base = { ...goldenAnswers(type, 'en'), contract_style: style };
    return [
      base,
      { ...base, ...WITHOUT_END, payment_structure: 'hourly' },
      {
        ...base,
        governing_law: 'us-ny',
        ip_ownership: 'on_creation',
        optional_clauses: [...OPTIONAL_CLAUSES],
      },
    ];
  }),
);

const TYPED: Partial<Record<AnswerKey, string>> = {
  starting_work_date: '2026-11-30',
  final_deadline: '2028-11-30',
  milestones: 'Only stage | 2027-03-03 | 100%',
};

function alternatives({ key, type, options }: WizardFieldSeed): AnswerValue[] {
  const values = options.map(({ value }) => value);
  if (type === 'checkbox') return values.length > 1 ? values.map((value) => [value]) : [true, false];
  if (type === 'radio') return values;
  if (type === 'select') return [...values, OTHER_VALUE];
  return ['', TYPED[key] ?? (type === 'number' ? '17' : 'Something else')];
}

/** What each clause says, with references by target, so that mere renumbering is no change. */
function sayings(answers: Answers): Map<ClauseId, string> {
  const said = new Map<ClauseId, string>();
  const { parties, sections } = draft(answers, 'en');
  for (const block of [parties, ...sections.flatMap(({ blocks }) => blocks)]) {
    said.set(block.clauseId, `${said.get(block.clauseId) ?? ''}\n${blockText(block)}`);
  }
  return said;
}

const inlineText = (part: Inline): string =>
  part.kind === 'reference' ? `<${part.target}>` : JSON.stringify(part);
const blockText = (block: Block): string =>
  (block.kind === 'table' ? block.rows.flat() : [block.content, ...block.items.map(({ content }) => content)])
    .map((content) => content.map(inlineText).join(''))
    .join('\n');

/** Those of the clauses that an answer changes, in words or presence, from no starting point. */
function neverChanged(clauses: readonly ClauseId[], field: WizardFieldSeed): ClauseId[] {
  let left = clauses;
  for (const base of BASES) {
    const before = sayings(base);
    for (const value of alternatives(field)) {
      if (left.length === 0) return [];
      const after = sayings({ ...base, [field.key]: value, [`${field.key}${OTHER_SUFFIX}`]: 'Atlantis 13' });
      left = left.filter((id) => before.get(id) === after.get(id));
    }
  }
  return [...left];
}

describe('the variables of the clauses', () => {
  it.each(FIELDS.map((field) => [field.key, field] as const))(
    '%s changes every clause it is said to feed',
    (key, field) => {
      expect(neverChanged(clausesFedBy(key), field)).toEqual([]);
    },
  );
});
