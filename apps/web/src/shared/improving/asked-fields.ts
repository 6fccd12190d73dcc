import { OTHER_SUFFIX } from '@pactwright/protocol';
import type { SuggestionFacts } from './suggestion-facts.js';

/** The fields of the wizard that a suggestion asks for: named, or those that it would change. None where it asks for a sentence. */
export function askedFields({
  fields,
  change,
}: Pick<SuggestionFacts, 'fields' | 'change'>): readonly string[] {
  if (fields !== undefined && fields.length > 0) return fields;
  return Object.keys(change ?? {}).filter((key) => !key.endsWith(OTHER_SUFFIX));
}
