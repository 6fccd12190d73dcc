import { check } from '@pactwright/drafting';
import { reviewOf, type RunInput, type RunResult } from '@pactwright/protocol';
import { IN_PLACE } from '@pactwright/server-runs';

/** The built-in answer to what documents asks. */
export function answerInPlace(input: RunInput): RunResult | undefined {
  if (input.kind !== 'review') return undefined;
  const { text, language } = input;
  return reviewOf(check(text, { language }), { language, engine: IN_PLACE });
}
