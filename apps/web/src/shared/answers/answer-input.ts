import type { WizardField } from '@pactwright/protocol';
import type { ReactNode } from 'react';
import type { Written } from './use-answer.js';

/** What every kind of answer is given. */
export interface AnswerInputProps {
  readonly field: WizardField;
  readonly isInvalid: boolean;
  /** Leaving the step was refused: each part that is missing is marked. */
  readonly isRefused?: boolean;
  /** What a number counts. */
  readonly unit?: string | undefined;
}

export interface WrittenInputProps extends AnswerInputProps {
  readonly written: Written;
  /** A button that stands in the corner of the field. */
  readonly corner?: ReactNode;
}
