import type { Answers, WizardStep } from '@pactwright/protocol';
import { useMemo } from 'react';
import { acceptedAnswers } from '../../../shared/answers/accepted-answers.js';
import '../../../shared/answers/loaded-rules.js';

/** Of what is typed what the contract takes, as its preview writes it. */
export const useAcceptedAnswers = (given: Answers, steps: readonly WizardStep[]): Answers =>
  useMemo(
    () =>
      acceptedAnswers(
        given,
        steps.flatMap(({ fields }) => fields),
      ),
    [given, steps],
  );
