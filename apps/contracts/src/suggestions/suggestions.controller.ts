import { Controller, Headers, HttpCode, Post, Res } from '@nestjs/common';
import {
  analyzeRequest,
  suggestionRequest,
  type Actor,
  type AnalyzeRequest,
  type AnalyzeResponse,
  type KeptAnalysisResponse,
  type Language as LanguageCode,
  type RunInputOf,
  type RunPending,
  type SuggestionRequest,
  type SuggestionResponse,
  storable,
  uuid,
} from '@pactwright/protocol';
import {
  AppError,
  CallerAddress,
  CurrentActor,
  Language,
  Public,
  ZodBody,
  ZodParam,
} from '@pactwright/server-kit';
import { Runs, payerOf, pending, untilLeft, waitOf } from '@pactwright/server-runs';
import type { FastifyReply } from 'fastify';
import { SuggestionContexts, assertSmall, type SentContext } from './suggestion-context.js';
import { analysisView, suggestionView } from './suggestion-view.js';
import { suggestedField } from './suggested-field.js';

const contractId = uuid('CONTRACT_NOT_FOUND');

/** Open to visitors; every word that is sent along is untrusted context (T-51). */
@Controller('api/contracts')
export class SuggestionsController {
  constructor(
    private readonly contexts: SuggestionContexts,
    private readonly runs: Runs,
  ) {}

  @Public()
  @Post('suggestion')
  @HttpCode(200)
  async suggest(
    @CurrentActor() actor: Actor,
    @CallerAddress() address: string | null,
    @Language() language: LanguageCode,
    @Headers('prefer') prefer: string | undefined,
    @ZodBody(suggestionRequest) request: SuggestionRequest,
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

  @Public()
  @Post('analyze')
  @HttpCode(200)
  async analyze(
    @CurrentActor() actor: Actor,
    @CallerAddress() address: string | null,
    @Language() language: LanguageCode,
    @Headers('prefer') prefer: string | undefined,
    @ZodBody(analyzeRequest) request: AnalyzeRequest,
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

  @Public()
  @Post(':id/analysis')
  @HttpCode(200)
  async lastAnalysis(
    @CurrentActor() actor: Actor,
    @Language() language: LanguageCode,
    @ZodParam('id', contractId) id: string,
    @ZodBody(analyzeRequest) { formData }: AnalyzeRequest,
  ): Promise<KeptAnalysisResponse> {
    const input = await this.analyzeInput(actor, { contractId: id, forms: [formData], language });
    const last = await this.runs.findLast<'analyze'>(actor, { input, subject: id });
    const result = last?.run.result;
    return { analysis: result ? analysisView(result, language) : null, isCurrent: last?.isSame === true };
  }

  private async analyzeInput(actor: Actor, sent: SentContext): Promise<RunInputOf<'analyze'>> {
    assertSmall(...sent.forms);
    const { answers, contractLanguage, approved } = await this.contexts.read(actor, sent);
    return { kind: 'analyze', language: sent.language, contractLanguage, answers, approved: [...approved] };
  }
}
