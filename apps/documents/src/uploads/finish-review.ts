import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  builtInFindings,
  withModelReview,
  type ContractAnalysis,
  type ErrorCode,
  type ReviewedKind,
  type RunResultOf,
} from '@pactwright/protocol';
import { logger } from '@pactwright/server-kit';
import { ModelFlag } from '@pactwright/server-queue';
import { IN_PLACE, Runs, type FinishedRun } from '@pactwright/server-runs';
import type { EntityManager } from 'typeorm';
import { Upload, analysisOf } from './upload.entity.js';
import { endReviewed, joinModelReview } from './uploads.js';
import { warningsOf } from './warnings.js';

const REFUSED: Partial<Record<ReviewedKind, ErrorCode>> = {
  'not-a-contract': 'NOT_A_CONTRACT',
  'other-language': 'DOCUMENT_LANGUAGE',
  empty: 'UPLOAD_NO_TEXT',
};
const NOTHING: Omit<RunResultOf<'model-review'>, 'kind'> = {
  findings: [],
  isPartial: false,
  engine: IN_PLACE,
};

/**
 * Ends the upload together with its review by the rules: with the analysis, or with the reason why there is none. Where a model
 * is configured it is asked to read the same text, in the same transaction; what it finds joins the analysis when it comes.
 */
@Injectable()
export class FinishReview implements OnModuleInit {
  private readonly log = logger('uploads');

  constructor(
    private readonly runs: Runs,
    private readonly modelFlag: ModelFlag,
  ) {}

  onModuleInit(): void {
    this.runs.onFinished('review', (run, manager) => this.finish(run, manager));
    this.runs.onFinished('model-review', (run, manager) => this.join(run, manager));
  }

  private async finish({ subject, outcome }: FinishedRun, manager: EntityManager): Promise<void> {
    if (subject === null) return;
    const upload = await manager.findOneBy(Upload, { id: subject, status: 'running' });
    if (!upload || upload.text === null) return;
    const review = outcome.status === 'done' && outcome.result.kind === 'review' ? outcome.result : undefined;
    if (!review?.analysis) {
      const failure = (review && REFUSED[review.document]) ?? 'ANALYSIS_FAILED';
      await endReviewed(manager, upload.id, { status: 'failed', failure });
      return;
    }
    const warnings = [...warningsOf(upload, upload.language), ...review.analysis.warnings];
    const hasModel = await this.hasModel();
    const analysis: ContractAnalysis = {
      ...review.analysis,
      warnings,
      documentText: upload.text,
      modelReview: { state: hasModel ? 'running' : 'none', findings: [] },
    };
    await endReviewed(manager, upload.id, { status: 'done', analysis });
    if (!hasModel) return;
    const isAsked = await this.runs.askNext(manager, {
      input: {
        kind: 'model-review',
        language: upload.language,
        text: upload.text,
        known: builtInFindings(analysis),
      },
      payer: upload.payer,
      subject,
    });
    if (!isAsked) await joinModelReview(manager, subject, withModelReview(analysis, NOTHING));
  }

  private async join({ subject, outcome }: FinishedRun, manager: EntityManager): Promise<void> {
    if (subject === null) return;
    const upload = await manager.findOneBy(Upload, { id: subject, status: 'done' });
    const analysis = upload && analysisOf(upload);
    if (analysis?.modelReview.state !== 'running') return;
    const review =
      outcome.status === 'done' && outcome.result.kind === 'model-review' ? outcome.result : NOTHING;
    await joinModelReview(manager, subject, withModelReview(analysis, review));
  }

  /** Nobody is told of a model of which it is not known whether there is one. */
  private async hasModel(): Promise<boolean> {
    try {
      return await this.modelFlag.isSet();
    } catch (error) {
      this.log.warn({ err: error }, 'whether there is a model cannot be told');
      return false;
    }
  }
}
