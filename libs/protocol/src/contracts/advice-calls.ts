import { defineCall } from '../platform/call.js';
import type { DoneResponse } from '../platform/message.js';
import type { RunView } from '../runs/runs.js';
import type { AnalyzeRequest, SaveProgressRequest, SuggestionRequest } from './improving.js';
import type {
  AnalyzeResponse,
  ContractListItem,
  KeptAnalysisResponse,
  ProgressResponse,
  SuggestionResponse,
} from './responses.js';

type AdviceRunView = RunView<SuggestionResponse | AnalyzeResponse>;
type Contract = Pick<ContractListItem, 'id'>;
interface Run {
  readonly id: string;
}

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
