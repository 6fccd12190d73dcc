import type { WizardFieldSeed } from '../src/questions/index.js';
import { OTHER_VALUE, type AnswerKey, type AnswerValue, type Answers } from '../src/terms/answers.js';
import { OPTIONAL_CLAUSES, WORK_TYPES } from '../src/terms/terms.js';
import { goldenAnswers } from './golden-answers.js';

const STYLES = ['freelancer', 'balanced', 'client'] as const;
const WITHOUT_END: Answers = { final_deadline: '', milestones: '', deliverables: '' };

/** Starting points that between them bring every clause in every form. */
export const BASES: readonly Answers[] = WORK_TYPES.flatMap((type) =>
  STYLES.flatMap((style): Answers[] => {
    const base = { ...goldenAnswers(type, 'en'), contract_style: style };
    return [
      base,
      { ...base, contract_language: 'both', prevailing_language: 'lt' },
      { ...base, ...WITHOUT_END, payment_structure: 'hourly', hours_cap: '40', deposit_percent: '30' },
      { ...base, payment_structure: 'unit', unit_name: 'word', unit_cap: '40' },
      {
        ...base,
        provider_type: 'person',
        provider_country: 'lt',
        provider_status: 'author',
        client_country: 'lt',
      },
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

/** Other answers to a question: every choice, and for what is typed a text and none. */
export function alternatives({ key, type, options }: WizardFieldSeed): AnswerValue[] {
  const values = options.map(({ value }) => value);
  if (type === 'checkbox') return values.length > 1 ? values.map((value) => [value]) : [true, false];
  if (type === 'radio') return values;
  if (type === 'select') return [...values, OTHER_VALUE];
  return ['', TYPED[key] ?? (type === 'number' ? '17' : 'Something else')];
}
