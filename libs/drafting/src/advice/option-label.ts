import { defaultWizard } from '../questions/index.js';
import type { Localised } from '../questions/question.js';
import type { AnswerKey } from '../terms/answers.js';

/** What the wizard calls an option of a question. */
export const optionLabel = (key: AnswerKey, value: string): Localised | undefined =>
  defaultWizard()
    .flatMap(({ fields }) => fields)
    .find((field) => field.key === key)
    ?.options.find((option) => option.value === value)?.label;
