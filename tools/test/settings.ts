import { freePortBase } from '#tools/launch/ports.mjs';
import { readSettings } from '#tools/launch/settings.mjs';

const ofRealServers =
  /^(PORT|PORT_BASE|HOST|DATA_DIR|NODE_ENV|PUBLIC_URL|PAYMENTS(_.*)?|.*DATABASE_URL|(S3|REDIS|OPENAI|STRIPE|ADMIN|GOTENBERG|SESSION|INTERNAL|SMTP|MAIL)_.*)$/;

/**
 * A stack of the tests' own: free ports, a new folder, and nothing that the environment says about real servers.
 */
export async function settingsOfTest(dataDir: string) {
  const given = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofRealServers.test(name)));
  const portBase = await freePortBase();
  return readSettings({
    ...given,
    DATA_DIR: dataDir,
    PORT: String(portBase + 8),
    PORT_BASE: String(portBase),
  });
}
