import {
  finishRun,
  startRun,
  type RunInput,
  type RunOutcome,
  type RunPending,
  type SuggestionDetail,
} from '@pactwright/protocol';
import { Run } from '@pactwright/server-runs';
import { eventually, type TestActor } from '@pactwright/testing';
import type { Response } from 'supertest';
import type { ContractsHarness } from './harness.js';

export const SUGGESTION = '/api/contracts/suggestion';
export const ANALYZE = '/api/contracts/analyze';
export const later = { prefer: 'respond-async' };
export const engine = { name: 'built-in', version: '1', model: null, fallback: null } as const;

export const question = (changes: object = {}): object => ({
  stepKey: 'contract_overview',
  fieldKey: 'Scope of work',
  fieldLabel: 'Scope of work',
  jobType: 'Design',
  currentText: '',
  currentFormData: {},
  wizardData: {},
  ...changes,
});

export const runIdOf = (response: Response): string => {
  expect(response.status).toBe(202);
  return (response.body as RunPending).runId;
};

export const suggested = (suggestion: string): RunOutcome => ({
  status: 'done',
  result: { kind: 'suggest', suggestion, engine },
});
export const analyzed = (...suggestions: SuggestionDetail[]): RunOutcome => ({
  status: 'done',
  result: { kind: 'analyze', suggestions, engine },
});
export const aDetail = (detail: Partial<SuggestionDetail>): SuggestionDetail => ({
  id: 'fees.amount',
  category: 'essential',
  suggestion: 'State the fee',
  why: 'Nobody knows what is owed.',
  riskFactor: 3,
  isRequired: false,
  question: 'What is the fee?',
  clauseId: 'fees',
  fields: [],
  ...detail,
});

/** What ai-worker does, for the service that a test has started by then. */
export function workerOf(contracts: () => ContractsHarness) {
  /** What ai-worker is given for the run. */
  async function inputOf(runId: string): Promise<RunInput> {
    const started = await contracts().worker().call(startRun.contracts, { runId });
    if (!started) throw new Error('nothing is left to do');
    return started.input;
  }

  async function work(runId: string, outcome: RunOutcome): Promise<void> {
    const worker = contracts().worker();
    const started = await worker.call(startRun.contracts, { runId });
    const finished = { runId, attempt: started?.attempt ?? 0, outcome };
    expect(await worker.call(finishRun.contracts, finished)).toEqual({ isAccepted: true });
  }

  /** Does the next run of this actor as ai-worker would. */
  async function workNext(actor: TestActor, outcome: RunOutcome): Promise<void> {
    const owner = actor.userId ? `user:${actor.userId}` : `guest:${actor.guestId ?? ''}`;
    const runs = contracts().database.dataSource.getRepository(Run);
    const run = await eventually(() => runs.findOneByOrFail({ owner, status: 'queued' }));
    await work(run.id, outcome);
  }
  return { inputOf, work, workNext };
}
