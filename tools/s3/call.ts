import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Store } from './store.ts';
import type { Target } from './target.ts';
import { xmlDocument, type Children } from './xml.ts';

/** One call in work. */
export interface Call {
  method: string;
  request: IncomingMessage;
  response: ServerResponse;
  target: Target;
  store: Store;
  /** what the body must hash to, or UNSIGNED-PAYLOAD */
  payload: string;
  reply: ReturnType<typeof replies>;
}

export const replies = (response: ServerResponse) => ({
  empty: (status: number, headers?: OutgoingHttpHeaders) => void response.writeHead(status, headers).end(),
  text: (type: string, text: string) => void response.writeHead(200, { 'content-type': type }).end(text),
  xml: (root: string, children: Children) =>
    void response.writeHead(200, { 'content-type': 'application/xml' }).end(xmlDocument(root, children)),
});
