import type { ContractAnalysis } from '@pactwright/protocol';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { canSwitch, type Side } from './parties.js';

/** Kept in the address as the run is: who loads the page again reads on for the same party. */
export const SIDE_PARAMETER = 'side';

export interface ChosenSide {
  /** Whether the reader is the other party than the one that the check took them for. */
  readonly isOther: boolean;
  /** Whether the reader has said so, or the contrary. */
  readonly isChosen: boolean;
  choose(side: Side): void;
}

/** Which of the two parties the reader is. */
export function useSide(analysis: ContractAnalysis): ChosenSide {
  const [parameters, setParameters] = useSearchParams();
  /* The address follows when it can; what was pressed is shown at once. */
  const [wanted, setWanted] = useState(parameters.get(SIDE_PARAMETER));
  const known = analysis.parties.find(({ side }) => side === wanted);
  return {
    isOther: canSwitch(analysis) && known !== undefined && known === analysis.parties[1],
    isChosen: known !== undefined,
    choose(side) {
      setWanted(side);
      setParameters(
        (now) => {
          const next = new URLSearchParams(now);
          next.set(SIDE_PARAMETER, side);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
