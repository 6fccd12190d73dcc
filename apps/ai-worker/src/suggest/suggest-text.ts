import { Injectable } from '@nestjs/common';
import { offeredInBoth, suggest, wholeText, type SuggestedText } from '@pactwright/drafting';
import type { RunInputOf, RunResultOf } from '@pactwright/protocol';
import { builtInEngine } from '../engines.js';
import { AskModel } from '../model/ask-model.js';
import type { RunContext } from '../run-context.js';
import { asOffers } from './as-offers.js';
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
    if (!isFreeText(key)) return { kind: 'suggest', ...told(builtIn, input), engine: builtInEngine(null) };
    const example = wholeText(builtIn);
    const { result, engine } = await this.model.ask(
      {
        task: 'suggest',
        promptVersion: PROMPT_VERSION,
        instructions: suggestInstructions(input),
        sections: suggestSections(input, example),
        schema: suggestAnswer,
        maxOutputTokens: MOST_OUTPUT_TOKENS,
        read: (answer, pseudonymizer) => normaliseSuggestion(answer, pseudonymizer, input, example),
      },
      payer,
      signal,
    );
    const text = result === undefined ? builtIn : asOffers(key, currentText, result);
    return { kind: 'suggest', ...told(text, input), engine };
  }
}

function told(
  { suggestion, offered }: SuggestedText,
  { answers, contractLanguage }: RunInputOf<'suggest'>,
): Omit<RunResultOf<'suggest'>, 'kind' | 'engine'> {
  const seconds = offeredInBoth(offered, answers, contractLanguage);
  return {
    suggestion,
    ...(offered.length > 0 && { offered: [...offered] }),
    ...(seconds && { seconds }),
  };
}
