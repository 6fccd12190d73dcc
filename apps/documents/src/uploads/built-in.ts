import { check } from '@pactwright/drafting';
import { reviewOf, type RunInput, type RunResult } from '@pactwright/protocol';
import { IN_PLACE } from '@pactwright/server-runs';

/** The answer to what documents asks when no worker gives one: the same rules here; for a model nobody can stand in. */
export function answerInPlace(input: RunInput): RunResult | undefined {
  switch (input.kind) {
    case 'review': {
      const { text, language } = input;
      return reviewOf(check(text, { language }), { language, engine: { ...IN_PLACE, fallback: null } });
    }
    case 'model-review':
      return { kind: 'model-review', findings: [], isPartial: false, engine: IN_PLACE };
    default:
      return undefined;
  }
}
