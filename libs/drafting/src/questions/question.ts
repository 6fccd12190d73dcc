import type { Language } from '../model/document.js';
import type { AnswerKey } from '../terms/answers.js';

export type Localised = Readonly<Record<Language, string>>;

/**
 * Numbers in the data below are part of stored ids: a step's number is its id, a question's id is `step * 100 + number`, an
 * option's is `question * 100 + position`. So numbers are never reused or changed, new questions take the next free number
 * (they may stand anywhere in the list, which gives the order on screen), and new options go at the end.
 */
export interface StepData {
  readonly number: number;
  readonly key: string;
  readonly title: Localised;
  readonly description: Localised;
  readonly questions: readonly QuestionData[];
}

export interface QuestionData {
  readonly number: number;
  readonly key: AnswerKey;
  readonly type: QuestionType;
  readonly isRequired?: boolean;
  readonly label: Localised;
  /** Help in plain words, under the label. */
  readonly description: Localised;
  readonly placeholder?: Localised;
  readonly options?: readonly OptionData[];
}

/** A `select` gets a built-in "Other" with a free text, a `radio` does not. */
export type QuestionType = 'text' | 'textarea' | 'select' | 'radio' | 'checkbox' | 'date' | 'number';

export interface OptionData {
  readonly value: string;
  readonly label: Localised;
  readonly description?: Localised;
  readonly isDefault?: boolean;
}
