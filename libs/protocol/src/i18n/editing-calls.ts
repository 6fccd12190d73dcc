import { defineCall } from '../calls/call.js';
import type { Language } from '../platform/languages.js';
import type { DeletionQuery } from '../platform/seen-version.js';
import type { TranslationRequest } from './editing.js';
import type { TranslationCoverageResponse, TranslationResponse, TranslationsResponse } from './responses.js';
import type { Translation } from './translations.js';

export const listTranslationsOfOne = defineCall<{
  params: Pick<Translation, 'entityType' | 'entityId' | 'language'>;
  answer: TranslationsResponse;
}>({ service: 'i18n', method: 'GET', path: '/api/translations/:entityType/:entityId/:language' });

export const saveTranslation = defineCall<{ body: TranslationRequest; answer: TranslationResponse }>({
  service: 'i18n',
  method: 'POST',
  path: '/api/translations',
});

export const deleteTranslation = defineCall<{
  params: Pick<Translation, 'id'>;
  query: DeletionQuery;
  answer: TranslationResponse;
}>({ service: 'i18n', method: 'DELETE', path: '/api/translations/:id' });

export const getTranslationCoverage = defineCall<{
  query: { readonly language?: Language };
  answer: TranslationCoverageResponse;
}>({ service: 'i18n', method: 'GET', path: '/api/admin/translation-coverage' });
