import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '#tools/launch/settings.mjs';

/**
 * A figure that was promised.
 * @typedef {object} Verdict
 * @property {string} what
 * @property {number} figure
 * @property {string} unit with its space, as in ` ms`; empty for a ratio
 * @property {number} target
 * @property {number} [moonshot]
 * @property {'most' | 'least'} [bound] whether the target is the most or the least allowed; `most` by default
 */

/**
 * What a benchmark found.
 * @typedef {object} Finding
 * @property {string} how it was measured, for whoever wants to repeat or doubt it
 * @property {{ head: string[], rows: string[][] }[]} tables
 * @property {Verdict[]} verdicts
 * @property {string[]} learned what was learned, and what holds us back
 * @property {string} versions
 */

export const PAGE = path.join(root, 'docs', 'performance.md');
const OVERVIEW = 'overview';

/**
 * Puts a finding into docs/performance.md in the place of the one before; the others stay as they are.
 * @param {{ id: string, title: string }} bench
 * @param {Finding} finding
 * @param {{ machine: string, commit: string, day: string }} circumstances
 */
export async function keepFinding({ id, title }, finding, circumstances) {
  const sections = readSections();
  sections.set(id, describe(id, title, finding, circumstances));
  await write(sections);
}

/** @returns {Map<string, string>} by the name of the benchmark */
function readSections() {
  const text = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  const found = text.matchAll(/<!-- begin (\w+) -->\n([\s\S]*?)<!-- end \1 -->/g);
  return new Map([...found].map(([, id = '', section = '']) => [id, section]));
}

/** @param {Map<string, string>} sections */
async function write(sections) {
  sections.delete(OVERVIEW);
  const ordered = [...sections].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  const text = [
    '# Performance',
    'Written by `npm run bench`, which measures everything here anew, or a part of it (`npm run bench -- B1 B3`). Everything that is compared runs in the same run on the same machine, in turns of five rounds at least whose order changes; the figures are medians of the rounds, and in brackets between what half of the rounds lie. The load is sent from a core of its own. On two cores that leaves one for everything else, so what counts is the ratio to the peers and the processor time of a request, not how many fit into a second. Where calls are sent at a rate they are timed from when they were due, so that a server that falls behind is not spared what it delayed.',
    'What the web app costs a browser is measured apart, by `npm run bench:web`; the start, the memory and the way from payment to file by `npm run measure`, the way from a sent file to its analysis by `npm run measure -- uploads`.',
    marked(OVERVIEW, `## Targets\n\n${overview(ordered.map(([, section]) => section))}\n`),
    ...ordered.map(([id, section]) => marked(id, section)),
  ].join('\n\n');
  writeFileSync(PAGE, await format(text, { ...(await resolveConfig(PAGE)), filepath: PAGE }));
}

/**
 * @param {string} id
 * @param {string} text
 */
const marked = (id, text) => `<!-- begin ${id} -->\n${text}<!-- end ${id} -->`;

/** @param {readonly string[]} sections */
function overview(sections) {
  const rows = sections.flatMap((section) => section.match(/^\| B\d+ .*$/gm) ?? []);
  return [VERDICT_HEAD, ...rows].join('\n');
}

const VERDICT_HEAD =
  '|  | what | measured | target | moonshot | reached |\n| --- | --- | --- | --- | --- | --- |';

/**
 * @param {string} id
 * @param {string} title
 * @param {Finding} finding
 * @param {{ machine: string, commit: string, day: string }} circumstances
 */
function describe(id, title, { how, tables, verdicts, learned, versions }, { machine, commit, day }) {
  return `${[
    `## ${id} ${title}`,
    how,
    ...tables.map(({ head, rows }) => table(head, rows)),
    [VERDICT_HEAD, ...verdicts.map((verdict) => verdictRow(id, verdict))].join('\n'),
    ...learned,
    `_${day}, commit ${commit}; ${machine}; ${versions}._`,
  ].join('\n\n')}\n\n`;
}

/**
 * @param {string} id
 * @param {Verdict} verdict
 */
export function verdictRow(id, { what, figure, unit, target, moonshot, bound = 'most' }) {
  const holds = (/** @type {number} */ limit) => (bound === 'most' ? figure <= limit : figure >= limit);
  const limit = (/** @type {number | undefined} */ value) =>
    value === undefined ? '' : `${bound === 'most' ? '≤' : '≥'} ${plain(value)}${unit}`;
  const far = (/** @type {number} */ value) => plain(bound === 'most' ? figure / value : value / figure);
  const reached = !holds(target)
    ? `no, ${far(target)} times off`
    : moonshot === undefined
      ? 'yes'
      : holds(moonshot)
        ? 'yes, the moonshot too'
        : `yes; the moonshot is ${far(moonshot)} times away`;
  return `| ${[id, what, `${plain(figure)}${unit}`, limit(target), limit(moonshot), reached].join(' | ')} |`;
}

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** @param {number} value */
const plain = (value) =>
  Number.isInteger(value) || value >= 100 ? value.toFixed(0) : value.toFixed(value < 10 ? 2 : 1);
