import { RULES_VERSION, analyze, suggest } from '@pactwright/drafting';
import type { Engine, RunInput, RunResult } from '@pactwright/protocol';

/* Given here only when no worker took the question in time. */
const ENGINE: Engine = { name: 'built-in', version: RULES_VERSION, model: null, fallback: 'unavailable' };

/** The built-in answer to what contracts asks. */
export function answerInPlace(input: RunInput): RunResult | undefined {
  switch (input.kind) {
    case 'suggest': {
      const { key, label, currentText, improvement, answers, contractLanguage } = input;
      const field = { key, label, currentText, ...(improvement && { improvement }) };
      return { kind: 'suggest', suggestion: suggest(field, answers, contractLanguage), engine: ENGINE };
    }
    case 'analyze': {
      const { answers, language, contractLanguage, approved: additions } = input;
      return {
        kind: 'analyze',
        suggestions: analyze(answers, { language, contractLanguage, additions }),
        engine: ENGINE,
      };
    }
    case 'review':
      return undefined;
  }
}
