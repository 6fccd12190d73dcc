import path from 'node:path';
import { say } from '#tools/launch/say.mjs';
import { readSettings } from '#tools/launch/settings.mjs';
import type { Children } from '#tools/launch/children.mjs';
import { startStack } from './stack.ts';

/** As short as it can be told from here. */
const shown = (folder: string) => {
  const from = path.relative(process.cwd(), folder);
  return from.startsWith('..') ? folder : from || '.';
};

/** npm start: everything the product needs, on one port, until it is told to stop. */
export async function start(children: Children): Promise<number> {
  const settings = readSettings(process.env);
  children.logs = path.join(settings.dataDir, 'logs');
  const { url, environment } = await startStack(settings, children);
  say('ready');
  const signIn = settings.given.ADMIN_PASSWORD
    ? `${environment.ADMIN_EMAIL}, with the password of ADMIN_PASSWORD`
    : `${environment.ADMIN_EMAIL}, password ${environment.ADMIN_PASSWORD}`;
  process.stdout.write(`
  Pactwright   ${url}
  Admin        ${signIn}
  Data, logs   ${shown(settings.dataDir)}
  Stop         Ctrl-C

`);
  return new Promise(() => {});
}
