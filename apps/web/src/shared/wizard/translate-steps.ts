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

const ENTITY_TYPES: readonly unknown[] = ['wizard_steps', 'wizard_fields', 'field_options'];
const TEXT_NAMES: readonly unknown[] = ['title', 'label', 'placeholder', 'description'];

/** Reads the rows of a translations response; rows that are none are left out. Plain, as every Lithuanian reader needs it at once. */
export const readTranslations = (rows: readonly unknown[]): TranslatedText[] =>
  rows.flatMap((row) => readRow(row) ?? []);

function readRow(row: unknown): TranslatedText | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const names: Readonly<Record<string, unknown>> = { ...row };
  const text = {
    entityType: names['entityType'] ?? names['entity_type'],
    entityId: Number(names['entityId'] ?? names['entity_id'] ?? NaN),
    fieldName: names['fieldName'] ?? names['field_name'],
    value: names['value'],
  };
  return isTranslatedText(text) ? text : undefined;
}

const isTranslatedText = (text: Readonly<Record<keyof TranslatedText, unknown>>): text is TranslatedText =>
  ENTITY_TYPES.includes(text.entityType) &&
  TEXT_NAMES.includes(text.fieldName) &&
  Number.isFinite(text.entityId) &&
  typeof text.value === 'string';

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
