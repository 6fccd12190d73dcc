import { furtherTermsOf, needsQuestions } from '@pactwright/drafting';
import type { Answers, FurtherTerm, Language } from '@pactwright/protocol';
import { optionValue } from '../answers/resolve-value.js';
import type { Catalogue } from '../catalogue/catalogue.js';

/**
 * The answers that no clause is made for, with the words of their questions, removed ones included (ADR 0011). The wizard is
 * asked for only where an answer needs it; then a contract without those words would be another one.
 */
export async function furtherTerms(
  answers: Answers,
  language: Language,
  getCatalogue: () => Promise<Catalogue>,
): Promise<FurtherTerm[]> {
  if (!needsQuestions(answers)) return [];
  const catalogue = await getCatalogue();
  const questions = catalogue.fields.map((field) => ({
    key: field.key,
    type: field.type,
    label: catalogue.fieldLabel(field, language),
    options: field.options.map((option) => ({
      value: optionValue(option),
      label: catalogue.optionLabel(option, language),
    })),
  }));
  return furtherTermsOf(questions, answers, language).map(({ key, label, value }) => ({
    key,
    label,
    value: value.kind === 'choices' ? { ...value, labels: [...value.labels] } : value,
  }));
}
