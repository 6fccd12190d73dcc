import { once } from 'node:events';
import { createServer } from 'node:http';

/** What a model says to be a finding; it may be anything. @typedef {{ quote?: unknown }} Offered */

/** Passes questions on to a model, and notes what it answers before anybody has looked at it. */
export class Listener {
  /** @type {Offered[]} */
  offered = [];
  questions = 0;
  #server;

  /** @param {string} model its address */
  constructor(model) {
    this.#server = createServer((request, response) => {
      this.#pass(`${model}${request.url}`, request)
        .then((answer) => {
          response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text);
        })
        .catch(() => response.destroy());
    });
  }

  /** @param {string} model */
  static async start(model) {
    const listener = new Listener(model);
    listener.#server.listen(0, '127.0.0.1');
    await once(listener.#server, 'listening');
    return listener;
  }

  get url() {
    const { port } = /** @type {import('node:net').AddressInfo} */ (this.#server.address());
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

  /**
   * @param {string} url
   * @param {import('node:http').IncomingMessage} request
   */
  async #pass(url, request) {
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

/**
 * @param {string} completion
 * @returns {Offered[]}
 */
function findingsIn(completion) {
  try {
    const { findings } = JSON.parse(JSON.parse(completion).choices[0].message.content);
    return Array.isArray(findings) ? findings : [];
  } catch {
    return [];
  }
}
