import {
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  statSync,
  truncateSync,
} from 'node:fs';
import path from 'node:path';

const largest = 20 * 1024 * 1024;

/**
 * Opens the log of one child for appending.
 * @param {string} folder
 * @param {string} name
 * @returns {number} file descriptor; the caller closes it
 */
export function openLog(folder, name) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return openSync(logFile(folder, name), 'a', 0o600);
}

/**
 * @param {string} folder
 * @param {string} name
 */
export const logFile = (folder, name) => path.join(folder, `${name}.log`);

/**
 * Keeps every log small: what has grown past the limit moves to `<name>.log.1`. The children hold the files open
 * for appending, so the content is copied away and the file cut, never renamed.
 * @param {string} folder
 */
export function trimLogs(folder) {
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.log'))) {
    const file = path.join(folder, name);
    if (statSync(file).size <= largest) continue;
    copyFileSync(file, `${file}.1`);
    truncateSync(file);
  }
}

/**
 * Why a child ended, as far as its log tells: its last error, else what it said last.
 * @param {string} file
 * @returns {string} one line, or empty
 */
export function lastWords(file) {
  const lines = tail(file)
    .map(plain)
    .filter((line) => line.text !== '');
  const error = lines.findLast((line) => line.bad);
  if (error) return error.text;
  return lines
    .slice(-3)
    .map((line) => line.text)
    .join(' ');
}

/**
 * @param {string} file
 * @param {number} [most]
 * @returns {string[]} the last lines of a file
 */
export function tail(file, most = 40) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-most);
}

/**
 * Reads a line of a structured log, or a plain one.
 * @param {string} line
 * @returns {{ text: string, bad: boolean }}
 */
function plain(line) {
  const entry = structured(line);
  if (!entry)
    return { text: line.trim(), bad: /^(\w*Error|FATAL|fatal|error|PANIC)\b.*: /.test(line.trim()) };
  const text = [entry.message ?? entry.msg, entry.err?.message].filter(Boolean).join(': ');
  return { text, bad: Number(entry.level) >= 50 || entry.level === 'error' || entry.level === 'fatal' };
}

/**
 * @param {string} line
 * @returns {{ message?: string, msg?: string, level?: string | number, err?: { message?: string } } | undefined}
 */
function structured(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
