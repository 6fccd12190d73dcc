import { analyze, offeredInBoth, suggest } from '@pactwright/drafting';
import type { RunInput, RunResult } from '@pactwright/protocol';
import { IN_PLACE } from '@pactwright/server-runs';

/** The built-in answer to what contracts asks. */
export function answerInPlace(input: RunInput): RunResult | undefined {
  switch (input.kind) {
    case 'suggest': {
      const { key, label, currentText, improvement, answers, contractLanguage } = input;
      const field = { key, label, currentText, ...(improvement && { improvement }) };
      const { suggestion, offered } = suggest(field, answers, contractLanguage);
      const seconds = offeredInBoth(offered, answers, contractLanguage);
      return {
        kind: 'suggest',
        suggestion,
        ...(offered.length > 0 && { offered: [...offered] }),
        ...(seconds && { seconds }),
        engine: IN_PLACE,
      };
    }
    case 'analyze': {
      const { answers, language, contractLanguage, approved: additions, notAsked } = input;
      return {
        kind: 'analyze',
        suggestions: analyze(answers, { language, contractLanguage, additions, notAsked }),
        engine: IN_PLACE,
      };
    }
    case 'review':
    case 'model-review':
      return undefined;
  }
}
