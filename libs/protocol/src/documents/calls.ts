import { defineCall } from '../platform/call.js';
import type { DocumentFormat } from './documents.js';
import type { UploadResponse, UploadRunView } from './responses.js';

interface Run {
  readonly id: string;
}

/** An attachment. */
export const downloadContract = defineCall<{
  params: { readonly id: string; readonly format: DocumentFormat };
}>({ service: 'documents', method: 'GET', path: '/api/contracts/:id/download/:format' });

/** Takes a form: the file as `UPLOAD_FIELD`, and `language`. */
export const uploadContract = defineCall<{ answer: UploadResponse }>({
  service: 'documents',
  method: 'POST',
  path: '/api/analyze/upload',
});

export const getUploadRun = defineCall<{ params: Run; answer: UploadRunView }>({
  service: 'documents',
  method: 'GET',
  path: '/api/analyze/runs/:id',
});

export const followUploadRun = defineCall<{ params: Run; answer: UploadRunView }>({
  service: 'documents',
  method: 'GET',
  path: '/api/analyze/runs/:id/events',
});

export const exportUser = defineCall<object>({
  service: 'documents',
  method: 'GET',
  path: '/api/user/export',
});

export const exportGuest = defineCall<object>({
  service: 'documents',
  method: 'GET',
  path: '/api/guest/export',
});
