import fs from 'node:fs';

interface Running {
  readonly name: string;
  readonly pid: number;
}

/** The processes of the stack under test, as whoever started it wrote them down. */
export function pidOf(name: string): number {
  const file = process.env['E2E_PROCESSES'];
  if (!file) throw new Error('E2E_PROCESSES is not set: run the journeys through `npm test -- e2e`.');
  const running = JSON.parse(fs.readFileSync(file, 'utf8')) as Running[];
  const found = running.find((each) => each.name === name);
  if (!found) throw new Error(`${name} is not among the processes of ${file}`);
  return found.pid;
}
