import { defineCall } from '../calls/call.js';
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

type Contract = Pick<ContractListItem, 'id'>;
interface Run {
  readonly id: string;
}
interface Later<Body, Answer> {
  readonly body: Body;
  readonly answer: Answer;
  readonly isLater: true;
}

export const suggestText = defineCall<Later<SuggestionRequest, SuggestionResponse>>({
  service: 'contracts',
  method: 'POST',
  path: '/api/contracts/suggestion',
});

export const analyzeContract = defineCall<Later<AnalyzeRequest, AnalyzeResponse>>({
  service: 'contracts',
  method: 'POST',
  path: '/api/contracts/analyze',
});

export const getKeptAnalysis = defineCall<{
  params: Contract;
  body: AnalyzeRequest;
  answer: KeptAnalysisResponse;
}>({ service: 'contracts', method: 'POST', path: '/api/contracts/:id/analysis' });

/** The run of a call that was answered 202: it brings what that call would have answered. */
/* @__NO_SIDE_EFFECTS__ */
export const runWith = <Answer>() =>
  defineCall<{ params: Run; answer: RunView<Answer> }>({
    service: 'contracts',
    method: 'GET',
    path: '/api/runs/:id',
  });
export const getRun = runWith<SuggestionResponse | AnalyzeResponse>();

export const followRun = defineCall<{
  params: Run;
  message: RunView<SuggestionResponse | AnalyzeResponse>;
}>({ service: 'contracts', method: 'GET', path: '/api/runs/:id/events' });

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
