import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { json, text } from 'node:stream/consumers';

/** A span as it comes over the wire (OTLP, JSON), with the service that sent it. */
export interface Span {
  readonly service: string;
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}
type WireSpan = Omit<Span, 'service'>;

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Span['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly WireSpan[] }[];
  }[];
}

export const KIND = { server: 2, client: 3, producer: 4, consumer: 5 } as const;

export function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys through \`npm test -- e2e\`.`);
  return value;
}

async function listen(server: Server, port: string): Promise<void> {
  server.listen(Number(port), '127.0.0.1');
  await once(server, 'listening');
}

/** The collector that the stack under test sends its traces to. */
export class Collector {
  readonly spans: Span[] = [];
  private readonly server = createServer((request, response) => {
    void this.take(request).then(() => response.setHeader('content-type', 'application/json').end('{}'));
  });

  static async open(): Promise<Collector> {
    const collector = new Collector();
    await listen(collector.server, given('E2E_OTLP_PORT'));
    return collector;
  }

  of(traceId: string): readonly Span[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async take(request: IncomingMessage): Promise<void> {
    const { resourceSpans } = (await json(request)) as Export;
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = attribute(resource, 'service.name') ?? '';
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) this.spans.push({ ...span, service });
    }
  }
}

export function attribute({ attributes }: Pick<Span, 'attributes'>, name: string): string | undefined {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value === undefined ? undefined : String(Object.values(value)[0]);
}

/** Somebody who plays the provider of the model: always the same words, and a bill. */
export class ModelProvider {
  readonly headers: IncomingMessage['headers'][] = [];
  readonly questions: string[] = [];
  private readonly server = createServer((request, response) => {
    this.headers.push(request.headers);
    void text(request).then((question) => {
      this.questions.push(question);
      response.setHeader('content-type', 'application/json').end(JSON.stringify(COMPLETION));
    });
  });

  static async open(): Promise<ModelProvider> {
    const provider = new ModelProvider();
    await listen(provider.server, given('E2E_MODEL_PORT'));
    return provider;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

const COMPLETION = {
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 0,
  model: 'stand-in',
  choices: [
    {
      index: 0,
      finish_reason: 'stop',
      logprobs: null,
      message: {
        role: 'assistant',
        refusal: null,
        content: JSON.stringify({ text: 'The Freelancer designs, builds and publishes the website.' }),
      },
    },
  ],
  usage: { prompt_tokens: 900, completion_tokens: 40, total_tokens: 940 },
};
