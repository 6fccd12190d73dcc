import type { Answers, Language, WizardStep } from '@pactwright/protocol';
import { askedWhenOf } from '../../../../shared/wizard/in-force.js';
import { defaultAnswers, WORK_TYPE_KEY } from '../../../../shared/answers/wizard-content.js';
import { LENGTH_KEY, type WizardState } from '../wizard-slice.js';
import type { OpenedContract } from './open-contract.js';
import type { Visit } from './visit.js';

/** The question about the language of the contract; until somebody answers it, it is the reader's own. */
export const LANGUAGE_KEY = 'contract_language';

interface FirstState {
  readonly state: Pick<
    WizardState,
    'contractId' | 'answers' | 'askedWhen' | 'stepKey' | 'visited' | 'isRestored' | 'isNew'
  >;
  /** Answers that nobody has given: they go to the server with their step. */
  readonly noted: readonly string[];
  /** Those of them that somebody meant, by choosing a template: they go with the first answer given. */
  readonly meant: readonly string[];
}

/** What the wizard shows to begin with, the last step of an earlier visit included. */
export function firstState(
  steps: readonly WizardStep[],
  visit: Visit,
  contract: OpenedContract,
  language: Language,
): FirstState {
  const { contractId, isNew } = contract;
  const isRestored = isGoneOn(visit, contract);
  const lastStep = visit.stepKey ?? visit.draft?.stepKey;
  const asked = steps.findIndex(({ fields }) => fields.some(({ key }) => key === visit.fieldKey));
  const last = isRestored ? steps.findIndex(({ key }) => key === lastStep) : 0;
  const at = Math.max(0, asked === -1 ? last : asked);
  const { answers, noted, meant } = firstAnswers(steps, contract.answers, {
    workType: visit.workType,
    proposed: proposedBefore(visit, contract),
    language,
  });
  const visited = steps.slice(0, at + 1).map(({ key }) => key);
  const stepKey = steps[at]?.key ?? '';
  const askedWhen = contract.settledWhen ?? askedWhenOf(steps);
  return {
    state: { contractId, answers, askedWhen, stepKey, visited, isRestored, isNew },
    noted,
    meant,
  };
}

/** Whether it has answers of an earlier visit. */
export const isGoneOn = ({ isReturn }: Visit, { isRestored, answers }: OpenedContract): boolean =>
  isRestored || (isReturn && hasAnswers(answers));

/** What a newcomer is shown. */
export function newcomersState(steps: readonly WizardStep[], language: Language): FirstState['state'] {
  const { answers } = firstAnswers(steps, {}, { workType: null, proposed: {}, language });
  const stepKey = steps[0]?.key ?? '';
  const askedWhen = askedWhenOf(steps);
  return {
    contractId: null,
    answers,
    askedWhen,
    stepKey,
    visited: [stepKey],
    isRestored: false,
    isNew: true,
  };
}

/** What an earlier visit proposed is proposed at once, before there is anything that could propose it anew. */
function proposedBefore({ draft }: Visit, { contractId }: OpenedContract): Answers {
  const length = draft?.contractId === contractId ? draft.formData[LENGTH_KEY] : undefined;
  return length === undefined ? {} : { [LENGTH_KEY]: length };
}

interface Around {
  readonly workType: string | null;
  readonly proposed: Answers;
  readonly language: Language;
}

/** The defaults and what was proposed, over them what is stored, over that what was chosen on the way here. */
function firstAnswers(
  steps: readonly WizardStep[],
  stored: Answers,
  { workType, proposed, language }: Around,
): Pick<FirstState, 'noted' | 'meant'> & { readonly answers: Answers } {
  const defaults: Answers = { ...defaultAnswers(steps), ...proposed, [LANGUAGE_KEY]: language };
  const preset: Answers = workType === null ? {} : { [WORK_TYPE_KEY]: workType };
  return {
    answers: { ...defaults, ...stored, ...preset },
    noted: Object.keys({ ...defaults, ...preset }).filter((key) => !(key in stored) || key in preset),
    meant: Object.keys(preset),
  };
}

export const hasAnswers = (answers: Answers): boolean => Object.keys(answers).length > 0;
