import { ANSWER_MAX_LENGTH, type RunInputOf } from '@pactwright/protocol';
import { inventedFigures } from '../model/invented-figures.js';
import { plainText } from '../model/plain-prose.js';
import { speaks } from '../model/speaks.js';
import type { Pseudonymizer } from '../redaction/pseudonymizer.js';
import { listed } from './prompt.js';
import type { SuggestAnswer } from './schema.js';

/** The model's text as it goes into the field; undefined when it must not. */
export function normaliseSuggestion(
  { text }: SuggestAnswer,
  pseudonymizer: Pseudonymizer,
  input: RunInputOf<'suggest'>,
  example: string,
): string | undefined {
  const plain = plainText(text);
  if (plain === '' || !speaks(input.contractLanguage, plain)) return undefined;
  const whole = pseudonymizer.reveal(plain).trim();
  const sources = [input.currentText, listed(input.answers), example, input.improvement?.suggestion ?? ''];
  if (whole === '' || whole.length > ANSWER_MAX_LENGTH || inventedFigures(sources)(whole)) return undefined;
  return whole;
}
