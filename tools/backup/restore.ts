import path from 'node:path';
import { bringBack, differences, sendEventsAgain } from './bring-back.ts';
import { readManifest } from './manifest.ts';
import { findTargets } from './targets.ts';
import { claimDataFolder } from '#tools/launch/data-folder.mjs';
import { commonEnvironment } from '#tools/stack/environment.ts';
import { Problem, elapsed, say } from '#tools/launch/say.mjs';
import { keepSecrets } from '#tools/stack/secrets.ts';
import { readSettings } from '#tools/launch/settings.mjs';
import { buildChanged } from '#tools/stack/stack.ts';
import type { Children } from '#tools/launch/children.mjs';

/** npm run restore -- <folder>: a backup into empty databases and storage, while no service runs. */
export default async function restore(children: Children): Promise<number> {
  const [asked] = process.argv.slice(2);
  if (!asked) throw new Problem('Name the folder of the backup: npm run restore -- <folder>');
  const folder = path.resolve(asked);
  const manifest = readManifest(folder);
  const settings = readSettings(process.env);
  process.once('exit', claimDataFolder(settings.dataDir));
  children.logs = path.join(settings.dataDir, 'logs');
  const since = Date.now();
  const targets = await findTargets(settings, children);
  const secrets = keepSecrets(settings.dataDir);
  const environment = {
    ...commonEnvironment(settings, { secrets, publicUrl: settings.given.PUBLIC_URL ?? 'http://localhost' }),
    ...targets.environment,
  };
  /* The schema is brought up by the migrations of the code that is here. */
  await buildChanged(children, true);
  await bringBack(children, targets, folder, manifest, environment);
  const found = await differences(targets, manifest);
  if (found.length > 0)
    throw new Problem(`What was restored is not what was backed up:\n${found.join('\n')}`);
  await sendEventsAgain(targets, manifest);
  say(`restored as of ${manifest.startedAt}, every row counted, every file read back (${elapsed(since)})`);
  return 0;
}
