import {
  EDITABLE_FIELD_TYPES,
  FIELD_TOPICS,
  type EditableFieldType,
  type FieldRequest,
  type FieldResponse,
  type FieldTopic,
} from '@pactwright/protocol';
import { conditionOf, testsInText, testsOfField, textOfTests } from './condition.js';
import type { Stored } from './stored.js';

/** The form of a field, as it is typed. */
export interface FieldValues {
  readonly label: string;
  readonly key: string;
  readonly type: EditableFieldType;
  readonly description: string;
  readonly placeholder: string;
  readonly isRequired: boolean;
  readonly isInContract: boolean;
  /** When it is asked (model/condition.ts). */
  readonly visibleWhen: string;
  /** Under which of the "More terms" it waits; empty for one that is asked outright. */
  readonly topic: FieldTopic | '';
}

/** A new field: a text that must be answered (R-ADM-10). */
export const NEW_FIELD: FieldValues = {
  label: '',
  key: '',
  type: 'text',
  description: '',
  placeholder: '',
  isRequired: true,
  isInContract: true,
  visibleWhen: '',
  topic: '',
};

const valuesOf = (field: FieldResponse['data']): FieldValues => ({
  label: field.label,
  key: field.key,
  type: EDITABLE_FIELD_TYPES.find((type) => type === field.type) ?? 'text',
  description: field.description ?? '',
  placeholder: field.placeholder ?? '',
  isRequired: field.isRequired,
  isInContract: field.isInContract ?? true,
  visibleWhen: textOfTests(testsOfField(field)),
  topic: FIELD_TOPICS.find((topic) => topic === field.topic) ?? '',
});

export const toRequest = (values: FieldValues, stepId: number): FieldRequest => ({
  ...values,
  visibleWhen: conditionOf(testsInText(values.visibleWhen)),
  topic: values.topic || null,
  stepId,
});

export const storedField = (field: FieldResponse['data']): Stored<FieldValues> => ({
  values: valuesOf(field),
  version: field.version,
});
