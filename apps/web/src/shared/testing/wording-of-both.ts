import { analyze, type Language } from '@pactwright/drafting';
import type { Answers } from '@pactwright/protocol';

/** What the rule set proposes to add under this id, in both languages. */
export function wordingOfBoth(id: string, answers: Answers): Record<Language, string> {
  const of = (contractLanguage: Language): string => {
    const found = analyze(answers, { language: 'en', contractLanguage }).find((each) => each.id === id);
    if (found?.implementation === undefined) throw new Error(`no wording for ${id}`);
    return found.implementation;
  };
  return { en: of('en'), lt: of('lt') };
}
