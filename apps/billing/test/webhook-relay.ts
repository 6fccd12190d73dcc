import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { asActor } from '@pactwright/testing';

/** Brings what the provider tells to billing as the gateway does: the bytes as they came, and that nobody is signed in. */
export class WebhookRelay {
  private constructor(private readonly server: Server) {}

  static async open(target: string): Promise<WebhookRelay> {
    const server = createServer((request, response) => {
      bring(request, target).then(
        (status) => response.writeHead(status).end(),
        () => response.writeHead(502).end(),
      );
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return new WebhookRelay(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

async function bring(request: IncomingMessage, target: string): Promise<number> {
  return tell(target, await buffer(request), request.headers['stripe-signature']);
}

/** Says something over the webhook, as anybody could, and gives the status of the answer. */
export async function tell(
  target: string,
  body: string | Buffer,
  signature?: string | string[],
): Promise<number> {
  const response = await fetch(target, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...asActor('billing', {}),
      ...(signature !== undefined && { 'stripe-signature': String(signature) }),
    },
    body: new Uint8Array(Buffer.from(body)),
  });
  await response.body?.cancel();
  return response.status;
}
