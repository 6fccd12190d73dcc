import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { given } from './receivers.js';

export interface LogLine {
  readonly service?: string;
  readonly request_id?: string;
  readonly trace_id?: string;
  readonly message?: string;
}

/** Everything that the processes of the stack have written so far, by process. */
export function allLogs(): ReadonlyMap<string, string> {
  const folder = given('E2E_LOGS');
  const files = readdirSync(folder).filter((name) => name.endsWith('.log'));
  return new Map(
    files.map((name) => [path.basename(name, '.log'), readFileSync(path.join(folder, name), 'utf8')]),
  );
}

/** What one service has logged. A line that is being written just now is not one yet. */
export function linesOf(service: string): readonly LogLine[] {
  const text = allLogs().get(service) ?? '';
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LogLine);
}
