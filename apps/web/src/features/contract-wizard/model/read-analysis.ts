import { analysisCategory, type AnalyzeResponse } from '@pactwright/protocol';
import { soundsRequired } from '@pactwright/drafting';
import { requiredFirst, type Suggestion } from '../../../shared/improving/suggestion.js';

/** What may come back with status 200. */
export type AnalysisAnswer = Partial<AnalyzeResponse> & { readonly error?: string };

/**
 * The suggestions of an answer, the ones that matter most first. The lists of plain texts are what counts; what else the
 * server knows of a text comes from the property beside them (T-28), once: what is decided about a suggestion is kept by its
 * text (R-SUM-16). Undefined for an answer without suggestions (R-SUM-08).
 */
export function readAnalysis({ suggestions, details = [] }: AnalysisAnswer): Suggestion[] | undefined {
  if (typeof suggestions !== 'object' || suggestions === null) return undefined;
  const read = Object.entries(suggestions).flatMap(([name, texts]) => {
    const category = analysisCategory.catch('clarity').parse(name);
    return (texts ?? []).map((text): Suggestion => ({ text, category, isRequired: soundsRequired(text) }));
  });
  const listed = new Map(read.map((suggestion) => [suggestion.text, suggestion]));
  const known = new Map(
    details
      .filter(({ suggestion: text }) => listed.has(text))
      .map(({ suggestion: text, ...facts }): [string, Suggestion] => [text, { ...facts, text }]),
  );
  for (const text of known.keys()) listed.delete(text);
  return requiredFirst([...known.values(), ...listed.values()]);
}
