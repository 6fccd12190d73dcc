import { Problem } from '#tools/launch/say.mjs';
import { variable } from '#tools/stack/services.mjs';
import { migrate } from '#tools/stack/stack.ts';
import type { Children } from '#tools/launch/children.mjs';
import { requireFits, restore, rowCounts } from './databases.ts';
import { differingFiles, namedFiles, putBack } from './files.ts';
import { connected, type Targets } from './targets.ts';
import type { Manifest } from './manifest.ts';

/* The queue is not backed up: what was sent shortly before the backup may have been on its way. Handling twice does nothing. */
const SENT_AGAIN = '1 day';
/* What only people fill, with the rows that are there from the start: the first administrator. */
const PEOPLES = { users: 1, audit_entries: 0, contracts: 0, renders: 0, payments: 0 };

/**
 * Brings everything back: files first, so that no database ever names one that is not there.
 * @param targets whose databases may be empty
 * @param environment of the services' migrations
 */
export async function bringBack(
  children: Children,
  targets: Targets,
  folder: string,
  manifest: Manifest,
  environment: Record<string, string>,
) {
  await migrate(children, environment);
  await requireEmpty(targets);
  const pairs = manifest.databases.map((dumped) => {
    const database = targets.databases.find(({ service }) => service === dumped.service);
    if (!database) throw new Problem(`There is no ${variable(dumped.service)}_DATABASE_URL to restore into.`);
    return { dumped, url: database.url };
  });
  /* All of it before any of it: a restore that stops half way leaves databases that are no longer empty. */
  for (const { dumped, url } of pairs) await requireFits(folder, dumped, url);
  await putBack(targets, folder, manifest.files);
  for (const { dumped, url } of pairs) await restore(children, folder, dumped, url);
  /* A backup of an older schema, brought to that of the code. */
  await migrate(children, environment);
}

/** Data are not mixed with others, and not overwritten by mistake. */
async function requireEmpty({ databases }: Targets) {
  for (const { service, url } of databases) {
    const rows = await connected(url, rowCounts);
    const full = Object.entries(PEOPLES).flatMap(([table, most]) =>
      (rows[table] ?? 0) > most ? [table] : [],
    );
    if (full.length > 0)
      throw new Problem(
        `The database of ${service} holds data (${full.join(', ')}): a backup is restored into empty databases.`,
      );
  }
}

/** @returns what is not as it was */
export async function differences(targets: Targets, manifest: Manifest): Promise<string[]> {
  const found = [];
  for (const { service, rows } of manifest.databases) {
    const url = targets.databases.find((database) => database.service === service)?.url ?? '';
    const now = await connected(url, rowCounts);
    for (const [table, count] of Object.entries(rows))
      if (now[table] !== count) found.push(`${service}.${table}: ${now[table]} rows instead of ${count}`);
  }
  const differing = await differingFiles(targets, manifest.files);
  found.push(...differing.map((file) => `${file}: not the bytes that were backed up`));
  const stored = new Set(manifest.files.map(({ key }) => key));
  const missing = (await namedFiles(targets)).filter((key) => !stored.has(key));
  found.push(...missing.map((key) => `${key}: named by a database and not stored`));
  return found;
}

/** Events that were on their way are sent again; those who have handled them already do nothing. */
export async function sendEventsAgain({ databases }: Targets, manifest: Manifest) {
  for (const { service, takenAt, rows } of manifest.databases) {
    if (!('outbox_events' in rows)) continue;
    const url = databases.find((database) => database.service === service)?.url ?? '';
    await connected(url, (client) =>
      client.query(
        `UPDATE outbox_events SET sent_at = NULL WHERE sent_at > $1::timestamptz - interval '${SENT_AGAIN}'`,
        [takenAt],
      ),
    );
  }
}
