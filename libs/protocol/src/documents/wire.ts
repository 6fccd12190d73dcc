import { z } from 'zod';
import { uuid } from '../platform/uuid.js';
import { events, file, json, later, wire } from '../platform/wire.js';
import * as calls from './calls.js';
import { DETAILS_BYTES, contractDetails, filledDownloadRequest } from './details.js';
import { CONTENT_TYPES, DOCUMENT_FORMATS } from './documents.js';
import type { DOCUMENTS_ERRORS } from './errors.js';
import { uploadResponse, uploadRunView } from './responses.js';
import { UPLOAD_FIELD, UPLOAD_MAX_BYTES, UPLOAD_OVERHEAD_BYTES } from './upload-form.js';

/* An id that is none is a run that is not there. */
const runId = { id: uuid('RUN_NOT_FOUND') };

/* An id that is none is a contract that is not there: nothing is told about which ids exist. */
const fileOfContract = {
  format: z.enum(DOCUMENT_FORMATS, 'FORMAT_NOT_SUPPORTED'),
  id: uuid('CONTRACT_NOT_FOUND'),
};
const FILE_OF_CONTRACT_REFUSALS = [
  'FORMAT_NOT_SUPPORTED',
  'CONTRACT_NOT_FOUND',
  'CONTRACT_NOT_PAID',
  'CONTRACT_WITHHELD',
  'RENDER_FAILED',
] as const;

/** What is wrong with a file, or with reading it. */
const FILE_REFUSALS = [
  'UPLOAD_MISSING',
  'UPLOAD_TYPE',
  'UPLOAD_TOO_LARGE',
  'UPLOAD_TYPE_MISMATCH',
  'UPLOAD_ENCRYPTED',
  'UPLOAD_MACROS',
  'UPLOAD_NO_TEXT',
  'UPLOAD_DAMAGED',
  'UPLOAD_UNSAFE',
  'UPLOAD_TOO_COMPLEX',
  'UPLOAD_BUSY',
  'NOT_A_CONTRACT',
  'DOCUMENT_LANGUAGE',
  'ANALYSIS_FAILED',
] as const satisfies readonly (keyof typeof DOCUMENTS_ERRORS)[];

export const documentsWires = {
  downloadContract: wire(calls.downloadContract, {
    summary: `The contract as ${DOCUMENT_FORMATS.join(' or ')}.`,
    access: 'public',
    params: fileOfContract,
    answer: file(...Object.values(CONTENT_TYPES)),
    refusals: FILE_OF_CONTRACT_REFUSALS,
    noted: 'contract.download',
  }),
  downloadFilled: wire(calls.downloadFilled, {
    summary: 'The contract as a file with these details in place of its gaps; they are stored nowhere.',
    access: 'public',
    params: fileOfContract,
    body: filledDownloadRequest,
    answer: file(...Object.values(CONTENT_TYPES)),
    refusals: FILE_OF_CONTRACT_REFUSALS,
    noted: 'contract.download',
    bodyLimit: DETAILS_BYTES,
    isPatient: true,
  }),
  getContractDetails: wire(calls.getContractDetails, {
    summary: 'What is left to fill into a contract, each gap once.',
    access: 'public',
    params: { id: uuid('CONTRACT_NOT_FOUND') },
    answer: json(contractDetails),
    refusals: ['CONTRACT_NOT_FOUND'],
  }),
  uploadContract: wire(calls.uploadContract, {
    summary: `Checks a contract that was sent as the file \`${UPLOAD_FIELD}\` of a form. Answers 202 with a \`runId\` when it takes long, or at once with \`Prefer: respond-async\`.`,
    access: 'public',
    form: { [UPLOAD_FIELD]: 'file', language: 'text' },
    answer: later(uploadResponse),
    refusals: ['NOT_SIGNED_IN', 'TOO_MANY_CHECKS', 'TOO_MANY_RUNS', ...FILE_REFUSALS],
    noted: 'contract.check',
    bodyLimit: UPLOAD_MAX_BYTES + UPLOAD_OVERHEAD_BYTES,
    tooLarge: 'UPLOAD_TOO_LARGE',
    makesOwner: true,
    counted: 'uploads',
    isPatient: true,
  }),
  getUploadRun: wire(calls.getUploadRun, {
    summary: 'A check that was answered 202, and what a model adds to it within three minutes.',
    access: 'public',
    params: runId,
    answer: json(uploadRunView),
    refusals: ['RUN_NOT_FOUND'],
    isPatient: true,
  }),
  followUploadRun: wire(calls.followUploadRun, {
    summary: 'The same as server-sent events, until nothing more is to come.',
    access: 'public',
    params: runId,
    answer: events(uploadRunView),
    refusals: ['RUN_NOT_FOUND'],
    isPatient: true,
  }),
  exportUser: wire(calls.exportUser, {
    summary: 'Everything about the user as one ZIP.',
    access: 'signed-in',
    answer: file('application/zip'),
    noted: 'account.export',
    isPatient: true,
  }),
  exportGuest: wire(calls.exportGuest, {
    summary: 'Everything made in this browser without an account as one ZIP.',
    access: 'guest',
    answer: file('application/zip'),
    isPatient: true,
  }),
};
