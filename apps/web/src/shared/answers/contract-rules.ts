import { useEffect, useState } from 'react';
import { firstInteraction } from '../first-interaction.js';
import type * as Rules from './loaded-rules.js';

let loaded: typeof Rules | undefined;

/**
 * What decides which questions are asked and what is said beside them. It comes once somebody turns to the page; until then,
 * and where it cannot be loaded, everything is asked and nothing is said.
 */
export function useContractRules(): typeof Rules | undefined {
  const [rules, setRules] = useState(loaded);
  useEffect(() => {
    if (rules !== undefined) return;
    let isGone = false;
    const load = async (): Promise<void> => {
      await firstInteraction;
      loaded = await import('./loaded-rules.js');
      if (!isGone) setRules(loaded);
    };
    load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [rules]);
  return rules;
}
