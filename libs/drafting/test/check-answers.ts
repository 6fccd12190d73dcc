import type { Language } from '../src/model/document.js';
import { defaultWizard, type WizardFieldSeed } from '../src/questions/index.js';
import { OTHER_VALUE, type Answers, type AnswerValue } from '../src/terms/answers.js';
import type { WorkType } from '../src/terms/terms.js';
import { fc } from './fast-check.js';
import { goldenAnswers } from './golden-answers.js';

const FIELDS = defaultWizard().flatMap(({ fields }) => fields);
/** Sums and hours as people write them. */
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  payment_amount: ['900', '2 400', '4800', '12 500,50'],
  hours_cap: ['20', '80', '160'],
  unit_cap: ['40', '18 500'],
  expense_cap: ['100', '500'],
  extra_hourly_rate: ['35', '60', '85,50'],
};
const DATES: Readonly<Record<string, readonly string[]>> = {
  starting_work_date: ['2027-01-11', '2027-02-01', '2027-03-15'],
  final_deadline: ['2027-04-30', '2027-06-14', '2028-01-31'],
};

function valueOf({ key, type, options }: WizardFieldSeed): fc.Arbitrary<AnswerValue> | undefined {
  const values = options.map(({ value }) => value);
  if (type === 'checkbox') return values.length > 1 ? fc.subarray(values) : fc.boolean();
  if (type === 'radio') return fc.constantFrom(...values);
  if (type === 'select') return fc.constantFrom(...values.filter((value) => value !== OTHER_VALUE));
  const written = NUMBERS[key] ?? DATES[key];
  return written === undefined ? undefined : fc.constantFrom(...written);
}

/** What a user of the wizard may choose for one kind of work, with texts such as users write; some answers are left out. */
export function chosenAnswers(type: WorkType, language: Language): fc.Arbitrary<Answers> {
  const usual = goldenAnswers(type, language);
  const entries = FIELDS.map((field) => {
    const value =
      field.key === 'freelance_type'
        ? fc.constant(type)
        : (valueOf(field) ?? fc.constantFrom(usual[field.key] ?? undefined));
    return [
      field.key,
      field.key === 'freelance_type' ? value : fc.option(value, { nil: undefined, freq: 12 }),
    ] as const;
  });
  return fc
    .record(Object.fromEntries(entries))
    .map((answers): Answers => ({ ...answers, contract_language: language }));
}
