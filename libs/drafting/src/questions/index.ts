import { contractOverview } from './contract-overview.js';
import type { Answers, AnswerKey, AnswerValue } from '../terms/answers.js';
import { legalTerms } from './legal-terms.js';
import { partiesInformation } from './parties-information.js';
import { paymentDetails } from './payment-details.js';
import { preview } from './preview.js';
import type { Condition } from './conditions.js';
import type { FieldTopic, FieldType } from '../facts/answers.js';
import type { Localised, StepData } from './question.js';

export interface WizardStepSeed {
  readonly id: number;
  readonly key: string;
  readonly order: number;
  readonly title: Localised;
  readonly description: Localised;
  readonly fields: readonly WizardFieldSeed[];
}

export interface WizardFieldSeed {
  readonly id: number;
  readonly stepId: number;
  readonly key: AnswerKey;
  readonly type: FieldType;
  readonly isRequired: boolean;
  readonly order: number;
  readonly label: Localised;
  readonly description: Localised;
  readonly placeholder: Localised | undefined;
  readonly visibleWhen: Condition | null;
  readonly topic: FieldTopic | null;
  readonly options: readonly WizardOptionSeed[];
}

export interface WizardOptionSeed {
  readonly id: number;
  readonly fieldId: number;
  readonly value: string;
  readonly order: number;
  readonly isDefault: boolean;
  readonly label: Localised;
  readonly description: Localised | undefined;
}

/** Ids of the default wizard are below this number; what an administrator adds takes ids from here on. */
export const FIRST_FREE_WIZARD_ID = 1_000_000;

const STEPS: readonly StepData[] = [
  contractOverview,
  partiesInformation,
  paymentDetails,
  legalTerms,
  preview,
];

function seedStep(step: StepData, order: number): WizardStepSeed {
  const { number: id, key, title, description, questions } = step;
  return { id, key, order, title, description, fields: questions.map(seedField(id)) };
}

const seedField =
  (stepId: number) =>
  (question: StepData['questions'][number], order: number): WizardFieldSeed => {
    const { number, key, type, isRequired = false, label, description, placeholder, options = [] } = question;
    const { id = stepId * 100 + number, visibleWhen = null, topic = null } = question;
    return {
      id,
      stepId,
      key,
      type,
      isRequired,
      order,
      label,
      description,
      placeholder,
      visibleWhen,
      topic,
      options: options.map((option, at) => ({
        id: id * 100 + (option.number ?? at + 1),
        fieldId: id,
        value: option.value,
        order: at,
        isDefault: option.isDefault ?? false,
        label: option.label,
        description: option.description,
      })),
    };
  };

/**
 * The default wizard in both languages: five steps with one question per answer key. Ids are stable for ever (see
 * `StepData`), so that translations and stored answers keep pointing at the same thing.
 */
export function defaultWizard(): readonly WizardStepSeed[] {
  return STEPS.map(seedStep);
}

/** The answers that the default options give before anybody has chosen. */
export function defaultAnswers(): Answers {
  const entries = defaultWizard()
    .flatMap(({ fields }) => fields)
    .flatMap(({ key, type, options }): [AnswerKey, AnswerValue][] => {
      const chosen = options.filter(({ isDefault }) => isDefault).map(({ value }) => value);
      const [first] = chosen;
      return first === undefined ? [] : [[key, type === 'checkbox' ? chosen : first]];
    });
  return Object.fromEntries(entries);
}
