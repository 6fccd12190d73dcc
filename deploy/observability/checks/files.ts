import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

export const root = path.join(import.meta.dirname, '..', '..', '..');
const here = path.join(root, 'deploy', 'observability');

export const read = (file: string): string => readFileSync(path.join(here, file), 'utf8');
export const filesIn = (folder: string, ending: string): readonly string[] =>
  globSync(`${folder}/*.${ending}`, { cwd: here }).sort();

const rule = z.strictObject({
  alert: z.string().optional(),
  record: z.string().optional(),
  expr: z.string().min(1),
  for: z.string().optional(),
  labels: z.record(z.string(), z.string()).optional(),
  annotations: z.record(z.string(), z.string()).optional(),
});
export type Rule = z.infer<typeof rule>;
const ruleFile = z.strictObject({
  groups: z.array(
    z.strictObject({ name: z.string(), interval: z.string().optional(), rules: z.array(rule).min(1) }),
  ),
});

export const rulesOf = (yaml: string): readonly Rule[] =>
  ruleFile.parse(parse(yaml)).groups.flatMap(({ rules }) => rules);

const panel = z.object({
  id: z.number(),
  title: z.string().min(1),
  datasource: z.object({ uid: z.string() }),
  gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
  targets: z.array(z.object({ expr: z.string().min(1), legendFormat: z.string().min(1) })).min(1),
});
const dashboard = z.object({
  uid: z.string(),
  title: z.string(),
  editable: z.literal(false),
  panels: z.array(panel).min(1),
});
export type Dashboard = z.infer<typeof dashboard>;
export const dashboardOf = (json: string): Dashboard => dashboard.parse(JSON.parse(json));
