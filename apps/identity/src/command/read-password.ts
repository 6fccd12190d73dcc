import { Writable } from 'node:stream';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';

/** The password of a new account: asked for without showing it, or what is piped in. Never an argument, which everybody on the machine can read. */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    process.stdout.write('Password of the new account: ');
    return await reader.question('');
  } finally {
    process.stdout.write('\n');
    reader.close();
  }
}
