import type { Answers, WizardStep } from '@pactwright/protocol';
import { useMemo } from 'react';
import { acceptedAnswers } from '../../../shared/answers/accepted-answers.js';
import '../../../shared/answers/loaded-rules.js';
import { useInForce } from './use-in-force.js';

/** Of what is typed what the contract takes, as its preview writes it. */
export function useAcceptedAnswers(given: Answers, steps: readonly WizardStep[]): Answers {
  const accepted = useMemo(
    () =>
      acceptedAnswers(
        given,
        steps.flatMap(({ fields }) => fields),
      ),
    [given, steps],
  );
  return useInForce(accepted);
}
