import type { WizardField } from '@pactwright/protocol';
import type { ReactNode } from 'react';
import type { Answer } from '../model/use-answer.js';

/** What every kind of answer is given. */
export interface AnswerInputProps {
  readonly field: WizardField;
  readonly answer: Answer;
  readonly isInvalid: boolean;
  /** A button that stands in the corner of a written answer. */
  readonly corner?: ReactNode;
}
