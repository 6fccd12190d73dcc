import { invalid } from '../errors.mjs';

/**
 * What a form-encoded request says: text, or lists and records of it.
 * @typedef {string | Param[] | { [name: string]: Param }} Param
 * @typedef {{ [name: string]: Param }} Params
 */

/**
 * Reads `a[b][0]=c` as the nested value it stands for.
 * @param {string} encoded
 * @returns {Params}
 */
export function readForm(encoded) {
  /** @type {Params} */
  const root = Object.create(null);
  for (const [key, value] of new URLSearchParams(encoded)) put(root, stepsOf(key), value);
  return /** @type {Params} */ (Object.fromEntries(Object.entries(root).map(([k, v]) => [k, settle(v)])));
}

/** @param {string} key */
function stepsOf(key) {
  const [, head, rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key) ?? [];
  if (head === undefined) throw invalid(`Invalid parameter name: ${key}`, { param: key });
  return [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, step = '']) => step)];
}

/**
 * @param {Params} into
 * @param {string[]} steps
 * @param {string} value
 */
function put(into, [step = '', ...rest], value) {
  const name = step === '' ? String(Object.keys(into).length) : step;
  if (rest.length === 0) {
    into[name] = value;
    return;
  }
  const inner = into[name];
  const next = isRecord(inner) ? inner : Object.create(null);
  into[name] = next;
  put(next, rest, value);
}

/**
 * Records whose names are 0, 1, 2 are lists.
 * @param {Param} value
 * @returns {Param}
 */
function settle(value) {
  if (!isRecord(value)) return value;
  const entries = Object.entries(value);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  if (isList) return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, each]) => settle(each));
  return Object.fromEntries(entries.map(([name, each]) => [name, settle(each)]));
}

/**
 * @param {Param | undefined} value
 * @returns {value is Params}
 */
export const isRecord = (value) => typeof value === 'object' && !Array.isArray(value);
