import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatted } from '#tools/launch/formatted.mjs';
import { root } from '#tools/launch/settings.mjs';

/** A figure that was promised. */
interface Verdict {
  what: string;
  figure: number;
  /** with its space, as in ` ms`; empty for a ratio */
  unit: string;
  target: number;
  moonshot?: number;
  /** whether the target is the most or the least allowed; `most` by default */
  bound?: 'most' | 'least';
}

/** What a benchmark found. */
export interface Finding {
  /** it was measured, for whoever wants to repeat or doubt it */
  how: string;
  tables: { head: string[]; rows: string[][] }[];
  verdicts: Verdict[];
  /** what was learned, and what holds us back */
  learned: string[];
  versions: string;
}

export const PAGE = path.join(root, 'docs', 'performance.md');
const OVERVIEW = 'overview';

/** Puts a finding into docs/performance.md in the place of the one before; the others stay as they are. */
export async function keepFinding(
  { id, title }: { id: string; title: string },
  finding: Finding,
  circumstances: { machine: string; commit: string; day: string },
) {
  const sections = readSections();
  sections.set(id, describe(id, title, finding, circumstances));
  await write(sections);
}

/** @returns by the name of the benchmark */
function readSections(): Map<string, string> {
  const text = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  const found = text.matchAll(/<!-- begin (\w+) -->\n([\s\S]*?)<!-- end \1 -->/g);
  return new Map([...found].map(([, id = '', section = '']) => [id, section]));
}

async function write(sections: Map<string, string>) {
  sections.delete(OVERVIEW);
  const ordered = [...sections].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  const text = [
    '# Performance',
    'Written by `npm run bench`, which measures everything here anew, or a part of it (`npm run bench -- B1 B3`). Everything that is compared runs in the same run on the same machine, in turns of five rounds at least whose order changes; the figures are medians of the rounds, and in brackets between what half of the rounds lie. The load is sent from a core of its own. On two cores that leaves one for everything else, so what counts is the ratio to the peers and the processor time of a request, not how many fit into a second. Where calls are sent at a rate they are timed from when they were due, so that a server that falls behind is not spared what it delayed.',
    'What the web app costs a browser is measured apart, by `npm run bench:web`; the start, the memory and the way from payment to file by `npm run measure`, the way from a sent file to its analysis by `npm run measure -- uploads`.',
    marked(OVERVIEW, `## Targets\n\n${overview(ordered.map(([, section]) => section))}\n`),
    ...ordered.map(([id, section]) => marked(id, section)),
  ].join('\n\n');
  writeFileSync(PAGE, await formatted(PAGE, text));
}

const marked = (id: string, text: string) => `<!-- begin ${id} -->\n${text}<!-- end ${id} -->`;

function overview(sections: readonly string[]) {
  const rows = sections.flatMap((section) => section.match(/^\| B\d+ .*$/gm) ?? []);
  return [VERDICT_HEAD, ...rows].join('\n');
}

const VERDICT_HEAD =
  '|  | what | measured | target | moonshot | reached |\n| --- | --- | --- | --- | --- | --- |';

function describe(
  id: string,
  title: string,
  { how, tables, verdicts, learned, versions }: Finding,
  { machine, commit, day }: { machine: string; commit: string; day: string },
) {
  return `${[
    `## ${id} ${title}`,
    how,
    ...tables.map(({ head, rows }) => table(head, rows)),
    [VERDICT_HEAD, ...verdicts.map((verdict) => verdictRow(id, verdict))].join('\n'),
    ...learned,
    `_${day}, commit ${commit}; ${machine}; ${versions}._`,
  ].join('\n\n')}\n\n`;
}

export function verdictRow(id: string, { what, figure, unit, target, moonshot, bound = 'most' }: Verdict) {
  const holds = (limit: number) => (bound === 'most' ? figure <= limit : figure >= limit);
  const limit = (value: number | undefined) =>
    value === undefined ? '' : `${bound === 'most' ? '≤' : '≥'} ${plain(value)}${unit}`;
  const far = (value: number) => plain(bound === 'most' ? figure / value : value / figure);
  const reached = !holds(target)
    ? `no, ${far(target)} times off`
    : moonshot === undefined
      ? 'yes'
      : holds(moonshot)
        ? 'yes, the moonshot too'
        : `yes; the moonshot is ${far(moonshot)} times away`;
  return `| ${[id, what, `${plain(figure)}${unit}`, limit(target), limit(moonshot), reached].join(' | ')} |`;
}

function table(head: string[], rows: string[][]) {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const plain = (value: number) =>
  Number.isInteger(value) || value >= 100 ? value.toFixed(0) : value.toFixed(value < 10 ? 2 : 1);
