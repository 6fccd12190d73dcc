import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';

const TEXT = 'A shop with a basket and a checkout, tested on common browsers.';

/** A chat completions API that answers every question with one text, after a moment. */
export class Model {
  questions = 0;
  #server = createServer((request, response) => {
    this.#answer(request, response).catch(() => response.destroy());
  });
  delay: { leastMs: number; mostMs: number };

  constructor(delay: { leastMs: number; mostMs: number }) {
    this.delay = delay;
  }

  static async start(delay: { leastMs: number; mostMs: number }) {
    const model = new Model(delay);
    model.#server.listen(0, '127.0.0.1');
    await once(model.#server, 'listening');
    return model;
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    this.questions += 1;
    await once(request.resume(), 'end');
    await pause(this.delay.leastMs + Math.random() * (this.delay.mostMs - this.delay.leastMs));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(completion()));
  }

  /** What ai-worker must be told to ask it. */
  get environment() {
    const { port } = this.#server.address() as AddressInfo;
    return {
      OPENAI_API_KEY: 'sk-played',
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_MODEL: 'played',
    };
  }

  stop() {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const completion = () => ({
  id: 'played',
  object: 'chat.completion',
  created: 0,
  model: 'played',
  choices: [
    {
      index: 0,
      finish_reason: 'stop',
      message: { role: 'assistant', content: JSON.stringify({ text: TEXT }), refusal: null },
    },
  ],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});
