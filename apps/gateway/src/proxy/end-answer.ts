import type { IncomingMessage, ServerResponse } from 'node:http';

/* Whoever sends nothing for so long waits for the answer. */
const SILENCE_MS = 2_000;
/* What is left of the largest upload comes in well within this time over a slow line. */
const LINGER_MS = 30_000;
const SHORT_BYTES = 4_096;

/** What the head of an answer has to say of the connection: what is left of a long body is not waited for by the next request. */
export const connectionHeaders = (request: IncomingMessage): Readonly<Record<string, string>> =>
  request.complete || isShort(request) ? {} : { connection: 'close' };

/**
 * Ends an answer, and with it the connection of a request that was not read to its end, once that has come in or falls silent:
 * closed while the client still sends, it would be reset, and the answer lost on the way.
 */
export function endAnswer(request: IncomingMessage, response: ServerResponse): void {
  request.unpipe();
  request.resume();
  if (request.complete || request.destroyed) {
    response.end();
    return;
  }
  const end = (): void => {
    clearTimeout(silence);
    clearTimeout(patience);
    request.off('data', heard).off('end', end).off('close', end);
    response.end();
  };
  const cut = (): void => {
    response.once('finish', () => request.destroy());
    end();
  };
  const silence = setTimeout(cut, SILENCE_MS);
  const patience = setTimeout(cut, LINGER_MS);
  const heard = (): void => void silence.refresh();
  request.once('end', end).once('close', end);
  request.on('data', heard);
}

/** Has come in as a whole already or will in a moment: it can be read to its end. */
const isShort = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= SHORT_BYTES;
