import { defineCall } from '../platform/call.js';
import type { DoneResponse, MessageResponse } from '../platform/message.js';
import type { AskedPage } from '../platform/paging.js';
import type { RunView } from '../runs/runs.js';
import type { ContractStatus, LabelContractRequest, SaveAnswerRequest } from './contracts.js';
import type { AnalyzeRequest, SaveProgressRequest, SuggestionRequest } from './improving.js';
import type {
  AdminContractsResponse,
  AnalyzeResponse,
  ContractAnalyticsResponse,
  ContractDetail,
  ContractListItem,
  CopyContractResponse,
  CreateContractResponse,
  KeptAnalysisResponse,
  ProgressResponse,
  SuggestionResponse,
} from './responses.js';

type AdviceRunView = RunView<SuggestionResponse | AnalyzeResponse>;
type Contract = Pick<ContractListItem, 'id'>;
interface Run {
  readonly id: string;
}

export const createContract = defineCall<{ answer: CreateContractResponse }>({
  service: 'contracts',
  method: 'POST',
  path: '/api/contracts',
});

/** A bare array, newest first. */
export const listContracts = defineCall<{ answer: readonly ContractListItem[] }>({
  service: 'contracts',
  method: 'GET',
  path: '/api/contracts',
});

export const listContractsWrapped = defineCall<{
  answer: { readonly contracts: readonly ContractListItem[] };
}>({ service: 'contracts', method: 'GET', path: '/api/contracts/user-contracts' });

/** A bare number. */
export const countOwnContracts = defineCall<{ answer: number }>({
  service: 'contracts',
  method: 'GET',
  path: '/api/contracts/count',
});

export const getContract = defineCall<{ params: Contract; answer: ContractDetail }>({
  service: 'contracts',
  method: 'GET',
  path: '/api/contracts/:id',
});

export const copyContract = defineCall<{ params: Contract; answer: CopyContractResponse }>({
  service: 'contracts',
  method: 'POST',
  path: '/api/contracts/:id/copy',
});

export const labelContract = defineCall<{
  params: Contract;
  body: LabelContractRequest;
  answer: MessageResponse;
}>({ service: 'contracts', method: 'PUT', path: '/api/contracts/:id/label' });

export const deleteContract = defineCall<{ params: Contract; answer: MessageResponse }>({
  service: 'contracts',
  method: 'DELETE',
  path: '/api/contracts/:id',
});

export const saveAnswer = defineCall<{ body: SaveAnswerRequest; answer: DoneResponse }>({
  service: 'contracts',
  method: 'POST',
  path: '/api/wizard-steps/save',
});

export const suggestText = defineCall<{ body: SuggestionRequest; answer: SuggestionResponse }>({
  service: 'contracts',
  method: 'POST',
  path: '/api/contracts/suggestion',
});

export const analyzeContract = defineCall<{ body: AnalyzeRequest; answer: AnalyzeResponse }>({
  service: 'contracts',
  method: 'POST',
  path: '/api/contracts/analyze',
});

export const getKeptAnalysis = defineCall<{
  params: Contract;
  body: AnalyzeRequest;
  answer: KeptAnalysisResponse;
}>({ service: 'contracts', method: 'POST', path: '/api/contracts/:id/analysis' });

export const getRun = defineCall<{ params: Run; answer: AdviceRunView }>({
  service: 'contracts',
  method: 'GET',
  path: '/api/runs/:id',
});

export const followRun = defineCall<{ params: Run; answer: AdviceRunView }>({
  service: 'contracts',
  method: 'GET',
  path: '/api/runs/:id/events',
});

export const saveProgress = defineCall<{ body: SaveProgressRequest; answer: DoneResponse }>({
  service: 'contracts',
  method: 'POST',
  path: '/api/contracts/save-progress',
});

export const getProgress = defineCall<{ params: Contract; answer: ProgressResponse }>({
  service: 'contracts',
  method: 'GET',
  path: '/api/contracts/:id/progress',
});

export const getContractAnalytics = defineCall<{
  query: { readonly days?: number };
  answer: ContractAnalyticsResponse;
}>({ service: 'contracts', method: 'GET', path: '/api/admin/contract-analytics' });

export const listAllContracts = defineCall<{
  query: AskedPage & { readonly search?: string; readonly status?: ContractStatus | undefined };
  answer: AdminContractsResponse;
}>({ service: 'contracts', method: 'GET', path: '/api/admin/contracts' });
