import { errorMessage, type Language, type RunStatus, type UploadRunView } from '@pactwright/protocol';
import type { Upload, UploadStatus } from './upload.entity.js';

const SHOWN: Readonly<Record<UploadStatus, RunStatus>> = {
  receiving: 'queued',
  queued: 'queued',
  running: 'running',
  done: 'done',
  failed: 'failed',
};

/** What its owner is told of an upload, in the language asked for; the findings stay in the language of the upload. */
export function viewOf(upload: Upload, language: Language): UploadRunView {
  const { id, status, stage, analysis, failure, failureParams } = upload;
  return {
    runId: id,
    status: SHOWN[status],
    stage,
    language: upload.language,
    analysis,
    ...(failure && { code: failure, message: errorMessage(failure, language, failureParams) }),
  };
}

/** Of a row and of its view. */
export const hasEnded = ({ status }: Pick<Upload | UploadRunView, 'status'>): boolean =>
  status === 'done' || status === 'failed';
