import { errorMessage, type Language, type RunStatus, type UploadRunView } from '@pactwright/protocol';
import { analysisIn } from './analysis-in.js';
import type { Upload, UploadStatus } from './upload.entity.js';

const SHOWN: Readonly<Record<UploadStatus, RunStatus>> = {
  receiving: 'queued',
  queued: 'queued',
  running: 'running',
  done: 'done',
  failed: 'failed',
};

/** By then the files that were before it have been read, as a rule. */
const BUSY_RETRY_SECONDS = 20;

/** What its owner is told of an upload, in the language asked for. */
export function viewOf(upload: Upload, language: Language): UploadRunView {
  const { id, label, status, stage, failure, failureParams } = upload;
  return {
    runId: id,
    status: SHOWN[status],
    stage,
    language,
    fileName: label,
    analysis: analysisIn(upload, language),
    ...(failure && { code: failure, message: errorMessage(failure, language, failureParams) }),
    ...(failure === 'UPLOAD_BUSY' && { retryAfter: BUSY_RETRY_SECONDS }),
  };
}

/** Of a row and of its view: whether the rules have checked it, or never will. */
export const isChecked = ({ status }: Pick<Upload | UploadRunView, 'status'>): boolean =>
  status === 'done' || status === 'failed';

/** Whether nothing more is to come, from a model either. */
export const hasEnded = (view: UploadRunView): boolean =>
  isChecked(view) && view.analysis?.modelReview.state !== 'running';
