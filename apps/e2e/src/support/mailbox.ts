import { once } from 'node:events';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';

/** The mail server of the stack under test, for as long as somebody looks into it. */
export class Mailbox {
  private constructor(
    private readonly server: SMTPServer,
    private readonly mails: { readonly to: readonly string[]; readonly text: string }[],
  ) {}

  static async open(): Promise<Mailbox> {
    const port = process.env['E2E_SMTP_PORT'];
    if (!port) throw new Error('E2E_SMTP_PORT is not set: run the journeys through `npm test -- e2e`.');
    const mails: { to: string[]; text: string }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, { envelope }, done) {
        let text = '';
        stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
        stream.on('end', () => {
          mails.push({ to: envelope.rcptTo.map(({ address }) => address), text: plain(text) });
          done();
        });
      },
    });
    server.listen(Number(port), '127.0.0.1');
    await once(server.server, 'listening');
    return new Mailbox(server, mails);
  }

  /** The link in the mail that this address was sent; waits for it. */
  async linkSentTo(address: string): Promise<string> {
    const find = () =>
      this.mails.find(({ to }) => to.includes(address))?.text.match(/https?:\/\/\S+token=[\w.-]+/)?.[0];
    await expect.poll(find, { timeout: 30_000 }).toBeDefined();
    return find() ?? '';
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** Quoted-printable, undone as far as a link needs it. */
const plain = (mail: string): string => mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
