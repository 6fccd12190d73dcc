import type { Answers, Language, WizardStep } from '@pactwright/protocol';
import { defaultAnswers, WORK_TYPE_KEY } from '../../../shared/answers/wizard-content.js';

/** The question about the language of the contract; until somebody answers it, it is the reader's own. */
export const LANGUAGE_KEY = 'contract_language';

export interface FirstAnswers {
  readonly answers: Answers;
  /** Those that nobody has given: they go to the server with their step. */
  readonly noted: readonly string[];
  /** Those of them that somebody meant, by choosing a template: they go with the first answer given. */
  readonly meant: readonly string[];
}

/** What the questions show to begin with: the defaults, over them what is stored, over that what was chosen on the way here. */
export function firstAnswers(
  steps: readonly WizardStep[],
  stored: Answers,
  workType: string | null,
  language: Language,
): FirstAnswers {
  const defaults: Answers = { ...defaultAnswers(steps), [LANGUAGE_KEY]: language };
  const preset: Answers = workType === null ? {} : { [WORK_TYPE_KEY]: workType };
  return {
    answers: { ...defaults, ...stored, ...preset },
    noted: Object.keys({ ...defaults, ...preset }).filter((key) => !(key in stored) || key in preset),
    meant: Object.keys(preset),
  };
}
