import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { randomFrom } from '@pactwright/drafting/test';
import type { RunPending, RunView, SuggestionResponse } from '@pactwright/protocol';
import { killHard, runningAgain } from '../support/processes.js';
import { seedOf } from '../support/seed-of.js';
import { Visitor } from '../support/visitor.js';

/* By day one kill; KILL_RUNS=100 is a hundred runs, as every night, and a hundred in one go are proved of the worker alone. */
const RUNS = Number(process.env['KILL_RUNS'] ?? 20);
const SEED = seedOf('KILL_SEED');
const VISITORS = 20;
const ROUNDS = Math.ceil(RUNS / VISITORS);
/* About as long as the worker needs for the runs of one round. */
const LATEST_KILL_MS = 300;
/* R1 holds it to 25 s on a machine that does nothing else; here the worker starts anew beside the whole suite. */
const ALLOWED_MS = 40_000;
/* A worker that is slow to notice its death would have written by then. */
const ZOMBIES_END_MS = 5_000;

interface Asked {
  readonly visitor: Visitor;
  readonly runId: string;
}

const post = (visitor: Visitor, currentText: string, headers: Record<string, string> = {}) =>
  visitor.http.post('/api/contracts/suggestion', {
    headers,
    data: {
      stepKey: 'contract_overview',
      fieldKey: 'deliverables',
      jobType: 'web_development',
      currentText,
      currentFormData: { freelance_type: 'web_development', scope_of_work: 'A shop' },
    },
  });

const MOST_TURNS = 5;

/** A run that is done before its 202 has left is answered itself (200), and leaves nothing to kill: then another one is asked for. */
async function ask(visitor: Visitor, round: number, turn = 1): Promise<Asked> {
  const text = `${visitor.name} in round ${round}, turn ${turn}`;
  const response = await post(visitor, text, { prefer: 'respond-async' });
  if (response.status() === 200 && turn < MOST_TURNS) return ask(visitor, round, turn + 1);
  expect(response.status(), await response.text()).toBe(202);
  return { visitor, runId: ((await response.json()) as RunPending).runId };
}

async function viewOf({ visitor, runId }: Asked): Promise<RunView<SuggestionResponse>> {
  const response = await visitor.http.get(`/api/runs/${runId}`);
  return (await response.json()) as RunView<SuggestionResponse>;
}

/** Until the answers are those of a worker again and not the ones that contracts gives in its place. */
async function untilAtWork(): Promise<void> {
  await expect
    .poll(
      async () => {
        const visitor = await Visitor.arrive();
        const answer = (await (await post(visitor, '')).json()) as SuggestionResponse;
        await visitor.leave();
        return answer.engine.fallback;
      },
      { timeout: 60_000 },
    )
    .toBeNull();
}

test(`kill -9 of ai-worker at random moments over ${RUNS} runs: each ends with one result in time`, async () => {
  test.setTimeout(ROUNDS * 60_000);
  test.info().annotations.push({ type: 'KILL_SEED', description: String(SEED) });
  const random = randomFrom(SEED);
  const visitors = await Promise.all(Array.from({ length: VISITORS }, () => Visitor.arrive()));
  const all: Asked[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await untilAtWork();
    const asking = Promise.all(visitors.map((visitor) => ask(visitor, round)));
    await pause(random() * LATEST_KILL_MS);
    await killHard('ai-worker');
    const asked = await asking;
    await runningAgain('ai-worker');
    const statuses = async (): Promise<string[]> => [
      ...new Set((await Promise.all(asked.map(viewOf))).map(({ status }) => status)),
    ];
    await expect
      .poll(statuses, { timeout: ALLOWED_MS, intervals: [250], message: `KILL_SEED=${SEED}` })
      .toEqual(['done']);
    all.push(...asked);
  }
  const results = await Promise.all(all.map(viewOf));
  expect(results).toHaveLength(ROUNDS * VISITORS);
  for (const { result } of results) expect(result?.suggestion).toMatch(/\w{3}/);
  await pause(ZOMBIES_END_MS);
  expect(await Promise.all(all.map(viewOf))).toEqual(results);
  await Promise.all(visitors.map((visitor) => visitor.leave()));
});
