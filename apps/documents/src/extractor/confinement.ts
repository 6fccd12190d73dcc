import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Confined {
  readonly command: string;
  /** What stands before the flags of Node. */
  readonly args: readonly string[];
}

const PROBE_TIMEOUT_MS = 2_000;
/* It may have loaded its libraries and read a sample before; the time of the file itself is watched. */
const BESIDES_SECONDS = 5;
/* Node asks for about half of it before it does anything. */
const DATA_BYTES = 1024 * 1024 * 1024;

/* Of a processor that others want it gets a third of what each of them has. */
const PATIENT = ['nice', '-n', '5'];

/* Each runs what follows it, a little less free; the last one is Node. The order matters: a new user forgets its parent. */
const wrappers = (cpuSeconds: number, isPatient: boolean): readonly (readonly string[])[] => [
  ...(isPatient ? [PATIENT] : []),
  ['prlimit', `--cpu=${cpuSeconds}`, `--data=${DATA_BYTES}`, '--core=0', '--fsize=0', '--nofile=64'],
  ['unshare', '--user', '--map-root-user', '--net'],
  ['setpriv', '--pdeathsig', 'KILL', '--no-new-privs'],
];

const known = new Map<string, Promise<Confined>>();

/**
 * How to start Node without a network, bound in memory and processor time, as far as this system allows it; `isPatient` when others
 * that want the processor go first.
 */
export function confinement(processorMs: number, isPatient = false): Promise<Confined> {
  const cpuSeconds = Math.ceil(processorMs / 1_000) + BESIDES_SECONDS;
  const key = `${cpuSeconds} ${isPatient}`;
  const confined = known.get(key) ?? probe(wrappers(cpuSeconds, isPatient));
  known.set(key, confined);
  return confined;
}

async function probe(wrappers: readonly (readonly string[])[]): Promise<Confined> {
  const works: string[] = [];
  if (process.platform === 'linux') {
    for (const wrapper of wrappers) {
      const [command = '', ...args] = [...works, ...wrapper, process.execPath, '--version'];
      const isAllowed = await promisify(execFile)(command, args, { timeout: PROBE_TIMEOUT_MS, env: {} }).then(
        () => true,
        () => false,
      );
      if (isAllowed) works.push(...wrapper);
    }
  }
  const [command = process.execPath, ...args] = [...works, process.execPath];
  return { command, args };
}
