import path from 'node:path';
import { freePortBase } from '#tools/launch/ports.mjs';
import { Problem } from '#tools/launch/say.mjs';
import { answers } from '#tools/launch/readiness.mjs';
import { root } from '#tools/launch/settings.mjs';

/** @typedef {import('./load.mjs').Plan} Plan */
/** @typedef {import('./load.mjs').Outcome} Outcome */

/**
 * What a benchmark works with.
 * @typedef {object} Bench
 * @property {import('#tools/launch/children.mjs').Children} children
 * @property {(plan: Plan) => Promise<Outcome>} load sends calls from a core that the servers do not use
 * @property {() => Promise<import('./stack.mjs').Stack>} stack the running product, the same for every benchmark
 */

/**
 * @param {import('#tools/launch/children.mjs').Children} children
 * @param {string[]} apart goes before a command that shall run on the core that was left
 * @param {() => Promise<import('./stack.mjs').Stack>} stack
 * @returns {Bench}
 */
export function benchContext(children, apart, stack) {
  return {
    children,
    stack,
    async load(plan) {
      const [command = '', ...args] = [
        ...apart,
        process.execPath,
        path.join(import.meta.dirname, 'load.mjs'),
        JSON.stringify(plan),
      ];
      /** @type {string[]} */
      const parts = [];
      const { code, output } = await children.run(command, args, { onOutput: (text) => parts.push(text) });
      if (code !== 0) throw new Problem(`The load could not be sent: ${output}`);
      return /** @type {Outcome} */ (JSON.parse(parts.join('')));
    },
  };
}

/**
 * One of the peers, started.
 * @param {import('#tools/launch/children.mjs').Children} children
 * @param {string} file in peers
 * @param {Record<string, string>} env
 */
export async function startPeer(children, file, env) {
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

/**
 * @param {Outcome} outcome
 * @param {readonly string[]} [good]
 */
export function requireAnswered({ statuses }, good = ['200', '304']) {
  const bad = Object.entries(statuses).filter(([status]) => !good.includes(status));
  if (bad.length > 0) throw new Problem(`Calls were answered ${JSON.stringify(statuses)}.`);
}
