import { z } from 'zod';
import { LANGUAGES } from '../platform/languages.js';
import { language } from '../platform/language.js';
import { deletionQuery } from '../platform/seen-version.js';
import { json, wire } from '../calls/wire.js';
import * as calls from './calls.js';
import { translationRequest } from './editing.js';
import { savedTranslation, translationCoverage, translations } from './responses.js';
import { TRANSLATED_ENTITIES, translationsQuery } from './translations.js';

const entityId = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const translationId = z
  .string()
  .regex(/^\d{1,9}$/, 'TRANSLATION_NOT_FOUND')
  .transform(Number);

export const i18nWires = {
  listTranslations: wire(calls.listTranslations, {
    summary: 'Translations of the wizard’s texts.',
    access: 'public',
    query: translationsQuery,
    answer: json(translations),
  }),
  listTranslationsOfOne: wire(calls.listTranslationsOfOne, {
    summary: 'Translations of one thing into one language.',
    access: 'public',
    params: { entityType: z.enum(TRANSLATED_ENTITIES), entityId, language },
    answer: json(translations),
  }),
  saveTranslation: wire(calls.saveTranslation, {
    summary: 'Saves a translation of one text of the wizard.',
    access: 'admin',
    body: translationRequest,
    answer: json(savedTranslation),
    refusals: [
      'TRANSLATION_REQUIRED',
      'ENGLISH_IS_THE_ORIGINAL',
      'STEP_NOT_FOUND',
      'FIELD_NOT_FOUND',
      'OPTION_NOT_FOUND',
      'STALE_EDIT',
    ],
    noted: 'translations.edit',
  }),
  deleteTranslation: wire(calls.deleteTranslation, {
    summary: 'Removes a translation.',
    access: 'admin',
    params: { id: translationId },
    query: deletionQuery,
    answer: json(savedTranslation),
    refusals: ['TRANSLATION_NOT_FOUND', 'STALE_EDIT'],
    noted: 'translations.edit',
  }),
  getTranslationCoverage: wire(calls.getTranslationCoverage, {
    summary: 'How much of the wizard is translated.',
    access: 'admin',
    query: z.object({ language: z.enum(LANGUAGES).default('lt') }),
    answer: json(translationCoverage),
  }),
};
