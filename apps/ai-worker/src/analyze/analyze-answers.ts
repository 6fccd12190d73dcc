import { Injectable } from '@nestjs/common';
import { analyzeDraft } from '@pactwright/drafting';
import { suggestionDetail, type RunInputOf, type RunResultOf } from '@pactwright/protocol';
import { AskModel } from '../model/ask-model.js';
import type { RunContext } from '../run-context.js';
import { normaliseAnalysis } from './normalise.js';
import { PROMPT_VERSION, analyzeInstructions, analyzeSections } from './prompt.js';
import { analyzeAnswer } from './schema.js';

const MOST_OUTPUT_TOKENS = 4_000;

/** What would make the user's own contract better. */
@Injectable()
export class AnalyzeAnswers {
  constructor(private readonly model: AskModel) {}

  async analyze(
    input: RunInputOf<'analyze'>,
    { payer, signal }: RunContext,
  ): Promise<RunResultOf<'analyze'>> {
    const { answers, language, contractLanguage, approved: additions, notAsked } = input;
    const known = suggestionDetail
      .array()
      .parse(analyzeDraft(answers, { language, contractLanguage, additions, notAsked }));
    const { result, engine } = await this.model.ask(
      {
        task: 'analyze',
        promptVersion: PROMPT_VERSION,
        instructions: analyzeInstructions(input),
        sections: analyzeSections(input, known),
        schema: analyzeAnswer,
        maxOutputTokens: MOST_OUTPUT_TOKENS,
        read: (answer, pseudonymizer) => normaliseAnalysis(answer, pseudonymizer, input, known),
      },
      payer,
      signal,
    );
    return { kind: 'analyze', suggestions: result ?? known, engine };
  }
}
