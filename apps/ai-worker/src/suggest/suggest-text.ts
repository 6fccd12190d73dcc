import { Injectable } from '@nestjs/common';
import { suggest } from '@pactwright/drafting';
import type { RunInputOf, RunResultOf } from '@pactwright/protocol';
import { builtInEngine } from '../engines.js';
import { AskModel } from '../model/ask-model.js';
import type { RunContext } from '../run-context.js';
import { isFreeText } from './free-text.js';
import { normaliseSuggestion } from './normalise.js';
import { PROMPT_VERSION, suggestInstructions, suggestSections } from './prompt.js';
import { suggestAnswer } from './schema.js';

const MOST_OUTPUT_TOKENS = 2_000;

/** Text for one field of the wizard, or for one improvement. */
@Injectable()
export class SuggestText {
  constructor(private readonly model: AskModel) {}

  async suggest(
    input: RunInputOf<'suggest'>,
    { payer, signal }: RunContext,
  ): Promise<RunResultOf<'suggest'>> {
    const { key, label, currentText, improvement, answers, contractLanguage } = input;
    const field = { key, label, currentText, ...(improvement ? { improvement } : {}) };
    const builtIn = suggest(field, answers, contractLanguage);
    if (!isFreeText(key)) return { kind: 'suggest', suggestion: builtIn, engine: builtInEngine(null) };
    const { result, engine } = await this.model.ask(
      {
        task: 'suggest',
        promptVersion: PROMPT_VERSION,
        instructions: suggestInstructions(input),
        sections: suggestSections(input, builtIn),
        schema: suggestAnswer,
        maxOutputTokens: MOST_OUTPUT_TOKENS,
        read: (answer, pseudonymizer) => normaliseSuggestion(answer, pseudonymizer, input, builtIn),
      },
      payer,
      signal,
    );
    return { kind: 'suggest', suggestion: result ?? builtIn, engine };
  }
}
