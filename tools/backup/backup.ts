import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { takeBackup } from './take.ts';
import { findTargets } from './targets.ts';
import { Problem, elapsed, say } from '#tools/launch/say.mjs';
import { readSettings } from '#tools/launch/settings.mjs';
import type { Children } from '#tools/launch/children.mjs';

/**
 * npm run backup -- <folder>: databases and files, from what the environment names or from the embedded parts.
 */
export default async function backup(children: Children): Promise<number> {
  const [asked] = process.argv.slice(2);
  if (!asked) throw new Problem('Name an empty folder for the backup: npm run backup -- <folder>');
  const settings = readSettings(process.env);
  children.logs = path.join(settings.dataDir, 'logs');
  const since = Date.now();
  const folder = path.resolve(asked);
  const { databases, files } = await takeBackup(children, await findTargets(settings, children), folder);
  for (const { service, format, rows } of databases)
    say(`${service}: ${Object.values(rows).reduce((sum, count) => sum + count, 0)} rows, by ${format}`);
  say(`${files.length} files; the backup is in ${folder} (${elapsed(since)})`);
  const { BACKUP_METRICS_FILE: metrics } = process.env;
  if (metrics) sayWhen(metrics);
  return 0;
}

/** Tells node_exporter's textfile collector when a backup last succeeded, at once or not at all. */
function sayWhen(file: string) {
  const name = 'backup_last_success_timestamp_seconds';
  const lines = [
    `# HELP ${name} When a backup last succeeded`,
    `# TYPE ${name} gauge`,
    `${name} ${Math.floor(Date.now() / 1_000)}`,
  ];
  writeFileSync(`${file}.new`, `${lines.join('\n')}\n`);
  renameSync(`${file}.new`, file);
}
