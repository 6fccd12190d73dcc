import { useEffect, useState } from 'react';
import { listChecks, type KeptCheck } from './kept-checks.js';

/** What was checked in this browser and can be opened still; undefined until that is known. */
export function useKeptChecks(): readonly KeptCheck[] | undefined {
  const [checks, setChecks] = useState<readonly KeptCheck[]>();
  useEffect(() => {
    let isHere = true;
    void listChecks().then((kept) => isHere && setChecks(kept));
    return () => {
      isHere = false;
    };
  }, []);
  return checks;
}
