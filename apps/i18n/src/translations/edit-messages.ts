import type { Language } from '@pactwright/protocol';

/** What a finished edit says (T-46). */
export const editMessages: Readonly<Record<Language, { readonly saved: string; readonly deleted: string }>> =
  {
    en: { saved: 'Translation saved successfully', deleted: 'Translation deleted successfully' },
    lt: { saved: 'Vertimas įrašytas', deleted: 'Vertimas ištrintas' },
  };
