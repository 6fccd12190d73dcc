import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import {
  askedIn,
  canaryIn,
  contradictingAnswer,
  goodAnswer,
  inventingAnswer,
  obedientAnswer,
  type Asked,
} from './stand-in-answers.js';

export const MODES = [
  'good',
  'slow',
  'rate-limited',
  'rate-limited-for-long',
  'server-error',
  'unauthorised',
  'cut-off',
  'cut-off-unsaid',
  'wrong-schema',
  'refusal',
  'content-filter',
  'invented-quotes',
  'contradicting',
  'obedient',
  'obedient-with-secrets',
  'obedient-with-own-schema',
  'hang',
  'reset',
  'reset-mid-answer',
  'not-json',
  'english',
] as const;
export type Mode = (typeof MODES)[number];

const SLOW_MS = 300;

/** A chat completions API as real HTTP, with the faults that real ones have. */
export class ModelStandIn {
  /** Of every request since the last `clear`, as it came over the wire. */
  readonly bodies: string[] = [];
  mode: Mode = 'good';
  /** What comes after the first request, where it is another mode. */
  afterwards: Mode | undefined;
  /** How many requests of those were under way together. */
  mostAtOnce = 0;
  private underWay = 0;
  private readonly hanging: Socket[] = [];

  private constructor(private readonly server: ReturnType<typeof createServer>) {}

  static async start(): Promise<ModelStandIn> {
    const server = createServer();
    const standIn = new ModelStandIn(server);
    server.on('request', (request, response) => void standIn.answer(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return standIn;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  clear(mode: Mode = 'good'): void {
    this.mode = mode;
    this.afterwards = undefined;
    this.bodies.length = 0;
    this.mostAtOnce = 0;
    this.underWay = 0;
  }

  /** Ends what hangs without an answer. */
  letGo(): void {
    for (const socket of this.hanging.splice(0)) socket.resetAndDestroy();
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.underWay += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.underWay);
    response.once('finish', () => (this.underWay -= 1));
    let body = '';
    for await (const chunk of request) body += String(chunk);
    this.bodies.push(body);
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      response.writeHead(404).end();
      return;
    }
    const asked = askedIn(JSON.parse(body) as Parameters<typeof askedIn>[0]);
    const { mode } = this;
    if (this.afterwards) this.mode = this.afterwards;
    const refuse = (status: number, headers: Record<string, string> = {}): void => {
      response.writeHead(status, {
        'content-type': 'application/json',
        'x-request-id': 'req_stand_in',
        ...headers,
      });
      response.end(JSON.stringify({ error: { message: `stand-in: ${mode}`, type: mode } }));
    };
    if (mode === 'hang') {
      this.hanging.push(request.socket);
      return;
    }
    if (mode === 'reset') {
      request.socket.resetAndDestroy();
    } else if (mode === 'rate-limited') {
      /* Once; what comes after the pause that was asked for is answered. */
      this.mode = 'good';
      refuse(429, { 'retry-after': '1' });
    } else if (mode === 'rate-limited-for-long') refuse(429, { 'retry-after': '3600' });
    else if (mode === 'server-error') refuse(500);
    else if (mode === 'unauthorised') refuse(401);
    else if (mode === 'not-json') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('<html>gateway</html>');
    } else {
      if (mode === 'slow') await pause(SLOW_MS);
      const text = JSON.stringify(completion(mode, asked, body.length));
      response.writeHead(200, { 'content-type': 'application/json', 'x-request-id': 'req_stand_in' });
      if (mode === 'reset-mid-answer') {
        response.write(text.slice(0, text.length / 2));
        await pause(20);
        request.socket.resetAndDestroy();
      } else response.end(text);
    }
  }
}

const leaked = (canary: string): object => ({
  ...{ concept: 'other', category: 'risk', riskFactor: 1, quote: 'The Client', why: 'Because.' },
  suggestion: canary,
});

const CHARACTERS_PER_TOKEN = 4;

function completion(mode: Mode, asked: Asked, size: number): object {
  const content = JSON.stringify(contentOf(mode, asked));
  const isCut = mode === 'cut-off' || mode === 'cut-off-unsaid';
  const message =
    mode === 'refusal'
      ? { role: 'assistant', content: null, refusal: 'I cannot help with that.' }
      : { role: 'assistant', content: isCut ? content.slice(0, content.length / 2) : content, refusal: null };
  const reasons: Partial<Record<Mode, string>> = { 'cut-off': 'length', 'content-filter': 'content_filter' };
  return {
    id: 'chatcmpl-stand-in',
    object: 'chat.completion',
    created: 0,
    model: 'stand-in',
    choices: [{ index: 0, message, finish_reason: reasons[mode] ?? 'stop', logprobs: null }],
    usage: {
      prompt_tokens: Math.ceil(size / CHARACTERS_PER_TOKEN),
      completion_tokens: Math.ceil(content.length / CHARACTERS_PER_TOKEN),
      total_tokens: Math.ceil((size + content.length) / CHARACTERS_PER_TOKEN),
    },
  };
}

function contentOf(mode: Mode, asked: Asked): object {
  switch (mode) {
    case 'english':
      return goodAnswer(asked, 'en');
    case 'wrong-schema':
      return { answer: 42 };
    case 'invented-quotes':
      return inventingAnswer(asked);
    case 'contradicting':
      return contradictingAnswer(asked);
    case 'obedient':
      return obedientAnswer(asked);
    case 'obedient-with-secrets':
      return {
        ...goodAnswer(asked),
        ...(asked.task === 'suggest'
          ? { text: `The mark is ${canaryIn(asked.system)}.` }
          : {
              added: [],
              reworded: [{ id: canaryIn(asked.system), suggestion: 'a', why: 'b', question: 'c' }],
              findings: [leaked(canaryIn(asked.system))],
            }),
      };
    case 'obedient-with-own-schema':
      return {
        ...goodAnswer(asked),
        text: 7,
        reworded: [{ riskFactor: 9, html: '<b>hi</b>' }],
        findings: [{ riskFactor: 9 }],
      };
    default:
      return goodAnswer(asked);
  }
}
