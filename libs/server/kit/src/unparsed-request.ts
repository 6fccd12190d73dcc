import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { DEFAULT_LANGUAGE, type ErrorCode } from '@pactwright/protocol';
import { AppError, errorBody } from './app-error.js';

const CODES: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW',
  HPE_HEADER_OVERFLOW: 'REQUEST_HEAD_TOO_LARGE',
};

/** What Node keeps on a socket of the reply under way; its own handler asks the same. */
interface Replying {
  readonly _httpMessage?: { readonly _headerSent: boolean } | null;
}

/**
 * Answers what Node could not read as a request in the form of every other refusal; whose language it is in, nobody knows.
 * The connection ends with it, as nobody can tell where the next request begins.
 */
export function refuseUnparsed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  /* A second head would be read as part of the reply that has begun. */
  if (!socket.writable || (socket as Replying)._httpMessage?._headerSent) {
    socket.destroy(error);
    return;
  }
  const refusal = new AppError(CODES[error.code ?? ''] ?? 'MALFORMED_REQUEST');
  const requestId = randomUUID();
  const body = JSON.stringify(errorBody(refusal, DEFAULT_LANGUAGE, requestId));
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    `x-request-id: ${requestId}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy(error));
}
