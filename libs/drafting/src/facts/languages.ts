export const LANGUAGES = ['en', 'lt'] as const;
/** A language of the interface and of contracts; English is the original. */
export type Language = (typeof LANGUAGES)[number];
