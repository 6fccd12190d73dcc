import { z } from 'zod';
import type { ErrorCode } from '../errors/errors.js';
import { doneResponse, messageResponse } from '../platform/message.js';
import { uuid } from '../platform/uuid.js';
import { created, events, json, later, wire } from '../calls/wire.js';
import { adminContractsQuery, contractAnalyticsQuery } from './administration.js';
import { ANSWER_ERRORS } from '../errors/answers.js';
import * as calls from './calls.js';
import { labelContractRequest, saveAnswerRequest } from './contracts.js';
import { analyzeRequest, saveProgressRequest, suggestionRequest } from './improving.js';
import {
  adminContracts,
  analyzeResponse,
  contractAnalytics,
  contractDetail,
  contractListItem,
  copiedContract,
  createdContract,
  keptAnalysis,
  progressResponse,
  runView,
  suggestionResponse,
  wrappedContracts,
} from './responses.js';

/* An id that is none is a contract that is not there: nothing is told about which ids exist. */
const contractId = { id: uuid('CONTRACT_NOT_FOUND') };
const runId = { id: uuid('RUN_NOT_FOUND') };

const ANSWERED_LATER =
  'Answers 202 with a `runId` when it takes long, or at once with `Prefer: respond-async`.';

/** For calls that carry answers: all of a contract may be sent, and whoever sends some without an account owns the contract. */
const WITH_ANSWERS = { bodyLimit: 1024 * 1024, makesOwner: true } as const;

const ANSWER_REFUSALS = Object.keys(ANSWER_ERRORS) as (keyof typeof ANSWER_ERRORS)[];
/* A caller who is neither a user nor a guest can own nothing. */
const SUGGESTION_REFUSALS = [
  'NOT_SIGNED_IN',
  'CONTRACT_NOT_FOUND',
  'CONTEXT_TOO_LARGE',
  'TOO_MANY_RUNS',
  'RUN_FAILED',
] as const satisfies readonly ErrorCode[];

export const contractsWires = {
  createContract: wire(calls.createContract, {
    summary: 'The caller’s untouched draft, or a new one.',
    access: 'public',
    answer: json(createdContract),
    refusals: ['NOT_SIGNED_IN'],
    noted: 'contract.create',
    makesOwner: true,
  }),
  listContracts: wire(calls.listContracts, {
    summary: 'The caller’s contracts, newest first.',
    access: 'public',
    answer: json(z.array(contractListItem)),
  }),
  listContractsWrapped: wire(calls.listContractsWrapped, {
    summary: 'The caller’s contracts in an object.',
    access: 'public',
    answer: json(wrappedContracts),
  }),
  countOwnContracts: wire(calls.countOwnContracts, {
    summary: 'How many contracts the caller has.',
    access: 'public',
    answer: json(z.int()),
  }),
  getContract: wire(calls.getContract, {
    summary: 'One contract with its answers.',
    access: 'public',
    params: contractId,
    answer: json(contractDetail),
    refusals: ['CONTRACT_NOT_FOUND'],
  }),
  copyContract: wire(calls.copyContract, {
    summary: 'Another contract of the same answers, neither paid for nor with files.',
    access: 'public',
    params: contractId,
    answer: created(copiedContract),
    refusals: ['CONTRACT_NOT_FOUND', 'TOO_MANY_CONTRACTS'],
    noted: 'contract.copy',
  }),
  labelContract: wire(calls.labelContract, {
    summary: 'What its owner calls a contract and its client in lists; neither stands in the contract.',
    access: 'public',
    params: contractId,
    body: labelContractRequest,
    answer: json(messageResponse),
    refusals: ['CONTRACT_NOT_FOUND'],
    noted: 'contract.rename',
  }),
  deleteContract: wire(calls.deleteContract, {
    summary: 'Deletes one contract with its answers, files and advice.',
    access: 'public',
    params: contractId,
    answer: json(messageResponse),
    refusals: ['CONTRACT_NOT_FOUND'],
  }),
  saveAnswer: wire(calls.saveAnswer, {
    summary: 'Saves one answer.',
    access: 'public',
    body: saveAnswerRequest,
    answer: json(doneResponse),
    refusals: [
      'CONTRACT_NOT_FOUND',
      'ANSWER_NOT_TEXT',
      'ANSWER_ONE_LINE',
      'ANSWER_TOO_MANY_ROWS',
      ...ANSWER_REFUSALS,
    ],
    ...WITH_ANSWERS,
  }),
  suggestText: wire(calls.suggestText, {
    summary: `A text for one field. ${ANSWERED_LATER}`,
    access: 'public',
    body: suggestionRequest,
    answer: later(suggestionResponse),
    refusals: SUGGESTION_REFUSALS,
    noted: 'contract.suggest',
    counted: 'advice',
    isPatient: true,
    ...WITH_ANSWERS,
  }),
  analyzeContract: wire(calls.analyzeContract, {
    summary: `What would make the contract better, by category. ${ANSWERED_LATER}`,
    access: 'public',
    body: analyzeRequest,
    answer: later(analyzeResponse),
    refusals: SUGGESTION_REFUSALS,
    noted: 'contract.analyze',
    counted: 'advice',
    isPatient: true,
    ...WITH_ANSWERS,
  }),
  getKeptAnalysis: wire(calls.getKeptAnalysis, {
    summary: 'The last analysis of the contract, and whether it still fits; nothing is analysed anew.',
    access: 'public',
    params: contractId,
    body: analyzeRequest,
    answer: json(keptAnalysis),
    refusals: ['CONTRACT_NOT_FOUND', 'CONTEXT_TOO_LARGE'],
    ...WITH_ANSWERS,
  }),
  getRun: wire(calls.getRun, {
    summary: 'A suggestion or analysis that was answered 202.',
    access: 'public',
    params: runId,
    answer: json(runView),
    refusals: ['RUN_NOT_FOUND'],
    isPatient: true,
  }),
  followRun: wire(calls.followRun, {
    summary: 'The same as server-sent events, until it is done.',
    access: 'public',
    params: runId,
    answer: events(runView),
    refusals: ['RUN_NOT_FOUND'],
    isPatient: true,
  }),
  saveProgress: wire(calls.saveProgress, {
    summary: 'Saves the improvement page; approved texts become part of the contract.',
    access: 'public',
    body: saveProgressRequest,
    answer: json(doneResponse),
    refusals: [
      'CONTRACT_NOT_FOUND',
      'CONTEXT_TOO_LARGE',
      'ADDITION_FRAGMENT',
      'ADDITION_LANGUAGE',
      'ADDITION_PERSON',
      'ADDITION_BLANK',
      'ADDITION_COURT',
      'ADDITION_LAW',
      'ADDITION_FIGURES',
      'ADDITION_FIELD',
    ],
    noted: 'contract.improve',
    ...WITH_ANSWERS,
  }),
  getProgress: wire(calls.getProgress, {
    summary: 'What the improvement page saved last, or nulls.',
    access: 'public',
    params: contractId,
    answer: json(progressResponse),
    refusals: ['CONTRACT_NOT_FOUND'],
  }),
  getContractAnalytics: wire(calls.getContractAnalytics, {
    summary: 'Contracts by status and by day, the latest ones, and how fast they are made.',
    access: 'admin',
    query: contractAnalyticsQuery,
    answer: json(contractAnalytics),
  }),
  listAllContracts: wire(calls.listAllContracts, {
    summary: 'Contracts by title, id and status, newest first; never their answers.',
    access: 'admin',
    query: adminContractsQuery,
    answer: json(adminContracts),
  }),
};
