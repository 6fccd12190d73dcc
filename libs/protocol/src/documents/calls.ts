import { defineCall, type FormFile } from '../calls/call.js';
import type { Language } from '../platform/languages.js';
import type { DoneResponse } from '../platform/message.js';
import type { CONTRACT_FIELD, MINE_FIELD } from './comparison-form.js';
import type { CompareRequest, ComparisonView } from './comparison.js';
import type { ContractDetails, FilledDownloadRequest } from './details.js';
import type { DocumentFormat } from './formats.js';
import type { PLAN_FIELD } from './reply-form.js';
import type { ReplyPlan, ReplyProposals, ReplyUnit } from './reply.js';
import type { ContractTerms } from './terms.js';
import type { UploadResponse, UploadRunView } from './responses.js';
import type { UPLOAD_FIELD } from './upload-form.js';

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

export const uploadContract = defineCall<{
  form: { readonly [UPLOAD_FIELD]: FormFile; readonly language?: Language };
  answer: UploadResponse;
  isLater: true;
}>({
  service: 'documents',
  method: 'POST',
  path: '/api/analyze/upload',
});

export const getUploadRun = defineCall<{ params: Run; answer: UploadRunView }>({
  service: 'documents',
  method: 'GET',
  path: '/api/analyze/runs/:id',
});

export const followUploadRun = defineCall<{ params: Run; message: UploadRunView }>({
  service: 'documents',
  method: 'GET',
  path: '/api/analyze/runs/:id/events',
});

/** With the text, the findings and what a model still reads of it. */
export const deleteCheck = defineCall<{ params: Run; answer: DoneResponse }>({
  service: 'documents',
  method: 'DELETE',
  path: '/api/analyze/runs/:id',
});

/** The terms that the contract sets, with their passages; once the check is done. */
export const listTerms = defineCall<{ params: Run; answer: ContractTerms }>({
  service: 'documents',
  method: 'GET',
  path: '/api/analyze/runs/:id/terms',
});

/** How what was found can be answered; once the check is done. */
export const listReplyProposals = defineCall<{ params: Run; answer: ReplyProposals }>({
  service: 'documents',
  method: 'GET',
  path: '/api/analyze/runs/:id/proposals',
});

/** What its Word files cost, and whether that is paid. */
export const getReplyUnit = defineCall<{ params: Run; answer: ReplyUnit }>({
  service: 'documents',
  method: 'GET',
  path: '/api/analyze/runs/:id/unit',
});

/** Takes the file that was checked once more. An attachment, of which `REDLINE_HEADERS` tell more. */
export const makeRedline = defineCall<{
  params: Run;
  form: { readonly [PLAN_FIELD]: ReplyPlan; readonly [UPLOAD_FIELD]: FormFile };
}>({
  service: 'documents',
  method: 'POST',
  path: '/api/analyze/runs/:id/redline',
});

/** Their words, ours and why as a Word table, whatever kind of file was checked. An attachment. */
export const makeReplySheet = defineCall<{ params: Run; body: ReplyPlan }>({
  service: 'documents',
  method: 'POST',
  path: '/api/analyze/runs/:id/sheet',
});

/** Of two files that were checked; it is computed anew each time and kept nowhere. */
export const compareVersions = defineCall<{ body: CompareRequest; answer: ComparisonView }>({
  service: 'documents',
  method: 'POST',
  path: '/api/analyze/compare',
});

/**
 * Mine as a Word file with what leads to theirs, the check `id`, as tracked changes. Mine is a check, with its file once more, or a
 * contract of one's own. An attachment.
 */
export const redlineComparison = defineCall<{
  params: Run;
  form: {
    readonly [MINE_FIELD]?: string;
    readonly [CONTRACT_FIELD]?: string;
    readonly [UPLOAD_FIELD]?: FormFile;
  };
}>({
  service: 'documents',
  method: 'POST',
  path: '/api/analyze/runs/:id/compared',
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
