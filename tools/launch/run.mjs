import './node-version.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from './command.mjs';
import { root } from './settings.mjs';

/*
 * node tools/launch/run.mjs <file> ...: a command of package.json, by its file. That one is in TypeScript, and read only when packages
 * are there and the Node that runs takes types away.
 */
await runCommand(
  import.meta.filename,
  async (children) => {
    const [file = ''] = process.argv.splice(2, 1);
    const { default: run } = await import(pathToFileURL(path.join(root, file)).href);
    return run(children);
  },
  { interrupted: 130 },
);
