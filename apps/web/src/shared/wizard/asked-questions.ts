import type { AskedQuestion } from '@pactwright/drafting';
import {
  optionValue,
  type Answers,
  type ContractDetail,
  type Language,
  type WizardStep,
} from '@pactwright/protocol';

/** The questions of the wizard as it asks them now, in one language. */
export const questionsOf = (steps: readonly WizardStep[], language: Language): AskedQuestion[] =>
  steps.flatMap((step) =>
    step.fields.map((field) => ({
      key: field.key,
      type: field.type,
      label: { [language]: field.label },
      options: field.options.map((option) => ({
        value: optionValue(option),
        label: { [language]: option.label },
      })),
      isInContract: field.isInContract ?? true,
      place: [step.order, field.order, field.id],
    })),
  );

/**
 * The questions in the words in which they were answered, as the server keeps them, removed ones included. One that has been
 * answered anew since the contract was read was asked as the wizard asks it now.
 */
export function askedQuestions(
  asking: readonly AskedQuestion[],
  answers: Answers,
  contract: Pick<ContractDetail, 'answers' | 'askedQuestions'> | undefined,
): AskedQuestion[] {
  const now = new Map(asking.map((question) => [question.key, question]));
  const kept = contract?.askedQuestions ?? [];
  const keptKeys = new Set(kept.map(({ key }) => key));
  return [
    ...kept.map((then) => {
      const { key } = then;
      const question = now.get(key);
      if (!question) return then;
      const isAsStored = JSON.stringify(contract?.answers[key]) === JSON.stringify(answers[key]);
      const { isInContract, place } = then.isSettled ? then : question;
      return { ...(isAsStored ? then : question), isInContract, place };
    }),
    ...asking.filter(({ key }) => !keptKeys.has(key)),
  ];
}
