import { invalid } from '../errors.ts';

/** What a form-encoded request says: text, or lists and records of it. */
export type Param = string | Param[] | { [name: string]: Param };

export interface Params {
  [name: string]: Param;
}

/** Reads `a[b][0]=c` as the nested value it stands for. */
export function readForm(encoded: string): Params {
  const root: Params = Object.create(null);
  for (const [key, value] of new URLSearchParams(encoded)) put(root, stepsOf(key), value);
  return Object.fromEntries(Object.entries(root).map(([k, v]) => [k, settle(v)])) as Params;
}

function stepsOf(key: string) {
  const [, head, rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key) ?? [];
  if (head === undefined) throw invalid(`Invalid parameter name: ${key}`, { param: key });
  return [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, step = '']) => step)];
}

function put(into: Params, [step = '', ...rest]: string[], value: string) {
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

/** Records whose names are 0, 1, 2 are lists. */
function settle(value: Param): Param {
  if (!isRecord(value)) return value;
  const entries = Object.entries(value);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  if (isList) return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, each]) => settle(each));
  return Object.fromEntries(entries.map(([name, each]) => [name, settle(each)]));
}

export const isRecord = (value: Param | undefined): value is Params =>
  typeof value === 'object' && !Array.isArray(value);
