import { readFileSync, writeFileSync } from 'node:fs';
import type { ReplyInput } from '@pactwright/drafting';
import type { Edit } from '../src/redline/edits.js';
import { linesOf } from './lines-of.js';

/*
 * Does one thing with a contract of sixty pages, as the confined process does it with a file: once, and then it ends. TEXTS are files of
 * contracts as JSON, ONE_SIDED others by language; WHAT is `write`, edits in most of its parts, `compare`, two versions of it, or `proposals`
 * and `terms`, each with a language, of one that is much found in. Says how much processor time that took, without the start and with it,
 * and how much memory the process has needed.
 */
const { TEXTS = '[]', ONE_SIDED = '{}', WHAT = '', INPUT = '' } = process.env;
const PAGE = 3_000;
const EDITS = 60;

interface Input {
  readonly edits: readonly Edit[];
  readonly mine: string;
  readonly theirs: string;
}

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

async function prepared(): Promise<void> {
  const { readFile } = await import('../src/extraction/read-file.js');
  const { randomFrom, untidyDocx } = await import('./redline-corpus.js');
  const { someEdits } = await import('./redline-edits.js');
  const texts = (JSON.parse(TEXTS) as string[]).map((name) => readFileSync(name, 'utf8'));
  const long = linesOf(texts.join('\n'))
    .join('\n')
    .slice(0, 60 * PAGE);
  const file = untidyDocx(linesOf(long), 1);
  const read = await readFile(file, '.docx');
  if (read.outcome !== 'text') throw new Error(read.reason);
  const { edits } = someEdits(read.text, randomFrom(1));
  const random = randomFrom(2);
  const theirs = read.text
    .split('\n\n')
    .map((paragraph) => (random() < 0.1 ? paragraph.replace(/\d+/u, '77') : paragraph))
    .filter(() => random() > 0.02)
    .join('\n\n');
  writeFileSync(`${INPUT}.docx`, file);
  const { checkedText } = await import('./checked-text.js');
  for (const [language, files] of Object.entries(JSON.parse(ONE_SIDED) as Record<string, string[]>))
    writeFileSync(`${INPUT}.${language}.json`, JSON.stringify(checkedText(files, 60 * PAGE)));
  const input: Input = { edits: edits.slice(0, EDITS), mine: read.text, theirs };
  writeFileSync(`${INPUT}.json`, JSON.stringify(input));
}

async function read(kind: string, language: string): Promise<string> {
  const input = JSON.parse(readFileSync(`${INPUT}.${language}.json`, 'utf8')) as ReplyInput;
  const { answered, termsRead } = await import('./checked-text.js');
  const since = processorMs();
  return told(since, kind === 'terms' ? termsRead(input) : answered(input));
}

async function performed(): Promise<string> {
  const [kind = '', language] = WHAT.split('-');
  if (language !== undefined) return read(kind, language);
  const { edits, mine, theirs } = JSON.parse(readFileSync(`${INPUT}.json`, 'utf8')) as Input;
  if (WHAT === 'compare') {
    const { compareTexts } = await import('../src/comparisons/compare-texts.js');
    const since = processorMs();
    const { changes } = compareTexts({ mine, theirs, language: 'en' });
    return told(since, changes.length);
  }
  const { redline } = await import('../src/redline/redline.js');
  const file = readFileSync(`${INPUT}.docx`);
  const since = processorMs();
  const result = await redline(file, edits, { author: 'Pactwright proposal', date: '2026-11-26T12:00:00Z' });
  if (result.outcome === 'refused') throw new Error(result.reason);
  return told(since, result.changed + result.displaced);
}

const told = (since: number, made: number): string =>
  JSON.stringify({
    made,
    workMs: processorMs() - since,
    allMs: processorMs(),
    residentMb: Math.round(process.resourceUsage().maxRSS / 1024),
  });

if (WHAT === 'prepare') await prepared();
else process.stdout.write(await performed());
