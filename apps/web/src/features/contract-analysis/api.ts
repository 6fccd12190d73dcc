import { UPLOAD_FIELD, documentsCalls, type Language, type UploadRunView } from '@pactwright/protocol';
import { listenTo } from '../../shared/api/event-stream.js';
import { formTo } from '../../shared/api/form-to.js';
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
export const sendFile = ({ file, language, signal, onProgress }: SendFile) =>
  upload({
    ...formTo(documentsCalls.uploadContract, { form: { language, [UPLOAD_FIELD]: file } }),
    headers: { Prefer: 'respond-async' },
    signal,
    onProgress,
  });

/** The run's views as they change. */
export const listenToRun = (id: string, hear: (view: UploadRunView) => void): EventSource =>
  listenTo(documentsCalls.followUploadRun, { params: { id } }, hear);

export const getRun = (id: string, signal: AbortSignal) =>
  sendForJson({ ...requestTo(documentsCalls.getUploadRun, { params: { id } }), signal });

/** With all that was found, before its day is over. */
export const deleteCheck = (id: string) =>
  sendForJson(requestTo(documentsCalls.deleteCheck, { params: { id } }));
