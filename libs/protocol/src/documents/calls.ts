import { defineCall } from '../platform/call.js';
import type { ContractDetails, FilledDownloadRequest } from './details.js';
import type { DocumentFormat } from './documents.js';
import type { UploadResponse, UploadRunView } from './responses.js';

interface Run {
  readonly id: string;
}

/** An attachment. */
export const downloadContract = defineCall<{
  params: { readonly id: string; readonly format: DocumentFormat };
}>({ service: 'documents', method: 'GET', path: '/api/contracts/:id/download/:format' });

/** The same with details in place of its gaps; they are stored nowhere. */
export const downloadFilled = defineCall<{
  params: { readonly id: string; readonly format: DocumentFormat };
  body: FilledDownloadRequest;
}>({ service: 'documents', method: 'POST', path: '/api/contracts/:id/download/:format' });

export const getContractDetails = defineCall<{
  params: { readonly id: string };
  answer: ContractDetails;
}>({ service: 'documents', method: 'GET', path: '/api/contracts/:id/details' });

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
