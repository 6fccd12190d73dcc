import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Children } from '#tools/launch/children.mjs';
import { findBrowser, visits } from './browser.ts';
import { settingsOfTest } from './settings.ts';

/** npm run docs:screens: takes the pictures of docs/screens anew, from a stack of its own. */
export default async function takeScreens(children: Children): Promise<number> {
  const browser = await findBrowser(children);
  if (!browser) return 1;
  const folder = mkdtempSync(path.join(tmpdir(), 'pactwright-screens-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const settingsFor = (part: string) => settingsOfTest(path.join(folder, part));
  const { failed } = await visits({ children, only: [], settingsFor }, browser, 'screens', ['screens'], {});
  return failed > 0 ? 1 : 0;
}
