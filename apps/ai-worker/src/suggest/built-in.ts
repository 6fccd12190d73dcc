import type { Answers, Language } from '@pactwright/protocol';

export interface SuggestedField {
  readonly key: string | null;
  readonly label: string;
  readonly currentText: string;
  readonly improvement?: { readonly id: string | null; readonly suggestion: string };
}

/** The rule set has no words for single fields yet: without a model such a run fails, and says so. */
export function suggest(field: SuggestedField, _answers: Answers, language: Language): string {
  throw new Error(`no built-in text for ${field.key ?? 'a field'} in ${language}`);
}
