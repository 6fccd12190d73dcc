import type { AnswerKey } from '../../terms/answers.js';

/** The answers that advice without a sentence of its own asks for, told without the rules, which weigh much. */
export const ASKS = {
  'scope.missing': ['scope_of_work'],
  'scope.work-type': ['freelance_type'],
  'scope.thin': ['scope_of_work'],
  'scope.deliverables': ['deliverables'],
  'scope.exclusions': ['exclusions'],
  'fees.missing-structure': ['payment_structure'],
  'fees.no-amount': ['payment_amount', 'currency'],
  'fees.stages-sum': ['milestones'],
  'fees.milestones': ['milestones'],
  'fees.estimate': ['hours_cap'],
  'fees.retainer-hours': ['hours_cap'],
} as const satisfies Readonly<Record<string, readonly AnswerKey[]>>;
