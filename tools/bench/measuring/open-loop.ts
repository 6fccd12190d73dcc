import { Agent, request } from 'node:http';

/*
 * node open-loop.ts <plan>: sends calls at a constant rate, whether the ones before have been answered or not, and
 * writes what came back. Each is timed from the moment it was due: a server that falls behind is not spared the calls
 * that it delayed.
 */

export interface Plan {
  url: string;
  /** is called for, or who is signed in to */
  what: 'wizard' | 'one account' | 'an account each';
  /** calls a second */
  rate: number;
  seconds: number;
  /** seconds at the start that do not count */
  warmUp: number;
  /** makes accounts and addresses others than those of an earlier run */
  seed: number;
}

export interface Outcome {
  /** milliseconds */
  took: number[];
  /** how many were answered with what */
  statuses: Record<string, number>;
}

const plan: Plan = JSON.parse(process.argv[2] ?? '{}');
const agent = new Agent({ keepAlive: true });

const addressOf = (number: number) => {
  const id = plan.seed * 50_000 + number;
  return `10.${(id >> 16) & 255}.${(id >> 8) & 255}.${id & 255}`;
};

function emailOf(number: number) {
  return plan.what === 'one account'
    ? `sought-after-${plan.seed}@example.com`
    : `person-${plan.seed}-${number}@example.com`;
}

/** @returns the status, or how it failed */
function call(number: number): Promise<string> {
  const isVisit = plan.what === 'wizard';
  const body = isVisit ? '' : JSON.stringify({ email: emailOf(number), password: 'not the right one' });
  return new Promise((resolve) => {
    const sent = request(
      `${plan.url}${isVisit ? '/api/wizard-steps' : '/api/auth/login'}`,
      {
        agent,
        method: isVisit ? 'GET' : 'POST',
        headers: {
          'x-forwarded-for': addressOf(number),
          ...(isVisit
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(String(response.statusCode)));
      },
    );
    sent.once('error', (error) => resolve((error as NodeJS.ErrnoException).code ?? error.name));
    sent.end(body);
  });
}

const outcome: Outcome = { took: [], statuses: {} };
const total = plan.rate * plan.seconds;
const firstCounted = plan.rate * plan.warmUp;
const start = performance.now();
const dueAt = (number: number) => start + (number * 1_000) / plan.rate;
const calls = [];
for (let number = 0; number < total; number += 1) {
  const early = dueAt(number) - performance.now();
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  calls.push(
    call(number).then((status) => {
      if (number < firstCounted) return;
      outcome.took.push(performance.now() - dueAt(number));
      outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
    }),
  );
}
await Promise.all(calls);
agent.destroy();
process.stdout.write(JSON.stringify(outcome));
