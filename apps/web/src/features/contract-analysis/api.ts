import {
  UPLOAD_FIELD,
  type Language,
  type RunPending,
  type UploadResponse,
  type UploadRunView,
} from '@pactwright/protocol';
import { sendForJson, type ApiResult } from '../../shared/api/request.js';
import { upload } from '../../shared/api/upload.js';

interface SendFile {
  readonly file: File;
  readonly language: Language;
  readonly signal: AbortSignal;
  onProgress(share: number): void;
}

/** The file goes up once; what becomes of it is asked for by the run's id. */
export function sendFile({ file, language, signal, onProgress }: SendFile) {
  const form = new FormData();
  form.set('language', language);
  form.set(UPLOAD_FIELD, file, file.name);
  return upload({
    url: '/api/analyze/upload',
    form,
    headers: { Prefer: 'respond-async' },
    signal,
    onProgress,
  }) as Promise<ApiResult<RunPending | UploadResponse>>;
}

const runUrl = (runId: string): string => `/api/analyze/runs/${encodeURIComponent(runId)}`;

/** Its views as they change, as server-sent events. */
export const runEventsUrl = (runId: string): string => `${runUrl(runId)}/events`;

export const getRun = (runId: string, signal: AbortSignal) =>
  sendForJson({ url: runUrl(runId), signal }) as Promise<ApiResult<UploadRunView>>;
