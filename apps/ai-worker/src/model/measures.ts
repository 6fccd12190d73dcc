import { counter, histogram } from '@pactwright/server-kit';
import { OUTCOMES, TASKS, type ModelOutcome, type TaskName, type Usage } from './model.js';

const SECONDS = [0.25, 0.5, 1, 2, 4, 6, 8, 10, 12, 15, 18, 30, 60, 120, 180];

const requests = counter(
  'ai_requests_total',
  'Questions to the model, by what came of them',
  ['task', 'outcome'],
  TASKS.flatMap((task) => OUTCOMES.map((outcome) => ({ task, outcome }))),
);
const tokens = counter('ai_tokens_total', 'Tokens the provider counted', ['task', 'direction']);
const cost = counter(
  'ai_cost_usd_total',
  'What those tokens cost, in US dollars',
  ['task'],
  TASKS.map((task) => ({ task })),
);
const took = histogram(
  'ai_request_duration_seconds',
  'Time a question took, with its attempts',
  ['task'],
  SECONDS,
);

export interface Measured {
  readonly task: TaskName;
  readonly outcome: ModelOutcome;
  readonly usage: Usage | undefined;
  readonly usd: number;
  readonly seconds: number;
}

export function measure({ task, outcome, usage, usd, seconds }: Measured): void {
  requests.inc({ task, outcome });
  took.observe({ task }, seconds);
  if (!usage) return;
  tokens.inc({ task, direction: 'input' }, usage.input);
  tokens.inc({ task, direction: 'output' }, usage.output);
  cost.inc({ task }, usd);
}
