import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a model says to be a finding; it may be anything. */
interface Offered {
  quote?: unknown;
}

/** Passes questions on to a model, and notes what it answers before anybody has looked at it. */
export class Listener {
  offered: Offered[] = [];
  questions = 0;
  #server;

  /** @param model its address */
  constructor(model: string) {
    this.#server = createServer((request, response) => {
      this.#pass(`${model}${request.url}`, request)
        .then((answer) => {
          response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text);
        })
        .catch(() => response.destroy());
    });
  }

  static async start(model: string) {
    const listener = new Listener(model);
    listener.#server.listen(0, '127.0.0.1');
    await once(listener.#server, 'listening');
    return listener;
  }

  get url() {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** Since it was asked last. */
  take() {
    const { offered, questions } = this;
    this.offered = [];
    this.questions = 0;
    return { offered, questions };
  }

  stop() {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #pass(url: string, request: IncomingMessage) {
    let body = '';
    for await (const chunk of request) body += chunk;
    const left = new AbortController();
    request.socket.once('close', () => left.abort());
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: left.signal,
    });
    const text = await answer.text();
    this.questions += 1;
    this.offered.push(...findingsIn(text));
    return { status: answer.status, text };
  }
}

function findingsIn(completion: string): Offered[] {
  try {
    const { findings } = JSON.parse(JSON.parse(completion).choices[0].message.content);
    return Array.isArray(findings) ? findings : [];
  } catch {
    return [];
  }
}
