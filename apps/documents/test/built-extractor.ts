import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const builder = path.join(import.meta.dirname, '../../../deploy/local/build-service.mjs');

let built: Promise<string> | undefined;

/** The program of the child process, built once for each file of tests as the service has it. */
export function builtExtractor(): Promise<string> {
  built ??= build();
  return built;
}

async function build(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pactwright-child-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await promisify(execFile)(process.execPath, [builder, 'documents', folder]);
  return path.join(folder, 'child.mjs');
}
