import './node-version.mjs';
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from './command.mjs';
import { root } from './settings.mjs';

/*
 * node tools/launch/run.mjs <file> ...: a command of package.json, by its file. That one is in TypeScript, and read only when packages
 * are there and the Node that runs takes types away. It may export `last`, which takes away what is left besides processes.
 */
/** @type {((children: import('./children.mjs').Children) => Promise<void>) | undefined} */
let last;
await runCommand(
  import.meta.filename,
  async (children) => {
    const [file = ''] = process.argv.splice(2, 1);
    /* What has been made of a file the last time is taken from there: types are not taken away at each start. */
    module.enableCompileCache(path.join(root, 'node_modules', '.cache', 'pactwright', 'node'));
    const command = await import(pathToFileURL(path.join(root, file)).href);
    last = command.last;
    return command.default(children);
  },
  { interrupted: 130, last: async (children) => last?.(children) },
);
