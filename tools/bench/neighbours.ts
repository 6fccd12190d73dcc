import { median, percentile } from './measuring/figures.ts';
import { requireAnswered, type Bench } from './bench-context.ts';
import { versionsOf } from './machine.ts';
import { each, inTurns, ratios, spread } from './rounds.ts';
import { sampleDocument } from './sample-document.ts';
import type { Finding } from './report.ts';

const ROUNDS = 5;
const PLAN = { connections: 64, seconds: 6, warmUp: 1, rate: 150 };
const ARMS = {
  idle: 'nothing else to do',
  ours: 'contracts become PDF without a pause, as the product does it',
  raw: 'the same without our care: a soffice for each document, as important as anything else',
} as const;

/** B4: what callers notice of LibreOffice at work beside them. */
export async function measureNeighbours(bench: Bench): Promise<Finding> {
  const { url, byConverter, byColdOffice } = await sampleDocument(bench);
  const work: Record<string, (() => Promise<void>) | undefined> = { ours: byConverter, raw: byColdOffice };
  const found = await inTurns(Object.keys(ARMS), ROUNDS, async (arm) => {
    let isOver = false;
    let documents = 0;
    const convert = work[arm];
    const busy = (async () => {
      while (convert && !isOver) {
        await convert();
        documents += 1;
      }
    })();
    const load = bench
      .load({ url, calls: [{ path: '/api/wizard-steps' }], ...PLAN })
      .finally(() => (isOver = true));
    const [outcome] = await Promise.all([load, busy]);
    requireAnswered(outcome);
    return { p50: percentile(outcome.took, 50), p99: percentile(outcome.took, 99), documents };
  });

  const of = (arm: string, figure: string) => each(found.get(arm), figure);
  const worse = (arm: string) => ratios(of(arm, 'p99'), of('idle', 'p99'));
  return {
    how: `${PLAN.rate} calls a second for the wizard's questions, all of them in full, for ${PLAN.seconds} s in each round, timed from when they were due. LibreOffice shares the one core that the services have; with a second one it would run there.`,
    tables: [
      {
        head: ['beside it', 'p50, ms', 'p99, ms', 'p99 to idle', 'documents in a round'],
        rows: Object.entries(ARMS).map(([arm, words]) => [
          words,
          spread(of(arm, 'p50')),
          spread(of(arm, 'p99')),
          arm === 'idle' ? '1' : spread(worse(arm)),
          median(of(arm, 'documents')).toFixed(0),
        ]),
      },
    ],
    verdicts: [
      {
        what: 'p99 while PDFs are made, to idle, on the same core',
        figure: median(worse('ours')),
        unit: ' times',
        target: 2,
        moonshot: 1.3,
      },
    ],
    learned: [
      'The converter has the lowest priority and one document at a time. What is left is that a core which runs it cannot answer at once; with a second core it would run there.',
    ],
    versions: versionsOf(['fastify', 'undici']),
  };
}
