import { i18nCalls, type Language, type WizardStep } from '@pactwright/protocol';
import { requestTo } from '../api/request-to.js';

const ENTITIES = ['wizard_steps', 'wizard_fields', 'field_options'] as const;

export type WizardIds = Readonly<Record<(typeof ENTITIES)[number], readonly number[]>>;

/** Everything in these steps that has words. */
export function wizardIds(steps: readonly WizardStep[]): WizardIds {
  const fields = steps.flatMap((step) => step.fields);
  return {
    wizard_steps: steps.map(({ id }) => id),
    wizard_fields: fields.map(({ id }) => id),
    field_options: fields.flatMap((field) => field.options.map(({ id }) => id)),
  };
}

/** The calls that bring these words in a language. */
export const translationRequests = (ids: WizardIds, language: Language) =>
  ENTITIES.filter((entity) => ids[entity].length > 0).map((entity) =>
    requestTo(i18nCalls.listTranslations, {
      query: { entity_type: entity, entity_ids: ids[entity].join(','), language },
    }),
  );
