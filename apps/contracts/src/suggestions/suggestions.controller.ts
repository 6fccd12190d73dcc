import { Controller, Headers, Res } from '@nestjs/common';
import {
  contractsWires as wires,
  storable,
  type Actor,
  type AnalyzeResponse,
  type KeptAnalysisResponse,
  type Language as LanguageCode,
  type RunInputOf,
  type RunPending,
  type SuggestionResponse,
  type Taken,
} from '@pactwright/protocol';
import { Answers, AppError, CallerAddress, CurrentActor, Language } from '@pactwright/server-kit';
import { Runs, payerOf, pending, untilLeft, waitOf } from '@pactwright/server-runs';
import type { FastifyReply } from 'fastify';
import { SuggestionContexts, assertSmall, type SentContext } from './suggestion-context.js';
import { analysisView, suggestionView } from './suggestion-view.js';
import { suggestedField } from './suggested-field.js';

/** Open to visitors; every word that is sent along is untrusted context (T-51). */
@Controller()
export class SuggestionsController {
  constructor(
    private readonly contexts: SuggestionContexts,
    private readonly runs: Runs,
  ) {}

  @Answers(wires.suggestText)
  async suggest(
    { body: request }: Taken<typeof wires.suggestText>,
    @CurrentActor() actor: Actor,
    @CallerAddress() address: string | null,
    @Language() language: LanguageCode,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SuggestionResponse | RunPending> {
    const { currentFormData, wizardData, contractDetails, currentText, jobType } = request;
    assertSmall(currentFormData, wizardData, contractDetails, currentText);
    const signal = untilLeft(reply);
    const contractId = request.contractId ?? null;
    const details = typeof contractDetails === 'string' ? null : contractDetails;
    const context = await this.contexts.read(actor, {
      contractId,
      forms: [details, wizardData, currentFormData],
      jobType,
      language,
    });
    const run = await this.runs.ask({
      input: {
        kind: 'suggest',
        language,
        contractLanguage: context.contractLanguage,
        stepKey: storable(request.stepKey),
        ...suggestedField(request, context, language),
        currentText: storable(currentText ?? ''),
        answers: context.answers,
      },
      payer: payerOf(actor, address),
      subject: contractId,
      waitMs: waitOf(prefer),
      signal,
    });
    if (run.status === 'failed') throw new AppError('RUN_FAILED');
    return run.result ? suggestionView(run.result) : pending(reply, run.runId);
  }

  @Answers(wires.analyzeContract)
  async analyze(
    { body: request }: Taken<typeof wires.analyzeContract>,
    @CurrentActor() actor: Actor,
    @CallerAddress() address: string | null,
    @Language() language: LanguageCode,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AnalyzeResponse | RunPending> {
    const signal = untilLeft(reply);
    const subject = request.contractId ?? null;
    const sent = { contractId: subject, forms: [request.formData], language };
    const run = await this.runs.ask({
      input: await this.analyzeInput(actor, sent),
      payer: payerOf(actor, address),
      subject,
      waitMs: waitOf(prefer),
      signal,
    });
    if (run.status === 'failed') throw new AppError('RUN_FAILED');
    return run.result ? analysisView(run.result, language) : pending(reply, run.runId);
  }

  @Answers(wires.getKeptAnalysis)
  async lastAnalysis(
    { params: { id }, body: { formData } }: Taken<typeof wires.getKeptAnalysis>,
    @CurrentActor() actor: Actor,
    @Language() language: LanguageCode,
  ): Promise<KeptAnalysisResponse> {
    const input = await this.analyzeInput(actor, { contractId: id, forms: [formData], language });
    const last = await this.runs.findLast<'analyze'>(actor, { input, subject: id });
    const result = last?.run.result;
    return { analysis: result ? analysisView(result, language) : null, isCurrent: last?.isSame === true };
  }

  private async analyzeInput(actor: Actor, sent: SentContext): Promise<RunInputOf<'analyze'>> {
    assertSmall(...sent.forms);
    const { answers, notAsked, contractLanguage, approved } = await this.contexts.read(actor, sent);
    return {
      kind: 'analyze',
      language: sent.language,
      contractLanguage,
      answers,
      approved: [...approved],
      ...(notAsked.length > 0 && { notAsked: [...notAsked] }),
    };
  }
}
