import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Problem, say } from '#tools/launch/say.mjs';
import { root } from '#tools/launch/settings.mjs';
import { findOfficeProgram } from '#tools/pdf/find-office.ts';
import type { Children } from '#tools/launch/children.mjs';
import { bundleBench } from '../bundle.ts';
import { countOf } from './redline-files.ts';

const PAIRS = 120;
const heldOut = path.join(root, 'libs', 'drafting', 'corpus', 'contracts', 'held-out');

interface Scored {
  kind: string;
  edits: number;
  found: number;
  invented: number;
  unchanged: number;
  torn: number;
}
interface Measured {
  scores: Scored[];
  told: string[];
}

/**
 * How right a comparison of a Word file with a PDF is: mine is the Word file, theirs the PDF that LibreOffice makes of mine with
 * seeded changes.
 * @param parts how many pairs, 120 where nothing is said; the seed; "wrong" to be told what was missed and invented
 */
export async function measureCompareFiles(
  children: Children,
  [count = String(PAIRS), seed = '26', wrong]: readonly string[],
) {
  const office = findOfficeProgram();
  if (!office) throw new Problem('LibreOffice is not installed.');
  const folder = mkdtempSync(path.join(tmpdir(), 'compare-files-'));
  try {
    const program = await bundleBench('apps/documents', 'bench/compare-files.ts');
    const texts = readdirSync(heldOut).filter((name) => name.endsWith('.txt'));
    const env = {
      ...process.env,
      ...{ FOLDER: folder, OFFICE: office, COUNT: String(countOf(count, 1)), SEED: seed },
      ...{ TEXTS: JSON.stringify(texts.map((name) => path.join(heldOut, name))) },
      ...(wrong === 'wrong' && { TOLD: '1' }),
    };
    say(`${count} pairs ...`);
    const { code, output } = await children.run(process.execPath, ['--no-warnings', program], { env });
    if (code !== 0) throw new Problem(`The files could not be compared: ${output}`);
    /* LibreOffice may have said something before. */
    const { scores, told } = JSON.parse(output.slice(output.indexOf('{"scores"'))) as Measured;
    const kinds = [...new Set(scores.map(({ kind }) => kind))];
    const lines = kinds.map((kind) =>
      lineOf(
        kind,
        scores.filter((each) => each.kind === kind),
      ),
    );
    process.stdout.write(`${told.map((line) => `${line}\n`).join('')}
  what was changed   pairs   edits   found   torn   invented in 100 unchanged sentences
${[...lines, lineOf('all', scores)].join('\n')}
`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function lineOf(kind: string, scores: readonly Scored[]): string {
  const sum = (key: Exclude<keyof Scored, 'kind'>): number =>
    scores.reduce((all, each) => all + each[key], 0);
  const found = sum('edits') === 0 ? '-' : (sum('found') / sum('edits')).toFixed(3);
  const invented = ((100 * sum('invented')) / sum('unchanged')).toFixed(2);
  const columns = [scores.length, sum('edits'), found, sum('torn'), invented];
  return `  ${kind.padEnd(16)}${columns.map((each) => String(each).padStart(8)).join('')}`;
}
