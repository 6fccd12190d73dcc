import { answersInForce } from '@pactwright/drafting';
import type { Answers } from '@pactwright/protocol';
import { useMemo } from 'react';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { selectWizard } from './wizard-slice.js';

/** Of what was given the answers to questions that are asked: what the contract says. */
export function useInForce(given: Answers): Answers {
  const askedWhen = useAppSelector((state) => selectWizard(state).askedWhen);
  return useMemo(() => answersInForce(given, askedWhen), [given, askedWhen]);
}
