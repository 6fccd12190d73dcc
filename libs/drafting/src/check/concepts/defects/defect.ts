import type { Category, Language } from '../../../model.js';
import type { FindingKind } from '../../report.js';
import type { CheckRule, RuleText } from '../../rule.js';

/** What is said of a defect that the scorers find and no written rule names. */
export interface Defect {
  readonly id: CheckRule['id'];
  readonly kind: Exclude<FindingKind, 'missing'>;
  readonly category: Category;
  readonly text: Readonly<Record<Language, RuleText>>;
}
