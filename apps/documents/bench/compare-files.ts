import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  compare,
  documentText,
  draft,
  WORK_TYPES,
  type Comparison,
  type Language,
} from '@pactwright/drafting';
import {
  goldenAnswers,
  mutate,
  MUTATIONS,
  randomFrom,
  scoreOf,
  type MadeEdit,
  type Mutation,
  type Score,
} from '@pactwright/drafting/test';
import { readFile } from '../src/extraction/read-file.js';
import { foundIn } from './find-words.js';
import { laidOut, LOOKS } from './laid-out.js';
import { makePdf } from './office.js';

/*
 * Compares Word files with PDF of what somebody made of them: seeded mutations of contracts, written as Word files that look
 * differently, of which LibreOffice (OFFICE) makes PDF in FOLDER. TEXTS are files of contracts as JSON, COUNT is how many pairs, SEED which.
 * Says as JSON of each kind of change how many were found and what was invented, and with TOLD which.
 */
const { FOLDER: folder = '', TEXTS = '[]', COUNT = '120', SEED = '26', TOLD } = process.env;
const EDITS = 3;
const KINDS = ['nothing', ...MUTATIONS] as const;

interface Pair {
  readonly name: string;
  readonly kind: Mutation | 'nothing';
  readonly mine: string;
  readonly theirs: string;
  readonly edits: readonly MadeEdit[];
}

const contracts: readonly { readonly language: Language; readonly text: string }[] = [
  ...(['en', 'lt'] as const).flatMap((language) =>
    WORK_TYPES.map((type) => ({
      language,
      text: documentText(draft(goldenAnswers(type, language), language)),
    })),
  ),
  ...(JSON.parse(TEXTS) as string[]).map((file) => ({
    language: path.basename(file).startsWith('lt') ? ('lt' as const) : ('en' as const),
    text: readFileSync(file, 'utf8'),
  })),
];

function pairs(): Pair[] {
  const random = randomFrom(Number(SEED));
  const made: Pair[] = [];
  for (let at = 0; made.length < Number(COUNT); at += 1) {
    const { language, text } = contracts[at % contracts.length] ?? { language: 'en', text: '' };
    const kind = KINDS[(at + Math.floor(at / contracts.length)) % KINDS.length] ?? 'nothing';
    const mutated =
      kind === 'nothing'
        ? { theirs: text, edits: [] }
        : mutate(text, kind, { language, count: EDITS, random });
    if (mutated) made.push({ name: `pair-${SEED}-${made.length}`, kind, mine: text, ...mutated });
  }
  return made;
}

/** A name that was changed throughout is one edit, told as such; what was moved is found where it is told as moved. */
function countedAs(
  kind: Pair['kind'],
  { edits, found, moved }: Score,
  { changes }: Comparison,
): Pick<Score, 'edits' | 'found'> {
  if (kind === 'rename') return { edits: 1, found: changes.some((each) => each.kind === 'renamed') ? 1 : 0 };
  return { edits, found: kind === 'move' ? moved : found };
}

const fileOf = (name: string, ending: string): string => path.join(folder, `${name}.${ending}`);

async function textOf(file: string): Promise<string> {
  const read = await readFile(readFileSync(file), path.extname(file));
  if (read.outcome !== 'text') throw new Error(`${path.basename(file)}: ${read.reason}`);
  return read.text;
}

const all = pairs();
for (const [at, { name, mine, theirs }] of all.entries()) {
  const look = LOOKS[at % LOOKS.length];
  writeFileSync(fileOf(`${name}-mine`, 'docx'), await laidOut(mine, look));
  writeFileSync(fileOf(name, 'docx'), await laidOut(theirs, look));
}
makePdf(
  folder,
  all.map(({ name }) => name),
);

interface Scored extends Score {
  readonly kind: string;
  readonly torn: number;
}
const scores: Scored[] = [];
const told: string[] = [];
for (const pair of all) {
  const mine = await textOf(fileOf(`${pair.name}-mine`, 'docx'));
  const theirs = await textOf(fileOf(pair.name, 'pdf'));
  const comparison = compare(mine, theirs);
  const places = pair.edits.map((edit) => ({ ...edit, ...foundIn(theirs, pair.theirs, edit) }));
  const edits = places.map(({ start = 0, end = 0, mine: words }) => ({ start, end, mine: words }));
  const score = scoreOf(mine, { edits }, comparison);
  const torn = places.filter(({ start }) => start === undefined).length;
  scores.push({ ...score, ...countedAs(pair.kind, score, comparison), kind: pair.kind, torn });
  if (TOLD === undefined) continue;
  const quote = (text: string, at?: { start: number; end: number }): string =>
    at ? text.slice(at.start, at.end).replaceAll(/\s+/gu, ' ') : '';
  for (const change of comparison.changes) {
    const one = { ...comparison, changes: [change] };
    if (change.reasons.length === 0 || scoreOf(mine, { edits }, one).invented === 0) continue;
    told.push(
      `${pair.name} ${pair.kind} invented ${change.kind} ${change.reasons.join()}\n   - ${quote(mine, change.mine)}\n   + ${quote(theirs, change.theirs)}`,
    );
  }
  for (const [at, edit] of edits.entries()) {
    const one = scoreOf(mine, { edits: [edit] }, comparison);
    const isFound = pair.kind === 'move' ? one.moved > 0 : one.found > 0 || pair.kind === 'rename';
    if (!isFound)
      told.push(
        `${pair.name} ${pair.kind} missed ${places[at]?.start === undefined ? 'TORN ' : ''}${edit.mine} > ${theirs.slice(Math.max(0, edit.start - 60), edit.end + 60).replaceAll(/\s+/gu, ' ')}`,
      );
  }
}
process.stdout.write(JSON.stringify({ scores, told }));
