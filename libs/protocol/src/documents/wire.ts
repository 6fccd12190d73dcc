import { z } from 'zod';
import { doneResponse } from '../platform/message.js';
import { uuid } from '../platform/uuid.js';
import { events, file, json, later, wire } from '../calls/wire.js';
import * as calls from './calls.js';
import { compareRequest, comparisonView } from './comparison.js';
import { CONTRACT_FIELD, MINE_FIELD } from './comparison-form.js';
import { DETAILS_BYTES, contractDetails, filledDownloadRequest } from './details.js';
import { CONTENT_TYPES, DOCUMENT_FORMATS } from './formats.js';
import type { DOCUMENTS_ERRORS } from '../errors/documents.js';
import { PLAN_FIELD, PLAN_MAX_BYTES } from './reply-form.js';
import { replyPlan, replyProposals, replyUnit } from './reply.js';
import { uploadResponse, uploadRunView } from './responses.js';
import { contractTerms } from './terms.js';
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

/** Why a checked contract is not read once more. */
const READING_REFUSALS = ['RUN_NOT_FOUND', 'CHECK_NOT_DONE', 'CONTRACT_TOO_LONG', 'CONTRACT_BUSY'] as const;

/** What a plan asks for that cannot be done. */
const PLAN_REFUSALS = ['REPLY_EMPTY', 'REPLY_OUTDATED'] as const;

/** What is wrong with a file that comes again, or with writing into it. */
const REDLINE_REFUSALS = [
  'REDLINE_NOT_WORD',
  'UPLOAD_MISSING',
  'UPLOAD_NO_TEXT',
  'UPLOAD_IS_ANOTHER',
  'PAYLOAD_TOO_LARGE',
  'REDLINE_SIGNED',
  'REDLINE_NOT_SAFE',
  'UPLOAD_BUSY',
] as const;

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
    form: { [UPLOAD_FIELD]: 'file', language: 'text?' },
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
  deleteCheck: wire(calls.deleteCheck, {
    summary: 'Deletes a check with its file, the text and the findings, at once instead of after a day.',
    access: 'public',
    params: runId,
    answer: json(doneResponse),
    refusals: ['RUN_NOT_FOUND'],
  }),
  listTerms: wire(calls.listTerms, {
    summary:
      'The terms that the contract sets, each with the passages that say so: a reading, which is not complete. Kept nowhere.',
    access: 'public',
    params: runId,
    answer: json(contractTerms),
    refusals: READING_REFUSALS,
    isPatient: true,
  }),
  listReplyProposals: wire(calls.listReplyProposals, {
    summary: 'How what was found can be answered: other words, a comment, and how far to go.',
    access: 'public',
    params: runId,
    answer: json(replyProposals),
    refusals: READING_REFUSALS,
    isPatient: true,
  }),
  getReplyUnit: wire(calls.getReplyUnit, {
    summary:
      'What the Word files of a reply cost here: nothing, or one contract at the same prices, and whether that is paid.',
    access: 'public',
    params: runId,
    answer: json(replyUnit),
    refusals: ['RUN_NOT_FOUND', 'CHECK_NOT_DONE'],
  }),
  makeRedline: wire(calls.makeRedline, {
    summary: `The checked Word file with the proposals in it as tracked changes and comments. It is sent again as \`${UPLOAD_FIELD}\` of a form, and stored nowhere; \`${PLAN_FIELD}\` says as JSON what is to be done. The headers of the answer tell what became of it.`,
    access: 'public',
    params: runId,
    form: { [UPLOAD_FIELD]: 'file', [PLAN_FIELD]: replyPlan },
    answer: file(CONTENT_TYPES.docx),
    refusals: [
      ...READING_REFUSALS,
      ...PLAN_REFUSALS,
      ...REDLINE_REFUSALS,
      'REPLY_NOT_PAID',
      'TOO_MANY_FILES',
    ],
    bodyLimit: UPLOAD_MAX_BYTES + UPLOAD_OVERHEAD_BYTES + PLAN_MAX_BYTES,
    tooLarge: 'UPLOAD_TOO_LARGE',
    noted: 'contract.reply',
    counted: 'files',
    isPatient: true,
  }),
  makeReplySheet: wire(calls.makeReplySheet, {
    summary: 'The proposals as a table in a Word file: their words, ours and why.',
    access: 'public',
    params: runId,
    body: replyPlan,
    answer: file(CONTENT_TYPES.docx),
    refusals: [...READING_REFUSALS, ...PLAN_REFUSALS, 'REPLY_NOT_PAID', 'TOO_MANY_FILES'],
    bodyLimit: PLAN_MAX_BYTES,
    noted: 'contract.reply',
    counted: 'files',
    isPatient: true,
  }),
  compareVersions: wire(calls.compareVersions, {
    summary:
      'What is no longer the same in the second of two checked files, sentence by sentence, and what it comes to. The first may be a contract of one’s own instead, as its answers are now. Kept nowhere.',
    access: 'public',
    body: compareRequest,
    answer: json(comparisonView),
    refusals: [
      'RUN_NOT_FOUND',
      'CONTRACT_NOT_FOUND',
      'VERSION_NOT_READ',
      'COMPARISON_TOO_LONG',
      'COMPARISON_BUSY',
    ],
    noted: 'contract.compare',
    counted: 'advice',
    isPatient: true,
  }),
  redlineComparison: wire(calls.redlineComparison, {
    summary: `Mine as a Word file in which tracked changes lead to the checked version: accepted they are that version, rejected mine with its own tracked changes. Mine is a check in \`${MINE_FIELD}\` with its file once more as \`${UPLOAD_FIELD}\`, or a contract of one’s own in \`${CONTRACT_FIELD}\`. Stored nowhere.`,
    access: 'public',
    params: runId,
    form: { [UPLOAD_FIELD]: 'file?', [MINE_FIELD]: 'text?', [CONTRACT_FIELD]: 'text?' },
    answer: file(CONTENT_TYPES.docx),
    refusals: [
      'RUN_NOT_FOUND',
      'CONTRACT_NOT_FOUND',
      'VERSION_NOT_READ',
      'COMPARISON_NOT_WORD',
      'COMPARISON_SIGNED',
      'COMPARISON_NOT_SAFE',
      'COMPARISON_NOTE',
      'COMPARISON_TABLE',
      'COMPARISON_BUSY',
      'UPLOAD_MISSING',
      'UPLOAD_NO_TEXT',
      'UPLOAD_IS_ANOTHER',
      'UPLOAD_BUSY',
      'TOO_MANY_FILES',
    ],
    bodyLimit: UPLOAD_MAX_BYTES + UPLOAD_OVERHEAD_BYTES,
    tooLarge: 'UPLOAD_TOO_LARGE',
    noted: 'contract.compare',
    counted: 'files',
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
