import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePortBase } from '#tools/launch/ports.mjs';
import { readSettings } from '#tools/launch/settings.mjs';

/**
 * Settings of a stack that is measured: ports nobody uses, and a folder that is removed in the end.
 * @param given what this measurement sets besides
 */
export async function ownSettings(given: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pactwright-measure-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const portBase = await freePortBase();
  return readSettings({
    ...process.env,
    ...given,
    DATA_DIR: folder,
    PORT: String(portBase + 8),
    PORT_BASE: String(portBase),
  });
}
