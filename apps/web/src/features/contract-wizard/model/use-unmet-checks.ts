import { isUnmet, structureChecks, type BilingualAddition } from '@pactwright/drafting';
import type { Answers } from '@pactwright/protocol';
import { useMemo } from 'react';
import { useLanguage } from '../../../shared/i18n/use-language.js';

/** What keeps the contract from being ordered, by the question whose answer mends it: the same checks that its sale asks for. */
export function useUnmetChecks(
  answers: Answers,
  additions: readonly BilingualAddition[],
): ReadonlyMap<string, readonly string[]> {
  const language = useLanguage();
  return useMemo(() => {
    const found = new Map<string, string[]>();
    for (const { name, toMend } of structureChecks(answers, language, additions).filter(isUnmet))
      if (toMend !== undefined) found.set(toMend, [...(found.get(toMend) ?? []), name]);
    return found;
  }, [answers, language, additions]);
}
