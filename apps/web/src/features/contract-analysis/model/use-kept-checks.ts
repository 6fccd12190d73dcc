import { useCallback, useEffect, useState } from 'react';
import { listChecks, type KeptCheck } from './kept-checks.js';

/** What was checked in this browser and can be opened still; undefined until that is known. */
export function useKeptChecks() {
  const [checks, setChecks] = useState<readonly KeptCheck[]>();
  const [isAskedAgain, setAskedAgain] = useState(0);
  useEffect(() => {
    let isHere = true;
    void listChecks().then((kept) => isHere && setChecks(kept));
    return () => {
      isHere = false;
    };
  }, [isAskedAgain]);
  const askAgain = useCallback(() => setAskedAgain((times) => times + 1), []);
  return { checks, askAgain };
}
