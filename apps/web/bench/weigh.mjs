import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';

/*
 * node apps/web/bench/weigh.mjs [address]: what the JavaScript is made of that a page of the last build loads before
 * anybody touches it, the heaviest first.
 */

const dist = path.join(import.meta.dirname, '..', 'dist');
const SHOWN = 40;
const address = process.argv[2] ?? '/';

/** @type {readonly { path: string, bytes: number, files: readonly string[] }[]} */
const pages = JSON.parse(readFileSync(path.join(dist, '.vite', 'javascript.json'), 'utf8'));
const page = pages.findLast((each) => each.path === address);
if (!page)
  throw new Error(
    `There is no page ${address}; there are ${[...new Set(pages.map((each) => each.path))].join(', ')}`,
  );

/** @type {Map<string, number>} */
const parts = new Map();
for (const file of page.files)
  for (const [part, bytes] of weigh(file)) parts.set(part, (parts.get(part) ?? 0) + bytes);

const heaviest = [...parts].toSorted(([, a], [, b]) => b - a).slice(0, SHOWN);
for (const [part, bytes] of heaviest) process.stdout.write(`${kilobytes(bytes).padStart(7)}  ${part}\n`);
process.stdout.write(
  `${kilobytes(page.bytes).padStart(7)}  KB over the network, in ${page.files.length} files\n`,
);

/** @param {number} bytes */
function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}

/**
 * @param {string} file
 * @returns {Map<string, number>} bytes by package; compression is shared out evenly
 */
function weigh(file) {
  const target = path.join(dist, file);
  const code = readFileSync(target, 'utf8');
  const sent = existsSync(`${target}.br`) ? readFileSync(`${target}.br`).length : Buffer.byteLength(code);
  /* The bundler's own start has no map. */
  if (!existsSync(`${target}.map`)) return new Map([['bundler', sent]]);
  const map = new SourceMap(JSON.parse(readFileSync(`${target}.map`, 'utf8')));
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const [line, text] of code.split('\n').entries())
    for (let column = 0; column < text.length; column += 1) {
      const entry = map.findEntry(line, column);
      const part =
        'originalSource' in entry && entry.originalSource ? partOf(entry.originalSource) : 'bundler';
      found.set(part, (found.get(part) ?? 0) + sent / code.length);
    }
  return found;
}

/**
 * A package, or the folder of a feature, a shared part or a library of ours.
 * @param {string} source
 */
function partOf(source) {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  return (
    name ??
    source
      .replace(/^(\.\.\/)+/, '')
      .split('/')
      .slice(0, 3)
      .join('/')
  );
}
