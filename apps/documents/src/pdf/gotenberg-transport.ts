import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { GotenbergClient } from 'gotenberg-js-client';
import { PdfError } from './pdf-converter.js';

type FormData = Parameters<GotenbergClient['post']>[1];

const MAX_SOCKETS = 8;
/** Of an error answer, this much is kept for the log, in characters. */
const REASON_LENGTH = 300;

/* The conversion itself is not possible: the same request would be refused again. */
const PERMANENT = new Set([400, 401, 403, 404, 413, 415]);

/* A connection for each conversion: one that is kept may be closed at the other end just when the next document is sent. */
const agents = {
  'http:': new http.Agent({ maxSockets: MAX_SOCKETS }),
  'https:': new https.Agent({ maxSockets: MAX_SOCKETS }),
} as const;

/** How gotenberg-js-client sends a form: its own transport ignores its timeout and cannot be aborted. */
export function gotenbergTransport(signal: AbortSignal, trace: string): GotenbergClient {
  return {
    post: (url, form, headers) =>
      new Promise((resolve, reject) => {
        const { protocol } = new URL(url);
        const fail = (error: unknown): void =>
          reject(new PdfError(`the PDF server did not answer: ${String(error)}`, true, { cause: error }));
        const request = (protocol === 'https:' ? https : http).request(
          url,
          {
            method: 'POST',
            agent: agents[protocol === 'https:' ? 'https:' : 'http:'],
            signal,
            headers: { ...form.getHeaders(), ...headers, 'gotenberg-trace': trace },
          },
          (response) => {
            if (response.statusCode === 200) resolve(response);
            else void refusal(response).then(reject, fail);
          },
        );
        request.on('error', fail);
        sendForm(form, request);
      }),
  };
}

function sendForm(form: FormData, request: http.ClientRequest): void {
  form.on('error', (error: Error) => request.destroy(error));
  form.pipe(request);
}

async function refusal(response: http.IncomingMessage): Promise<PdfError> {
  const status = response.statusCode ?? 0;
  const reason = (await buffer(response)).toString('utf8').slice(0, REASON_LENGTH);
  return new PdfError(`the PDF server answered ${status}: ${reason}`, !PERMANENT.has(status));
}
