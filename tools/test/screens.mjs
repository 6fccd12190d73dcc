import '#tools/launch/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '#tools/launch/command.mjs';
import { findBrowser, visits } from './browser.mjs';
import { settingsOfTest } from './settings.mjs';

/* npm run docs:screens: takes the pictures of docs/screens anew, from a stack of its own. */
await runCommand(
  import.meta.filename,
  async (children) => {
    const browser = await findBrowser(children);
    if (!browser) return 1;
    const folder = mkdtempSync(path.join(tmpdir(), 'pactwright-screens-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const settingsFor = (/** @type {string} */ part) => settingsOfTest(path.join(folder, part));
    const { failed } = await visits({ children, only: [], settingsFor }, browser, 'screens', ['screens'], {});
    return failed > 0 ? 1 : 0;
  },
  { interrupted: 130 },
);
