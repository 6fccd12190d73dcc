import { z } from 'zod';
import { language } from '../platform/language.js';
import type { Told } from '../platform/told.js';
import { TRANSLATED_ENTITIES, TRANSLATED_FIELDS, translation } from './translations.js';

export const translations = z.object({ data: z.array(translation) });
export type TranslationsResponse = Told<typeof translations>;

export const savedTranslation = z.object({
  success: z.literal(true),
  message: z.string(),
  data: translation,
});
export type TranslationResponse = Told<typeof savedTranslation>;

/** `outdated`: the English text has changed since it was translated. */
const state = z.enum(['translated', 'missing', 'outdated']);
export type TranslationState = Told<typeof state>;

/** Every text of the live wizard that has an English original. */
export const translationCoverage = z.object({
  data: z.object({
    language,
    total: z.int(),
    translated: z.int(),
    missing: z.int(),
    outdated: z.int(),
    texts: z.array(
      z.object({
        entityType: z.enum(TRANSLATED_ENTITIES),
        entityId: z.int(),
        fieldName: z.enum(TRANSLATED_FIELDS),
        state,
      }),
    ),
  }),
});
export type TranslationCoverageResponse = Told<typeof translationCoverage>;
