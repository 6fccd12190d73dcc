import './node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from './command.mjs';
import { residentOf } from './measuring/memory.mjs';
import { percentile, seconds } from './measuring/figures.mjs';
import { paidContract, timeToFile } from './measuring/visitor.mjs';
import { freePortBase } from './ports.mjs';
import { say } from './say.mjs';
import { readSettings } from './settings.mjs';
import { startStack } from './stack.mjs';

const CONTRACTS = 30;
const VISITORS_AT_ONCE = 10;

/*
 * npm run measure: the figures of the local stack on this machine: two starts, the memory of everything that runs, and
 * the time from a payment to the PDF, one visitor after the other and ten at once.
 */
await runCommand(
  import.meta.filename,
  async (children) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'pactwright-measure-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const portBase = await freePortBase();
    const settings = readSettings({
      ...process.env,
      DATA_DIR: folder,
      PORT: String(portBase + 8),
      PORT_BASE: String(portBase),
    });

    const first = children.scope(path.join(folder, 'logs'));
    const firstStart = await timed(() => startStack(settings, first));
    await first.stop();
    const second = children.scope(path.join(folder, 'logs'));
    const since = performance.now();
    const { url } = await startStack(settings, second);
    const secondStart = performance.now() - since;

    say(`${CONTRACTS} contracts, one after the other ...`);
    const alone = [];
    for (let number = 0; number < CONTRACTS; number += 1)
      alone.push(await timeToFile(url, await paidContract(url, number)));
    say(`${VISITORS_AT_ONCE} visitors at once ...`);
    const together = await Promise.all(
      Array.from({ length: VISITORS_AT_ONCE }, async (_, number) =>
        timeToFile(url, await paidContract(url, number)),
      ),
    );
    const memory = residentOf([process.pid]);

    process.stdout.write(`
  first start, dependencies installed   ${seconds(firstStart)}
  second start                          ${seconds(secondStart)}
  payment to PDF, alone                 p50 ${seconds(percentile(alone, 50))}, p95 ${seconds(percentile(alone, 95))} (${alone.length})
  payment to PDF, ${VISITORS_AT_ONCE} at once            p50 ${seconds(percentile(together, 50))}, p95 ${seconds(percentile(together, 95))}
  memory of all ${String(memory.processes).padEnd(3)} processes           ${memory.residentMb} MB resident (shared pages counted each time), ${memory.proportionalMb} MB proportional
`);
    await second.stop();
    return 0;
  },
  { interrupted: 130 },
);

/** @param {() => Promise<unknown>} act */
async function timed(act) {
  const since = performance.now();
  await act();
  return performance.now() - since;
}
