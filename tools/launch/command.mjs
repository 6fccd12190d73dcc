import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Children } from './children.mjs';
import { betterNode, installPackages } from './install.mjs';
import { launchedMark, onEnd } from './lifetime.mjs';
import { explain, sameClock, say } from './say.mjs';
import { loadEnvFile, root } from './settings.mjs';

/**
 * Runs one of the commands of package.json: with the packages installed, under the Node of the project, and with
 * nothing left running when it ends, whatever ended it.
 * @param {string} file the command's own file
 * @param {(children: Children) => Promise<number>} act resolves with the exit code
 * @param {{ interrupted: number, first?: () => Promise<void>, last?: (children: Children) => Promise<void> }} options
 *   interrupted: exit code after Ctrl-C or SIGTERM; first: a check that shall not wait for the installation;
 *   last: takes away what is left besides processes, once these have ended
 */
export async function runCommand(file, act, { interrupted, first, last }) {
  const children = new Children();
  /** @type {Promise<boolean> | undefined} */
  let stopping;
  const stop = () => (stopping ??= stopAll(children, last));
  const finish = async (/** @type {number} */ code) => {
    if (children.stopping) return;
    process.exit((await stop()) ? code : code || 1);
  };
  const forget = onEnd(
    (reason) => {
      say(`stopping (${reason})`);
      void stop().then(() => {
        say('stopped');
        process.exit(interrupted);
      });
    },
    () => {
      children.kill();
      process.exit(1);
    },
  );
  try {
    loadEnvFile();
    await first?.();
    await installPackages(children);
    const node = await betterNode(children);
    if (node) forget();
    const code = node ? await relaunch(node, file) : await act(children);
    await finish(code);
  } catch (error) {
    // What fails because everything is being stopped is not worth a word.
    if (children.stopping) return;
    process.stderr.write(`\n${explain(error)}\n`);
    await finish(1);
  }
}

/**
 * @param {Children} children
 * @param {((children: Children) => Promise<void>) | undefined} last
 * @returns {Promise<boolean>} whether nothing is left
 */
async function stopAll(children, last) {
  await children.stop();
  try {
    await last?.(new Children());
    return true;
  } catch (error) {
    process.stderr.write(`\n${explain(error)}\n`);
    return false;
  }
}

/**
 * Runs the same command again under another Node. It is no child to be kept: it stops by itself, in its own order.
 * @param {string} node
 * @param {string} file
 * @returns {Promise<number>}
 */
async function relaunch(node, file) {
  const bin = path.join(root, 'node_modules', '.bin');
  const env = {
    ...process.env,
    ...sameClock(),
    [launchedMark]: '1',
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
  };
  const again = spawn(node, [file, ...process.argv.slice(2)], { stdio: 'inherit', env });
  onEnd(
    () => void again.kill('SIGTERM'),
    () => void again.kill('SIGTERM'),
  );
  const [code] = await once(again, 'exit');
  return code ?? 1;
}
