import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { canConnect, databaseUrl } from './postgres.ts';
import { Problem } from '#tools/launch/say.mjs';
import { keepSecrets } from './secrets.ts';
import { builtService, portsOf } from './services.mjs';
import { readSettings, type Settings } from '#tools/launch/settings.mjs';

/**
 * npm run admin -- <email>: makes an account an administrator, in the running stack or in the database that is configured.
 */
export default async function admin(): Promise<number> {
  const script = path.join(builtService('identity'), 'admin.mjs');
  const url = identityDatabase(readSettings(process.env));
  if (!existsSync(script) || !url || !(await canConnect(url))) {
    throw new Problem(
      'The accounts cannot be reached: start Pactwright with "npm start", or set IDENTITY_DATABASE_URL.',
    );
  }
  /* A process of its own with this terminal: it may ask for a password. */
  const env = { ...process.env, IDENTITY_DATABASE_URL: url };
  const command = spawn(process.execPath, [script, ...process.argv.slice(2)], { stdio: 'inherit', env });
  const [code] = await once(command, 'exit');
  return code ?? 1;
}

/** Where the accounts are; undefined when nothing has been started here yet. */
function identityDatabase(settings: Settings) {
  const { given, dataDir } = settings;
  if (given.IDENTITY_DATABASE_URL) return given.IDENTITY_DATABASE_URL;
  if (!existsSync(path.join(dataDir, 'secrets.json'))) return undefined;
  const server = given.DATABASE_URL || `postgres://127.0.0.1:${portsOf(settings).postgres}/postgres`;
  return databaseUrl(server, 'identity', keepSecrets(dataDir).postgres);
}
