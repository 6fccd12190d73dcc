import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median, percentile } from './measuring/figures.ts';
import { paidContract, timeToFile } from './measuring/visitor.ts';
import { Problem } from '#tools/launch/say.mjs';
import { builtService } from '#tools/stack/services.mjs';
import { bundleBench } from './bundle.ts';
import { versionsOf } from './machine.ts';
import { spread } from './rounds.ts';
import type { Bench } from './bench-context.ts';
import type { Finding } from './report.ts';

type Way = (typeof WAYS)[number];

const WAYS = ['waiting', 'started', 'here'] as const;
const none = (): Record<Way, number[]> => ({ waiting: [], started: [], here: [] });
const ROUNDS = 5;
const TIMES = 5;
const LARGEST = 10 * 1024 * 1024;

/**
 * B6: how long reading an uploaded file takes: by a process that waits for it, by one that is started for it, and without.
 */
export async function measureReading(bench: Bench): Promise<Finding> {
  const { children } = bench;
  const folder = mkdtempSync(path.join(tmpdir(), 'pactwright-reading-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const files = await contractFiles(bench, folder);
  const largest = path.join(folder, 'largest.txt');
  const line = 'The Contractor delivers the Website by 26 March 2027 and is paid 4,800 EUR within 14 days.\n';
  writeFileSync(largest, line.repeat(Math.floor(LARGEST / line.length)));

  const program = await bundleBench('apps/documents', 'bench/read-files.ts');
  const env = { ...process.env, PROGRAM: path.join(builtService('documents'), 'child', 'child.mjs') };
  const found = new Map<string, Record<Way, number[]>>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { code, output } = await children.run(process.execPath, ['--no-warnings', program], {
      env: { ...env, FILES: JSON.stringify([...files, largest]), TIMES: String(TIMES) },
    });
    if (code !== 0) throw new Problem(`The files could not be read: ${output}`);
    for (const { file, ...took } of JSON.parse(output.slice(output.lastIndexOf('[{')))) {
      const all = found.get(file) ?? none();
      for (const way of WAYS) all[way].push(percentile(took[way], 50));
      found.set(file, all);
    }
  }
  const of = (file: string) => found.get(file) ?? none();
  return {
    how: `A contract of the wizard as Word file and as PDF, and the largest text file that is taken (10 MiB), each read ${TIMES} times in ${ROUNDS} rounds: by a process of its own without rights that has loaded everything and waits, as the product does it; by one that is started for it, as the product does it when none waits; and in a process that is warm, without any of that. The next process is started when nothing is being read: what that takes is in none of the figures.`,
    tables: [
      {
        head: [
          'file',
          'confined, by a process that waits, p50, ms',
          'confined, with the start of its process, p50, ms',
          'in a warm process, p50, ms',
        ],
        rows: [...found].map(([file, { waiting, started, here }]) => [
          file,
          spread(waiting, 0),
          spread(started, 0),
          spread(here, 1),
        ]),
      },
    ],
    verdicts: [
      {
        what: 'Word file in a warm process',
        figure: median(of('contract.docx').here),
        unit: ' ms',
        target: 50,
      },
      { what: 'PDF in a warm process', figure: median(of('contract.pdf').here), unit: ' ms', target: 200 },
      ...(
        [
          ['contract.docx', 'Word file', 250],
          ['contract.pdf', 'PDF', 450],
          ['largest.txt', 'the largest text file', 3_000],
        ] as const
      ).flatMap(([file, name, target]) => [
        { what: `${name} by a process that waits`, figure: median(of(file).waiting), unit: ' ms', target },
        {
          what: `${name} with the start of its process`,
          figure: median(of(file).started),
          unit: ' ms',
          target,
        },
      ]),
    ],
    learned: [],
    versions: versionsOf(['unpdf', 'mammoth', 'saxes']),
  };
}

/** A contract as the product makes it, as Word file and as PDF. */
async function contractFiles(bench: Bench, folder: string) {
  const stack = await bench.stack();
  const contract = await paidContract(stack.url, 0);
  await timeToFile(stack.url, contract);
  const files = [];
  for (const kind of ['docx', 'pdf']) {
    const response = await fetch(`${stack.url}/api/contracts/${contract.id}/download/${kind}`, {
      headers: { cookie: contract.cookie },
    });
    const file = path.join(folder, `contract.${kind}`);
    writeFileSync(file, Buffer.from(await response.arrayBuffer()));
    files.push(file);
  }
  return files;
}
