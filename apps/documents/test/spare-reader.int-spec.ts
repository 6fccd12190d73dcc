import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { eventually } from '@pactwright/testing';
import { confinement } from '../src/extractor/confinement.js';
import { Extractor } from '../src/extractor/extractor.js';
import { SPARE_TIMES } from '../src/extractor/spare-reader.js';
import { CONTRACT_TEXT } from '../src/testing/files/a-contract.js';
import { cleanPdf } from '../src/testing/files/poisoned-pdf.js';
import { builtExtractor } from './built-service.js';
import { processesOf } from './processes.js';

const QUICK = { restMs: 10, retryMs: 50, maxAgeMs: 60_000 };
const WITHIN = { withinMs: 30_000 };
/* Answers as the text of its file whether it had waited for it, and which process it is. */
const TELLING = `
  import { writeSync } from 'node:fs';
  const kind = process.argv[2] ?? 'started';
  writeSync(3, ' ');
  process.stdin.once('data', () => {
    writeSync(3, '\\n' + JSON.stringify({ outcome: 'text', text: kind + ' ' + process.pid, isCut: false, hidden: [] }));
    process.exit(0);
  });
  process.stdin.once('end', () => process.exit(0));`;

let folder: string;
let program: string;
let extractor: Extractor;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pactwright-spare-'));
  program = path.join(folder, 'child.mjs');
  writeFileSync(program, TELLING);
  extractor = new Extractor({ program, processorMs: 60_000, patienceMs: 60_000, spare: QUICK });
});
afterEach(async () => {
  await extractor.beforeApplicationShutdown();
  rmSync(folder, { recursive: true, force: true });
});

const ready = (one = extractor): Promise<void> =>
  eventually(() => Promise.resolve(expect(one.isReady).toBe(true)), WITHIN);
const readBy = async (
  one: Extractor,
  bytes: Buffer = Buffer.from('Services'),
  extension = '.txt',
): Promise<string> => {
  const result = await one.read(Readable.from([bytes]), extension, new AbortController().signal);
  return result.outcome === 'text' ? result.text : result.code;
};
const waiting = (): number => {
  const [pid, ...others] = processesOf(program);
  expect(others).toEqual([]);
  return pid ?? 0;
};

describe('the process that waits for a file', () => {
  it('is there once the service has started, and reads one file', async () => {
    extractor.onApplicationBootstrap();
    await ready();
    const pid = waiting();

    expect(await readBy(extractor)).toBe(`warm-up ${pid}`);
    expect(processesOf(program)).not.toContain(pid);
  });

  it('T-49 never reads a second file: another one takes its place', async () => {
    extractor.onApplicationBootstrap();
    const seen = new Set<string>();
    for (let at = 0; at < 4; at++) {
      await ready();
      seen.add(await readBy(extractor));
    }

    expect([...seen].every((text) => text.startsWith('warm-up'))).toBe(true);
    expect(seen.size).toBe(4);
  });

  it('is left to files by a comparison, which yields the processor to whoever reads one', async () => {
    const { command, args } = await confinement(1_000, true);
    const printed = ['--print', `require('os').getPriority()`];
    const { stdout } = await promisify(execFile)(command, [...args, ...printed]);
    extractor.onApplicationBootstrap();
    await ready();
    const pid = waiting();
    const texts = { mine: 'Services', theirs: 'Services', language: 'en' } as const;
    await extractor.compare(texts, new AbortController().signal);

    expect(await readBy(extractor)).toBe(`warm-up ${pid}`);
    expect(Number(stdout)).toBe(getPriority() + (process.platform === 'linux' ? 5 : 0));
  });

  it('is replaced when it is killed while it waits', async () => {
    extractor.onApplicationBootstrap();
    await ready();
    const pid = waiting();
    process.kill(pid, 'SIGKILL');
    await eventually(() => Promise.resolve(expect(extractor.isReady).toBe(false)), WITHIN);
    await ready();

    const next = waiting();
    expect(next).not.toBe(pid);
    expect(await readBy(extractor)).toBe(`warm-up ${next}`);
  });

  it('is replaced when it has waited for long', async () => {
    const impatient = new Extractor({
      program,
      processorMs: 60_000,
      patienceMs: 60_000,
      spare: { ...QUICK, maxAgeMs: 500 },
    });
    impatient.onApplicationBootstrap();
    await ready(impatient);
    const pid = waiting();
    await eventually(() => Promise.resolve(expect(processesOf(program)).not.toContain(pid)), WITHIN);
    await ready(impatient);
    await impatient.beforeApplicationShutdown();

    expect(processesOf(program)).toEqual([]);
  });

  it('is not waited for: a file that comes when there is none gets a process that is started for it', async () => {
    const resting = new Extractor({
      program,
      processorMs: 60_000,
      patienceMs: 60_000,
      spare: { ...QUICK, restMs: 60_000 },
    });
    resting.onApplicationBootstrap();

    expect(await readBy(resting)).toMatch(/^started /);
    await resting.beforeApplicationShutdown();
  });

  it('gives each of two files at once a process of its own', async () => {
    extractor.onApplicationBootstrap();
    await ready();
    const texts = await Promise.all([readBy(extractor), readBy(extractor)]);

    expect(texts.map((text) => text.split(' ')[0]).sort()).toEqual(['started', 'warm-up']);
  });

  it('ends with the service, and is not started again', async () => {
    extractor.onApplicationBootstrap();
    await ready();
    await extractor.beforeApplicationShutdown();
    expect(processesOf(program)).toEqual([]);

    expect(await readBy(extractor)).toMatch(/^started /);
    await pause(10 * QUICK.restMs);
    expect(processesOf(program)).toEqual([]);
  });

  it('is no failure of the file that it was given to when it was just being killed', async () => {
    writeFileSync(
      program,
      `import { writeSync } from 'node:fs'; writeSync(3, ' '); process.stdin.once('data', () => process.kill(process.pid, 'SIGKILL'));`,
    );
    extractor.onApplicationBootstrap();
    await ready();

    await expect(readBy(extractor)).rejects.toThrow('the extractor ended with SIGKILL');
  });

  it('that fails each time is tried again now and then, and files are read without it', async () => {
    writeFileSync(program, `if (process.argv[2]) process.exit(1);\n${TELLING}`);
    extractor.onApplicationBootstrap();
    const tries = new Set<number>();
    await eventually(() => {
      for (const pid of processesOf(program)) tries.add(pid);
      expect(tries.size).toBeGreaterThan(2);
    }, WITHIN);

    expect(extractor.isReady).toBe(false);
    expect(await readBy(extractor)).toMatch(/^started /);
  });

  it('reads a real file after its warm-up', async () => {
    const built = new Extractor({
      program: await builtExtractor(),
      processorMs: 60_000,
      patienceMs: 60_000,
      spare: { ...SPARE_TIMES, restMs: 0 },
    });
    built.onApplicationBootstrap();
    await ready(built);

    expect(await readBy(built, cleanPdf(), '.pdf')).toBe(CONTRACT_TEXT);
    await built.beforeApplicationShutdown();
  });
});
