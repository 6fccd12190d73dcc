import { z } from 'zod';
import { deletionQuery, seenVersion } from '../platform/seen-version.js';
import { writtenText } from '../platform/written-text.js';
import { fieldCondition } from './condition.js';
import { FIELD_TOPICS, FIELD_TYPES, type FieldOption } from './wizard.js';

/** What an administrator can make a field be. */
export const EDITABLE_FIELD_TYPES = [...FIELD_TYPES, 'datepicker', 'check'] as const;
export type EditableFieldType = (typeof EDITABLE_FIELD_TYPES)[number];

const label = writtenText().min(1, 'LABEL_REQUIRED').max(500);
const optionalText = writtenText().max(2_000).nullish();

/** R-API-27, R-ADM-10: an empty key is derived from the label. */
export const fieldRequest = z.object({
  stepId: z.int32(),
  key: writtenText().max(200).nullish(),
  label,
  type: z.enum(EDITABLE_FIELD_TYPES).default('text'),
  description: optionalText,
  placeholder: optionalText,
  isRequired: z.boolean().default(true),
  /** Whether the answers stand in the contract (ADR 0026): yes for a new field, as it is where an edit does not say. */
  isInContract: z.boolean().optional(),
  /** When it is asked, null for always; none for a new field, as it is where an edit does not say. */
  visibleWhen: z.nullish(fieldCondition),
  /** Under which of the terms that are folded it stands, null for none; likewise. */
  topic: z.enum(FIELD_TOPICS).nullable().optional(),
  order: z.int().min(0).max(10_000).optional(),
  version: seenVersion,
});
export type FieldRequest = z.infer<typeof fieldRequest>;

/** R-API-28: an empty value is derived likewise. */
export const optionRequest = z.object({
  value: writtenText().max(200).nullish(),
  label,
  description: optionalText,
  isDefault: z.boolean().default(false),
  fieldId: z.int32(),
  order: z.int().min(0).max(10_000).optional(),
  version: seenVersion,
});
export type OptionRequest = z.infer<typeof optionRequest>;
export const optionUpdate = optionRequest.omit({ fieldId: true }).extend({ fieldId: z.int32().optional() });
export type OptionUpdate = z.infer<typeof optionUpdate>;

/** A field takes its options along: `options` says what the editor saw of them, as `versionsOf`. */
export const fieldDeletionQuery = deletionQuery.extend({ options: z.string().max(20_000).optional() });
export type FieldDeletionQuery = z.infer<typeof fieldDeletionQuery>;

/** Options by their ids with their versions, whatever their order: the same text as long as nobody has edited, added or removed one. */
export const versionsOf = (options: readonly Pick<FieldOption, 'id' | 'version'>[]): string =>
  [...options]
    .sort((a, b) => a.id - b.id)
    .map(({ id, version }) => `${id}:${version ?? ''}`)
    .join(',');

/** One place, or next to the one with an id, which means the same place in a list that somebody else has changed since. */
export const reorderRequest = z.union([
  z.object({ direction: z.enum(['up', 'down']) }),
  z.object({ before: z.int32() }),
  z.object({ after: z.int32() }),
]);
export type ReorderRequest = z.infer<typeof reorderRequest>;
