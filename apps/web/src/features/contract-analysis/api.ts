import {
  UPLOAD_FIELD,
  addressOf,
  documentsCalls,
  type Language,
  type RunPending,
  type UploadResponse,
} from '@pactwright/protocol';
import { requestTo } from '../../shared/api/request-to.js';
import { sendForJson } from '../../shared/api/request.js';
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
  return upload<RunPending | UploadResponse>({
    url: documentsCalls.uploadContract.path,
    form,
    headers: { Prefer: 'respond-async' },
    signal,
    onProgress,
  });
}

/** The run's views as they change, as server-sent events. */
export const runEventsUrl = (id: string): string =>
  addressOf(documentsCalls.followUploadRun, { params: { id } });

export const getRun = (id: string, signal: AbortSignal) =>
  sendForJson({ ...requestTo(documentsCalls.getUploadRun, { params: { id } }), signal });
