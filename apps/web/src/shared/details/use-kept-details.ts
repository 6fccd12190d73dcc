import type { Details } from '@pactwright/drafting';
import { useEffect, useState } from 'react';
import { readDetails } from './kept-details.js';

/** What this browser keeps for a contract; undefined until it has been read, and where there is none yet. */
export function useKeptDetails(contractId: string | null): Details | undefined {
  const [kept, setKept] = useState<{ readonly of: string; readonly details: Details }>();
  useEffect(() => {
    if (contractId === null) return undefined;
    let isCurrent = true;
    void readDetails(contractId).then((details) => {
      if (isCurrent) setKept({ of: contractId, details });
    });
    return () => {
      isCurrent = false;
    };
  }, [contractId]);
  return kept?.of === contractId ? kept.details : undefined;
}
