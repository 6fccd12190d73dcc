import { createTransport } from 'nodemailer';

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for the same mail sent again, so that the other side can tell. */
  readonly id: string;
}

export interface MailSettings {
  readonly SMTP_URL: string;
  readonly MAIL_FROM?: string | undefined;
  readonly PUBLIC_URL: string;
}

/** Sends one message, or throws. */
export type Send = (message: Message, signal: AbortSignal) => Promise<void>;

/** How messages leave here; null where no mail server is configured. */
export const MAILER = Symbol('MAILER');

/* One attempt fits into the time a job has. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

export function openMailer({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: MailSettings): Send {
  const { hostname } = new URL(PUBLIC_URL);
  const from = MAIL_FROM ?? `Pactwright <no-reply@${hostname}>`;
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ id, ...message }, signal) => {
    await transport.sendMail({
      ...message,
      from,
      messageId: `<${id}@${hostname}>`,
      /* Keeps absence notes and the like from being sent back. */
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal,
    });
  };
}
