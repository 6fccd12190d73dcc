import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { freePort } from '@pactwright/testing';

export interface Letter {
  readonly from: string;
  readonly to: readonly string[];
  /** As it came over the wire, with what was encoded for the way decoded. */
  readonly source: string;
}

const fromHex = (bytes: string): string =>
  Buffer.from(
    bytes.replace(/[=_]/g, (sign) => (sign === '_' ? '20' : '')),
    'hex',
  ).toString('utf8');
const decoded = (source: string): string =>
  source
    .replace(/\?=\s+=\?UTF-8\?Q\?/gi, '')
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, word: string) => word.replaceAll('_', ' '))
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, fromHex);

/** A mail server of a test's own, which can be down, slow, or refuse. */
export class Mailbox {
  readonly letters: Letter[] = [];
  /** How long it takes to accept a letter. */
  delayMs = 0;
  /** Hangs up on whoever connects. */
  isDown = false;
  /** How often it has hung up. */
  refused = 0;
  private server: SMTPServer | undefined;

  private constructor(private readonly port: number) {}

  static async start(): Promise<Mailbox> {
    const mailbox = new Mailbox(await freePort());
    await mailbox.open();
    return mailbox;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async open(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onConnect: (_session, done) => {
        if (!this.isDown) return done();
        this.refused += 1;
        done(new Error('down'));
      },
      onData: (stream, { envelope }, done) => {
        void text(stream).then((source) => {
          setTimeout(() => {
            this.letters.push({
              from: envelope.mailFrom ? envelope.mailFrom.address : '',
              to: envelope.rcptTo.map(({ address }) => address),
              source: decoded(source),
            });
            done();
          }, this.delayMs);
        });
      },
    });
    const listening = server.listen(this.port, '127.0.0.1');
    if (!listening.listening) await once(listening, 'listening');
    this.server = server;
    const { port } = listening.address() as AddressInfo;
    if (port !== this.port) throw new Error('the mail server listens elsewhere');
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  /** What was sent to this address. */
  to(address: string): readonly Letter[] {
    return this.letters.filter(({ to }) => to.includes(address));
  }
}

/** The token of the link in a letter. */
export const tokenOfLink = (letter: Letter | undefined): string =>
  decodeURIComponent(
    /https:\/\/pactwright\.example\/reset-password\?token=([\w.%-]+)/.exec(letter?.source ?? '')?.[1] ?? '',
  );
