import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { confinement } from './confinement.js';
import { WARM_UP } from './signs.js';

export interface ReaderOptions {
  /** The built program of the process. */
  readonly program: string;
  /** Of processor time reading a file may take so much, in milliseconds, and the process little more in all its life. */
  readonly processorMs: number;
  /** Others that want the processor go first. */
  readonly isPatient?: boolean;
}

/** A process that takes one file and ends. */
export interface Reader {
  readonly child: ChildProcess;
  readonly input: Writable;
  /** Signs of life, then the result. */
  readonly output: Readable;
}

const HEAP_MB = 256;
/** Half of where new things are put. It grew to twice that, three times over, and made nothing faster. */
const YOUNG_MB = 16;

/** Starts it with no more rights than it needs; `isAhead` when its file is not there yet. */
export async function startReader(
  { program, processorMs, isPatient }: ReaderOptions,
  isAhead = false,
): Promise<Reader> {
  const { command, args } = await confinement(processorMs, isPatient);
  const flags = [
    `--max-old-space-size=${HEAP_MB}`,
    `--max-semi-space-size=${YOUNG_MB}`,
    /* Its hundreds of patterns meet one text: they are compiled once, and not for a first run besides. */
    '--no-regexp-tier-up',
    '--no-warnings',
    ...permissions(program),
  ];
  const child = spawn(command, [...args, ...flags, program, ...(isAhead ? [WARM_UP] : [])], {
    /* Not a folder of its own, which a service that is killed would leave behind. */
    cwd: path.parse(program).root,
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
  });
  const [input, , , output] = child.stdio;
  if (!input || !output) throw new Error('the process has no channels');
  /* Its channels break with it, whoever looks at them just then; how it ended is told by its end. */
  for (const channel of [input, output]) channel.on('error', () => undefined);
  return { child, input, output: output as Readable };
}

/** Where Node knows permissions, the process may read its own program and nothing else. */
const permissions = (program: string): string[] =>
  process.allowedNodeEnvironmentFlags.has('--permission')
    ? ['--permission', `--allow-fs-read=${path.dirname(program)}`]
    : [];
