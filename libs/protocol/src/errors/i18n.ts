import type { ErrorEntry } from './error-entry.js';

/** What i18n refuses with; see ERRORS. */
export const I18N_ERRORS = {
  TRANSLATION_NOT_FOUND: {
    status: 404,
    message: {
      en: 'This translation was not found; it may have been deleted.',
      lt: 'Šis vertimas nerastas – galbūt jis ištrintas.',
    },
  },
  TRANSLATION_REQUIRED: {
    status: 400,
    message: { en: 'Enter the translation.', lt: 'Įrašykite vertimą.' },
  },
  ENGLISH_IS_THE_ORIGINAL: {
    status: 400,
    message: {
      en: 'English is the original: change the text itself instead.',
      lt: 'Anglų kalba yra originalas: keiskite patį tekstą.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
