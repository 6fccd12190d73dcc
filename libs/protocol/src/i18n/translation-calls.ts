import { defineCall } from '../calls/call.js';
import type { TranslationsResponse } from './responses.js';
import type { TranslationsQuery } from './translations.js';

export const listTranslations = defineCall<{ query: TranslationsQuery; answer: TranslationsResponse }>({
  service: 'i18n',
  method: 'GET',
  path: '/api/translations',
});
