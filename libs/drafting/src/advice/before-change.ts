import { CLAUSES } from '../clauses/index.js';
import type { Language } from '../model.js';
import { defaultWizard, type WizardFieldSeed } from '../questions/index.js';
import { OTHER_SUFFIX, OTHER_VALUE, type Answers, type AnswerValue } from '../questions/keys.js';
import type { AdviceRule, Found } from './rule.js';
import { situationOf } from './situation.js';

/** Numbers that stand under "Other" in a contract that needs advice. */
const ODD_NUMBERS = ['0.5', '9', '40', '75', '400'];

const isSame = (one: AnswerValue | undefined, other: AnswerValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What a question may have held before its answer was changed. */
function earlierAnswers({ key, type, options }: WizardFieldSeed, answers: Answers): Answers[] {
  const values = options.map(({ value }) => value);
  if (type === 'checkbox' && values.length > 1) {
    const now = answers[key];
    const chosen = Array.isArray(now) ? now : [];
    return values.map((value) => ({ [key]: [...chosen, value] }));
  }
  if (type === 'checkbox') return [{ [key]: false }];
  const [firstLine = ''] = String(answers[key] ?? '').split('\n');
  return [
    ...['', firstLine, ...values].map((value) => ({ [key]: value })),
    ...(type === 'select'
      ? ODD_NUMBERS.map((number) => ({ [key]: OTHER_VALUE, [`${key}${OTHER_SUFFIX}`]: number }))
      : []),
  ];
}

/** What the rule had found when its change has been made since: the answer before, from which the change leads to this one. */
export function foundBefore(rule: AdviceRule, answers: Answers, language: Language): Found | undefined {
  const [clauseId] = rule.id.split('.');
  const keys = CLAUSES.find(({ id }) => id === clauseId)?.variables ?? [];
  const fields = defaultWizard().flatMap((step) => step.fields.filter(({ key }) => keys.includes(key)));
  for (const earlier of fields.flatMap((field) => earlierAnswers(field, answers))) {
    const found = rule.find(situationOf({ ...answers, ...earlier }, language));
    const change = Object.entries(found?.change ?? {});
    if (change.length > 0 && change.every(([key, value]) => isSame(value, answers[key]))) return found;
  }
  return undefined;
}
