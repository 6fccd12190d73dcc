import type { WizardField } from '@pactwright/protocol';
import type { Answer } from '../model/use-answer.js';

/** What every kind of answer is given. */
export interface AnswerInputProps {
  readonly field: WizardField;
  readonly answer: Answer;
  readonly isInvalid: boolean;
}
