import { z } from 'zod';
import type { WizardStep } from '@pactwright/protocol';

type EntityType = 'wizard_steps' | 'wizard_fields' | 'field_options';
type TextName = 'title' | 'label' | 'placeholder' | 'description';

/** One translated text, whichever style of names the server used (R-I18N-05). */
export interface TranslatedText {
  readonly entityType: EntityType;
  readonly entityId: number;
  readonly fieldName: TextName;
  readonly value: string;
}

const entityType = z.enum(['wizard_steps', 'wizard_fields', 'field_options']);
const textName = z.enum(['title', 'label', 'placeholder', 'description']);
const translatedText = z.union([
  z.object({ entityType, entityId: z.coerce.number(), fieldName: textName, value: z.string() }),
  z
    .object({
      entity_type: entityType,
      entity_id: z.coerce.number(),
      field_name: textName,
      value: z.string(),
    })
    .transform((row) => ({
      entityType: row.entity_type,
      entityId: row.entity_id,
      fieldName: row.field_name,
      value: row.value,
    })),
]);

/** Reads the rows of a translations response; rows that are none are left out. */
export const readTranslations = (rows: readonly unknown[]): TranslatedText[] =>
  rows.flatMap((row) => translatedText.safeParse(row).data ?? []);

/** The steps with every text that has a translation replaced by it; the rest stays English, text by text (T-30). */
export function translateSteps(
  steps: readonly WizardStep[],
  translations: readonly TranslatedText[],
): WizardStep[] {
  const texts = new Map(
    translations.filter((each) => each.value.trim() !== '').map((each) => [idOf(each), each.value]),
  );
  const read = <T extends string | null>(
    type: EntityType,
    id: number,
    name: TextName,
    original: T,
  ): T | string => texts.get(idOf({ entityType: type, entityId: id, fieldName: name })) ?? original;
  return steps.map((step) => ({
    ...step,
    title: read('wizard_steps', step.id, 'title', step.title),
    description: read('wizard_steps', step.id, 'description', step.description),
    fields: step.fields.map((field) => ({
      ...field,
      label: read('wizard_fields', field.id, 'label', field.label),
      placeholder: read('wizard_fields', field.id, 'placeholder', field.placeholder),
      description: read('wizard_fields', field.id, 'description', field.description),
      options: field.options.map((option) => ({
        ...option,
        label: read('field_options', option.id, 'label', option.label),
        description: read('field_options', option.id, 'description', option.description),
      })),
    })),
  }));
}

const idOf = (text: Omit<TranslatedText, 'value'>): string =>
  `${text.entityType}/${text.entityId}/${text.fieldName}`;
