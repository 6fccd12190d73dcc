import { z } from 'zod';
import { LANGUAGES, type Language } from '../platform/languages.js';
import { seenVersion } from '../platform/seen-version.js';
import { writtenText } from '../platform/written-text.js';
import { TRANSLATED_ENTITIES, TRANSLATED_FIELDS, type Translation } from './translations.js';

/** POST /api/translations: makes the text or replaces it. English is the original and cannot be a translation. */
export const translationRequest = z.object({
  entityType: z.enum(TRANSLATED_ENTITIES),
  entityId: z.int(),
  fieldName: z.enum(TRANSLATED_FIELDS),
  language: z.enum(LANGUAGES).refine((language) => language !== 'en', 'ENGLISH_IS_THE_ORIGINAL'),
  value: writtenText().min(1, 'TRANSLATION_REQUIRED').max(2_000),
  /** What the editor last saw, null for no translation; over anything else nothing is saved (STALE_EDIT). Absent: last write wins. */
  version: seenVersion.nullable(),
});
export type TranslationRequest = z.infer<typeof translationRequest>;
export interface TranslationResponse {
  readonly success: true;
  readonly message: string;
  readonly data: Translation;
}

/** `outdated`: the English text has changed since it was translated. */
export type TranslationState = 'translated' | 'missing' | 'outdated';

/** GET /api/admin/translation-coverage?language=lt: every text of the live wizard that has an English original. */
export interface TranslationCoverageResponse {
  readonly data: {
    readonly language: Language;
    readonly total: number;
    readonly translated: number;
    readonly missing: number;
    readonly outdated: number;
    readonly texts: readonly {
      readonly entityType: Translation['entityType'];
      readonly entityId: number;
      readonly fieldName: Translation['fieldName'];
      readonly state: TranslationState;
    }[];
  };
}
