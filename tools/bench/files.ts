import { median, percentile } from './measuring/figures.ts';
import { paidContract, timeToFile } from './measuring/visitor.ts';
import { versionsOf } from './machine.ts';
import { each, inTurns, ratios, spread } from './rounds.ts';
import { sampleDocument } from './sample-document.ts';
import type { Bench } from './bench-context.ts';
import type { Finding } from './report.ts';

const ROUNDS = 5;
const IN_A_ROUND = { cold: 2, warm: 8, ours: 8, again: 8 };
const AT_ONCE = 10;
const ARMS = {
  cold: 'soffice --convert-to pdf, a process for each document',
  warm: 'the converter alone: a LibreOffice that stays, one document after the other',
  ours: 'the product: from the confirmed payment to the last byte of the stored PDF',
  again: 'the product: the same file once more',
} as const;

/** B2: how long a PDF takes from the payment on, beside what converting takes by itself. */
export async function measureFiles(bench: Bench): Promise<Finding> {
  const { url, contract: sample, byConverter, byColdOffice } = await sampleDocument(bench);
  let number = 1;
  const once: Record<string, () => Promise<number>> = {
    cold: () => timed(byColdOffice),
    warm: () => timed(byConverter),
    ours: async () => timeToFile(url, await paidContract(url, number++)),
    again: async () => timeToFile(url, { ...sample, paidAt: performance.now() }),
  };
  const all: Map<string, number[]> = new Map(Object.keys(ARMS).map((arm) => [arm, []]));
  const found = await inTurns(Object.keys(ARMS), ROUNDS, async (arm) => {
    const took = [];
    for (let count = 0; count < IN_A_ROUND[arm as keyof typeof ARMS]; count += 1)
      took.push((await once[arm]?.()) ?? 0);
    all.get(arm)?.push(...took);
    return { p50: percentile(took, 50) };
  });
  const many = await Promise.all(Array.from({ length: AT_ONCE }, () => paidContract(url, number++)));
  const since = performance.now();
  await Promise.all(many.map((contract) => timeToFile(url, contract)));
  const perSecond = (AT_ONCE * 1_000) / (performance.now() - since);

  const p50 = (arm: string) => each(found.get(arm), 'p50');
  const p99 = (arm: string) => percentile(all.get(arm) ?? [], 99);
  const more = p50('ours').map((value, round) => value - (p50('warm')[round] ?? 0));
  return {
    how: 'A contract of the wizard as the product makes it (Word file, then PDF/A-2b with its structure tagged). Cold is what a process for each document takes, warm the converter that plays Gotenberg on a machine without it, asked for the same kind of PDF, ours the whole way: payment, event, contract, Word file, conversion, storage, download. Everything shares one core.',
    tables: [
      {
        head: ['way', 'p50, ms', 'slowest of all, ms', 'documents'],
        rows: Object.entries(ARMS).map(([arm, words]) => [
          words,
          spread(p50(arm), 0),
          Math.max(...(all.get(arm) ?? [])).toFixed(0),
          String(all.get(arm)?.length ?? 0),
        ]),
      },
    ],
    verdicts: [
      {
        what: 'payment to PDF, more than the warm converter alone, p50',
        figure: median(more),
        unit: ' ms',
        target: 60,
      },
      {
        what: 'payment to PDF to a cold soffice, p50',
        figure: median(ratios(p50('ours'), p50('cold'))),
        unit: ' times',
        target: 0.25,
      },
      { what: 'payment to PDF, p50', figure: median(p50('ours')), unit: ' ms', target: 250, moonshot: 100 },
      { what: 'payment to PDF, p99', figure: p99('ours'), unit: ' ms', target: 800, moonshot: 400 },
      {
        what: `documents a second, ${AT_ONCE} at once, one core`,
        figure: perSecond,
        unit: '',
        target: 4,
        moonshot: 7.5,
        bound: 'least',
      },
    ],
    learned: [
      "The warm converter is the floor, and on one core the services' work adds to it instead of running beside it: event, contract, Word file, storage and the answer to the browser that waits.",
    ],
    versions: versionsOf(['docx', 'bullmq', 'minio']),
  };
}

async function timed(work: () => Promise<void>) {
  const since = performance.now();
  await work();
  return performance.now() - since;
}
