import type { ClauseCheck, ReadContract } from '../rule.js';
import { clauseOf } from '../rules.js';

/** Where a sentence of a contract begins, and the topics that a written rule blames there. */
export function ruledTopics(
  contract: ReadContract,
  checks: readonly ClauseCheck[],
): ReadonlyMap<number, ReadonlySet<string>> {
  const found = new Map<number, Set<string>>();
  for (const { kind, id, find } of checks.flatMap(({ rules }) => rules)) {
    if (kind === 'missing') continue;
    const start = find(contract)?.sentence?.start;
    if (start === undefined) continue;
    const topics = found.get(start) ?? new Set();
    found.set(start, topics.add(clauseOf(id)));
  }
  return found;
}
