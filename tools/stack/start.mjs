import '#tools/launch/node-version.mjs';
import path from 'node:path';
import { runCommand } from '#tools/launch/command.mjs';
import { requirePublicPort } from '#tools/launch/ports.mjs';
import { say } from '#tools/launch/say.mjs';
import { readSettings } from '#tools/launch/settings.mjs';
import { startStack } from './stack.mjs';

/* npm start: everything the product needs, on one port, until it is told to stop. */
/** As short as it can be told from here. @param {string} folder */
const shown = (folder) => {
  const from = path.relative(process.cwd(), folder);
  return from.startsWith('..') ? folder : from || '.';
};

await runCommand(
  import.meta.filename,
  async (children) => {
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
  },
  { interrupted: 0, first: () => requirePublicPort(readSettings(process.env)) },
);
