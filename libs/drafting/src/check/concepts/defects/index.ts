import type { ClauseCheck } from '../../rule.js';
import type { Defect } from './defect.js';
import { MONEY } from './money.js';
import { RIGHTS } from './rights.js';
import { RISK } from './risk.js';
import { WORK } from './work.js';

/** What is said of those defects that no rule has a name for. */
export const DEFECT_TEXTS: readonly Defect[] = [...WORK, ...MONEY, ...RISK, ...RIGHTS];

/** What is said of a defect, by its id: in the words of the rule of that name where there is one. */
export function defectTexts(checks: readonly ClauseCheck[]): ReadonlyMap<string, Defect> {
  const ruled = checks
    .flatMap(({ rules }) => rules)
    .filter(({ id }) => !id.endsWith('.missing'))
    .map(
      ({ id, kind, category, text }) =>
        ({ id, kind: kind === 'missing' ? 'one-sided' : kind, category, text }) as const,
    );
  return new Map([...ruled, ...DEFECT_TEXTS].map((defect) => [defect.id, defect]));
}
