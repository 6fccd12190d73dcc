import {
  TRANSLATED_FIELDS,
  getWizardCatalogue,
  type Translation,
  type WizardStep,
} from '@pactwright/protocol';
import type { z } from 'zod';

type Catalogue = z.infer<(typeof getWizardCatalogue)['response']>;
/** Which text of the wizard. */
export type TextName = Pick<Translation, 'entityType' | 'entityId' | 'fieldName'>;
/** A text of the wizard in English. */
export type Original = TextName & { readonly value: string };

/** Every English text that visitors are shown: without the removed parts. */
export function originalsOf({ steps, removed }: Catalogue): Original[] {
  const [fieldIds, optionIds] = [new Set(removed.fieldIds), new Set(removed.optionIds)];
  const fields = steps.flatMap((step) => step.fields).filter(({ id }) => !fieldIds.has(id));
  const options = fields.flatMap((field) => field.options).filter(({ id }) => !optionIds.has(id));
  return [
    ...steps.flatMap((step) => textsOf('wizard_steps', step)),
    ...fields.flatMap((field) => textsOf('wizard_fields', field)),
    ...options.flatMap((option) => textsOf('field_options', option)),
  ];
}

export const nameOf = ({ entityType, entityId, fieldName }: TextName): string =>
  `${entityType}/${entityId}/${fieldName}`;

type Part = { readonly id: number } & Partial<Record<Translation['fieldName'], WizardStep['description']>>;

function textsOf(entityType: Translation['entityType'], part: Part): Original[] {
  return TRANSLATED_FIELDS.flatMap((fieldName) => {
    const value = part[fieldName];
    return value ? [{ entityType, entityId: part.id, fieldName, value }] : [];
  });
}
