import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '../../..');
let built: Promise<string> | undefined;

/** The folder of the service as it is built for real, once for each worker of Jest; inside the project, where its packages are. */
export function builtService(): Promise<string> {
  built ??= build();
  return built;
}

/** The program of its child processes. */
export const builtExtractor = async (): Promise<string> => path.join(await builtService(), 'child/child.mjs');

/* The next run builds into the same folder: Jest ends its workers without a chance to remove it. */
async function build(): Promise<string> {
  const folder = path.join(root, 'dist/test', `documents-${process.env['JEST_WORKER_ID'] ?? '1'}`);
  const builder = path.join(root, 'tools/stack/build-service.ts');
  await promisify(execFile)(process.execPath, [builder, 'documents', folder]);
  return folder;
}
