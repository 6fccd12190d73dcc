import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '../../..');
let built: Promise<string> | undefined;
let folder: string | undefined;

/* Not when the process exits: Jest ends its workers without that. */
afterAll(() => {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

/** The folder of the service as it is built for real, once for each file of tests; inside the project, where its packages are. */
export function builtService(): Promise<string> {
  built ??= build();
  return built;
}

/** The program of its child processes. */
export const builtExtractor = async (): Promise<string> => path.join(await builtService(), 'child/child.mjs');

async function build(): Promise<string> {
  const parent = path.join(root, 'dist/test');
  mkdirSync(parent, { recursive: true });
  folder = mkdtempSync(path.join(parent, 'documents-'));
  const builder = path.join(root, 'tools/stack/build-service.mjs');
  await promisify(execFile)(process.execPath, [builder, 'documents', folder]);
  return folder;
}
