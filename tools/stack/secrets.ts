import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '#tools/launch/say.mjs';

const names = [
  'internal',
  'session',
  'postgres',
  'redis',
  's3AccessKey',
  's3SecretKey',
  'adminPassword',
  'stripeKey',
  'stripeWebhook',
] as const;

export type Secrets = Record<(typeof names)[number], string>;

/** The secrets of the embedded parts: made once, kept in the data folder, readable by their owner alone. */
export function keepSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const known = existsSync(file) ? read(file) : {};
  const missing = names.filter((name) => !known[name]);
  const all = { ...known, ...Object.fromEntries(missing.map((name) => [name, make(name)])) };
  if (missing.length > 0) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.new`, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return all as Secrets;
}

function make(name: (typeof names)[number]) {
  if (name === 'adminPassword') return randomBytes(9).toString('base64url');
  if (name === 's3AccessKey') return `local${randomBytes(6).toString('hex')}`;
  if (name === 'stripeKey') return `sk_test_${randomBytes(16).toString('hex')}`;
  if (name === 'stripeWebhook') return `whsec_${randomBytes(24).toString('hex')}`;
  return randomBytes(32).toString('hex');
}

function read(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Problem(`${file} cannot be read: restore it, or remove the whole data folder to begin anew.`, {
      cause,
    });
  }
}
