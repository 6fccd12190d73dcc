import type { FieldTopic, FieldType } from '../facts/answers.js';
import type { Language } from '../model/document.js';
import type { AnswerKey } from '../terms/answers.js';
import type { Condition } from './conditions.js';

export type Localised = Readonly<Record<Language, string>>;

/**
 * Numbers in the data below are part of stored ids: a step's number is its id, a question's id is `step * 100 + number`, an
 * option's is `question * 100 + number`, which is its position unless it has one of its own. So numbers are never reused or changed, new questions take the next free number
 * (they may stand anywhere in the list, which gives the order on screen), and new options the next free one. A question that has moved
 * to another step says under which `id` it is known.
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
  readonly type: FieldType;
  readonly isRequired?: boolean;
  readonly label: Localised;
  /** Help in plain words, under the label. */
  readonly description: Localised;
  readonly placeholder?: Localised;
  readonly options?: readonly OptionData[];
  readonly id?: number;
  /** When it is asked; always where this is missing. */
  readonly visibleWhen?: Condition;
  /** Under which of the "More terms" it waits, with its default; one without a topic is asked outright. */
  readonly topic?: FieldTopic;
}

export interface OptionData {
  readonly value: string;
  readonly label: Localised;
  readonly description?: Localised;
  readonly isDefault?: boolean;
  /** Of every option of a list in which one has come in between. */
  readonly number?: number;
}
