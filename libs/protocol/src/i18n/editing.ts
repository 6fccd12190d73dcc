import { z } from 'zod';
import { LANGUAGES } from '../platform/languages.js';
import { seenVersion } from '../platform/seen-version.js';
import { writtenText } from '../platform/written-text.js';
import { TRANSLATED_ENTITIES, TRANSLATED_FIELDS } from './translations.js';

/** Makes the text or replaces it. English is the original and cannot be a translation. */
export const translationRequest = z.object({
  entityType: z.enum(TRANSLATED_ENTITIES),
  entityId: z.int32(),
  fieldName: z.enum(TRANSLATED_FIELDS),
  language: z.enum(LANGUAGES).refine((language) => language !== 'en', 'ENGLISH_IS_THE_ORIGINAL'),
  value: writtenText().min(1, 'TRANSLATION_REQUIRED').max(2_000),
  /** What the editor last saw, null for no translation; over anything else nothing is saved (STALE_EDIT). Absent: last write wins. */
  version: seenVersion.nullable(),
});
export type TranslationRequest = z.infer<typeof translationRequest>;
