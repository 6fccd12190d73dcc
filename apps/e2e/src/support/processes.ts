import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

interface Running {
  readonly name: string;
  readonly pid: number;
}

/* What dies again and again is started again after a pause, and a busy machine starts it slowly. */
const PATIENCE = { timeout: 45_000, intervals: [50, 100, 250] };

/** Ends a process of the stack under test as a crash would; one that is just being started again is waited for. */
export async function killHard(name: string): Promise<void> {
  await expect.poll(() => isKilled(pidOf(name)), { message: `kill -9 of ${name}`, ...PATIENCE }).toBe(true);
}

/** Resolves when the process that was killed last runs again. */
export async function runningAgain(name: string): Promise<void> {
  await expect.poll(() => isRunning(pidOf(name)), { message: `restart of ${name}`, ...PATIENCE }).toBe(true);
}

const isKilled = (pid: number): boolean => signalled(pid, 'SIGKILL');
const isRunning = (pid: number): boolean => signalled(pid, 0);

function signalled(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

/** Every process of the stack under test, the parts that serve it included. */
export const pidsOf = (): Readonly<Record<string, number>> =>
  Object.fromEntries(running().map(({ name, pid }) => [name, pid]));

function pidOf(name: string): number {
  const found = pidsOf()[name];
  if (found === undefined) throw new Error(`${name} is not among the processes of the stack`);
  return found;
}

function running(): Running[] {
  return JSON.parse(fs.readFileSync(processesFile(), 'utf8')) as Running[];
}

/** Where the stack under test keeps everything: databases, both Redis, storage, logs, what it made on its way. */
export const dataFolder = (): string => path.dirname(processesFile());

function processesFile(): string {
  const file = process.env['E2E_PROCESSES'];
  if (!file) throw new Error('E2E_PROCESSES is not set: run the journeys through `npm test -- e2e`.');
  return file;
}
