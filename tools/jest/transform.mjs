import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import swcJest from '@swc/jest';

/*
 * In the context of a test every look at a global goes through an interceptor of node's `vm`, also in the innermost loop: that took
 * half of the time of a check of a contract. What no test replaces is looked up once for each module instead.
 */
const LASTING = [
  'Array',
  'Boolean',
  'DataView',
  'Error',
  'Float32Array',
  'Float64Array',
  'Infinity',
  'Int8Array',
  'JSON',
  'Map',
  'Math',
  'NaN',
  'Number',
  'Object',
  'Promise',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'Uint8Array',
  'WeakMap',
  'WeakSet',
];
const WORD = new RegExp(`(?<![\\w$.])(?:${LASTING.join('|')})(?![\\w$])`, 'g');
/** A module may have a name of these for something of its own. */
const OWN = /\b(?:class|function|const|let|var|as)\s+(\w+)|\bimport\s+(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\})?/g;
const ownNames = (code) =>
  new Set(
    [...code.matchAll(OWN)].flatMap((match) => match.slice(1).flatMap((names) => names?.match(/\w+/g) ?? [])),
  );

/** On the first line, so that all others keep their numbers. */
function bound(code) {
  const own = ownNames(code);
  const names = [...new Set(code.match(WORD))].filter((name) => !own.has(name));
  return names.length > 0 ? `const { ${names.join(', ')} } = globalThis; ${code}` : code;
}

const version = createHash('sha1')
  .update(readFileSync(import.meta.filename))
  .digest('hex');

export default {
  createTransformer(options) {
    const swc = swcJest.createTransformer(options);
    const withBound = ({ code, ...rest }) => ({ ...rest, code: bound(code) });
    return {
      ...swc,
      process: (...given) => withBound(swc.process(...given)),
      processAsync: async (...given) => withBound(await swc.processAsync(...given)),
      getCacheKey: (...given) =>
        createHash('sha1')
          .update(swc.getCacheKey(...given))
          .update(version)
          .digest('hex'),
    };
  },
};
