import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { given } from '../observability/receivers.js';

/** A model that begins to answer when the test lets it, with one finding about the words that the test gives it. */
export class HeldModel {
  quote = '';
  private readonly waiting: ServerResponse[] = [];
  private readonly server = createServer((request, response) => {
    request.resume().on('end', () => this.waiting.push(response));
  });

  static async open(): Promise<HeldModel> {
    const model = new HeldModel();
    model.server.listen(Number(given('E2E_MODEL_PORT')), '127.0.0.1');
    await once(model.server, 'listening');
    return model;
  }

  get isAsked(): boolean {
    return this.waiting.length > 0;
  }

  /** What an attempt before this one has asked is nobody's any more. */
  forget(): void {
    for (const response of this.waiting.splice(0)) response.destroy();
  }

  answer(language: 'en' | 'lt'): void {
    const finding = {
      concept: 'other',
      category: 'legal',
      riskFactor: 4,
      quote: this.quote,
      ...TEXTS[language],
    };
    const message = { role: 'assistant', content: JSON.stringify({ findings: [finding] }), refusal: null };
    for (const response of this.waiting.splice(0))
      response.setHeader('content-type', 'application/json').end(
        JSON.stringify({
          choices: [{ index: 0, finish_reason: 'stop', message }],
          usage: { prompt_tokens: 900, completion_tokens: 40 },
        }),
      );
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

const TEXTS = {
  en: {
    suggestion: 'Ask what happens when the key is lost.',
    why: 'You could pay for a new lock.',
  },
  lt: {
    suggestion: 'Paklauskite, kas bus, jei raktas pasimes.',
    why: 'Galbūt mokėsite už naują spyną ir jos įstatymą.',
  },
} as const;
