import path from 'node:path';
import { freePortBase } from '#tools/launch/ports.mjs';
import { Problem } from '#tools/launch/say.mjs';
import { answers } from '#tools/launch/readiness.ts';
import { root } from '#tools/launch/settings.mjs';
import type { Children } from '#tools/launch/children.mjs';
import type { Outcome, Plan } from './load.ts';
import type { Stack } from './stack.ts';

/** What a benchmark works with. */
export interface Bench {
  children: Children;
  /** sends calls from a core that the servers do not use */
  load: (plan: Plan) => Promise<Outcome>;
  /** the running product, the same for every benchmark */
  stack: () => Promise<Stack>;
}

/** @param apart goes before a command that shall run on the core that was left */
export const benchContext = (children: Children, apart: string[], stack: () => Promise<Stack>): Bench => ({
  children,
  stack,
  load: (plan) => sendLoad(children, apart, plan),
});

export async function sendLoad(children: Children, apart: string[], plan: Plan): Promise<Outcome> {
  const [command = '', ...args] = [...apart, process.execPath, path.join(import.meta.dirname, 'load.ts')];
  const parts: string[] = [];
  const { code, output } = await children.run(command, args, {
    input: JSON.stringify(plan),
    onOutput: (text) => parts.push(text),
  });
  if (code !== 0) throw new Problem(`The load could not be sent: ${output}`);
  return JSON.parse(parts.join('')) as Outcome;
}

/**
 * One of the peers, started.
 * @param file in peers
 */
export async function startPeer(children: Children, file: string, env: Record<string, string>) {
  const port = await freePortBase();
  const url = `http://127.0.0.1:${port}`;
  await children.start({
    name: file,
    command: process.execPath,
    args: [path.join(root, 'tools', 'bench', 'peers', file)],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env, PORT: String(port) },
    ready: answers(url),
  });
  return { url, pid: children.get(file).pid ?? 0 };
}

export function requireAnswered({ statuses }: Outcome, good: readonly string[] = ['200', '304']) {
  const bad = Object.entries(statuses).filter(([status]) => !good.includes(status));
  if (bad.length > 0) throw new Problem(`Calls were answered ${JSON.stringify(statuses)}.`);
}
