import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync, version } from '@swc/core';
import { swcOptions } from './swc-options.mjs';

/* Lets Node itself read the sources: TypeScript, whose imports are named with `.js` as the bundlers want it. */
const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache/pactwright/swc');
const options = { ...swcOptions(false), sourceMaps: true };
const ofTransform = `${version} ${JSON.stringify(options)}`;

/** The file with the source map of each module that was read, by the address of the module. */
export const sourceMaps = new Map();

function transformed(url) {
  const file = fileURLToPath(url);
  const code = readFileSync(file, 'utf8');
  const key = createHash('sha1').update(ofTransform).update(file).update(code).digest('hex');
  const kept = path.join(cache, `${key}.mjs`);
  sourceMaps.set(url, `${kept}.map`);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const { code: source, map } = transformSync(code, { ...options, filename: file });
  mkdirSync(cache, { recursive: true });
  keep(`${kept}.map`, map);
  keep(kept, source);
  return source;
}

/** Other workers read it as soon as it has its name. */
function keep(file, text) {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

const isSource = (url) => /^file:[^?]*\.ts(\?|$)/.test(url ?? '');
const globals = new URL('plain-globals.mjs', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: globals, shortCircuit: true };
    const isOfSource = specifier.startsWith('.') && isSource(context.parentURL);
    return next(isOfSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
  load(url, context, next) {
    if (!isSource(url)) return next(url, context);
    return { format: 'module', source: transformed(url), shortCircuit: true };
  },
});
