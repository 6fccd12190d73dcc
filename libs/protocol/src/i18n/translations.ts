import { z } from 'zod';
import { language } from '../platform/language.js';
import { defineRpc } from '../platform/rpc.js';

export const TRANSLATED_ENTITIES = ['wizard_steps', 'wizard_fields', 'field_options'] as const;
export const TRANSLATED_FIELDS = ['title', 'label', 'placeholder', 'description'] as const;

export const translation = z.object({
  id: z.int(),
  entityType: z.enum(TRANSLATED_ENTITIES),
  entityId: z.int(),
  fieldName: z.enum(TRANSLATED_FIELDS),
  language,
  value: z.string(),
  /** Rises with every edit; an editor sends it back (STALE_EDIT). */
  version: z.int().optional(),
});
export type Translation = z.infer<typeof translation>;

/** `entity_ids`: 1,2; `entity_id` names a single one. */
export const translationsQuery = z
  .object({
    entity_type: z.enum(TRANSLATED_ENTITIES),
    entity_ids: z
      .string()
      .regex(/^\d{1,9}(,\d{1,9}){0,499}$/)
      .optional(),
    entity_id: z
      .string()
      .regex(/^\d{1,9}$/)
      .optional(),
    language,
  })
  .refine((query) => query.entity_ids !== undefined || query.entity_id !== undefined, {
    path: ['entity_ids'],
  });
export type TranslationsQuery = z.infer<typeof translationsQuery>;

/** Every translation into one language. */
export const listTranslations = defineRpc({
  service: 'i18n',
  pattern: 'i18n.translations.list',
  request: z.object({ language }),
  response: z.object({ version: z.string(), translations: z.array(translation) }),
  idempotent: true,
});
