import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Registry, collectDefaultMetrics } from 'prom-client';
import { parse } from 'yaml';
import { read, root } from './files.js';

/** Labels that every series has, whoever tells it. */
const COMMON = ['service', 'instance', 'job'];
const SOURCES = 'libs/server/*/src/**/*.ts,apps/*/src/**/*.ts'.split(',');
const DEFINITION =
  /\b(?<kind>counter|gauge|histogram)\(\s*'(?<name>\w+)',\s*'[^']*',\s*(?<labels>\[[^\]]*\]|\w+)/g;

/** Which labels a metric has; undefined where somebody else's exporter decides. */
export type Labels = ReadonlySet<string> | undefined;

/** Every series that there can be, by name: ours as the source registers them, Node's, and those of exporters.yaml. */
export async function knownMetrics(): Promise<ReadonlyMap<string, Labels>> {
  const known = new Map<string, Labels>();
  for (const file of globSync(SOURCES, { cwd: root })) {
    if (file.endsWith('.spec.ts')) continue;
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const { groups } of source.matchAll(DEFINITION)) {
      const { kind, name = '', labels = '' } = groups ?? {};
      const set = new Set([...COMMON, ...labelsOf(source, labels)]);
      if (kind !== 'histogram') known.set(name, set);
      else for (const end of ['_bucket', '_sum', '_count']) known.set(name + end, new Set([...set, 'le']));
    }
  }
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const { name } of await registry.getMetricsAsJSON()) known.set(name, undefined);
  registry.clear();
  const exported = Object.values(parse(read('exporters.yaml')) as Record<string, string[]>).flat();
  for (const name of exported) known.set(name, undefined);
  return known;
}

/** Whether some series of a metric are told before anything is counted, as far as its source says so. */
export function isToldFromZero(metric: string): boolean {
  const name = metric.replace(/_(bucket|sum|count)$/, '');
  const definition = new RegExp(
    `const (\\w+) = (counter|histogram)\\(\\s*'${name}',\\s*'[^']*',\\s*(?:\\[[^\\]]*\\]|\\w+)(,\\s*[^\\s)])?`,
  );
  return globSync(SOURCES, { cwd: root }).some((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const [, variable, kind, fourth] = definition.exec(source) ?? [];
    if (variable === undefined || file.endsWith('.spec.ts')) return false;
    const isSetLater = new RegExp(`\\b${variable}\\.(zero\\(|inc\\(\\{[^}]*\\}, 0\\))`).test(source);
    return isSetLater || (kind === 'counter' && fourth !== undefined);
  });
}

/** `['queue', ...LABELS]` with what stands behind the names of constants in the same file. */
function labelsOf(source: string, written: string): readonly string[] {
  const texts = [...written.matchAll(/'(\w+)'/g)].map(([, label = '']) => label);
  const names = [...written.matchAll(/\b[A-Z_]{2,}\b/g)].map(([name]) => name);
  return [
    ...texts,
    ...names.flatMap((name) => {
      const constant = new RegExp(`const ${name} = (\\[[^\\]]*\\])`).exec(source)?.[1];
      return constant === undefined ? [] : labelsOf(source, constant);
    }),
  ];
}

export interface Use {
  readonly metric: string;
  /** Labels that the selector asks for. */
  readonly labels: readonly string[];
}

const TEXT = /"(?:[^"\\]|\\.)*"/g;
const GROUPING = /\b(?:by|on|without|ignoring|group_left|group_right)\s*\([^)]*\)/g;
const RANGE = /\[[^\]]*\]/g;
const WORDS = new Set(['and', 'or', 'unless', 'offset', 'bool']);

/** The series that an expression reads. */
export function usesOf(expression: string): readonly Use[] {
  const plain = expression.replace(TEXT, '""').replace(GROUPING, ' ').replace(RANGE, ' ');
  const uses: Use[] = [];
  for (const [, name = '', selector] of plain.matchAll(
    /(?<![\w:.$])([a-zA-Z_][\w:]*)(?!\s*\(|[\w:])(\{[^}]*\})?/g,
  )) {
    const start = plain.slice(0, plain.indexOf(name));
    if (WORDS.has(name) || start.split('{').length > start.split('}').length) continue;
    const labels = [...(selector ?? '').matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label);
    uses.push({ metric: name, labels });
  }
  return uses;
}
