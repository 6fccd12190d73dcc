import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ErrorCode, ReviewedKind } from '@pactwright/protocol';
import { Runs, type FinishedRun } from '@pactwright/server-runs';
import type { EntityManager } from 'typeorm';
import { Upload } from './upload.entity.js';
import { endReviewed } from './uploads.js';
import { warningsOf } from './warnings.js';

const REFUSED: Partial<Record<ReviewedKind, ErrorCode>> = {
  'not-a-contract': 'NOT_A_CONTRACT',
  'other-language': 'DOCUMENT_LANGUAGE',
  empty: 'UPLOAD_NO_TEXT',
};

/** Ends the upload together with its review: with the analysis, or with the reason why there is none. */
@Injectable()
export class FinishReview implements OnModuleInit {
  constructor(private readonly runs: Runs) {}

  onModuleInit(): void {
    this.runs.onFinished('review', (run, manager) => this.finish(run, manager));
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
    const analysis = { ...review.analysis, warnings, documentText: upload.text };
    await endReviewed(manager, upload.id, { status: 'done', analysis });
  }
}
