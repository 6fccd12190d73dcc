import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerBucketCall } from './bucket-calls.ts';
import { replies } from './call.ts';
import { asS3Error, notAllowed } from './errors.ts';
import { answerObjectCall } from './object-calls.ts';
import { checkSignature } from './signature.ts';
import { targetOf } from './target.ts';
import { xmlDocument } from './xml.ts';
import type { Store } from './store.ts';

/**
 * An S3 server for one owner on one machine: path-style addresses, every request signed (AWS Signature 4).
 */
export function createS3Server(
  store: Store,
  { report, ...keys }: { accessKey: string; secretKey: string; report: (error: unknown) => void },
): Server {
  return createServer((request, response) => {
    answer(request, response, store, keys).catch((error) => refuse(request, response, error, report));
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  store: Store,
  keys: { accessKey: string; secretKey: string },
) {
  const { method = 'GET', url = '/' } = request;
  const reply = replies(response);
  if (url === '/minio/health/live') return reply.empty(200);
  const target = targetOf(url);
  const payload = checkSignature(request, target, keys);
  const call = { method, request, response, target, store, payload, reply };
  if (target.key) return answerObjectCall(call);
  if (target.bucket) return answerBucketCall(call);
  if (method !== 'GET') throw notAllowed();
  return reply.xml('ListAllMyBucketsResult', {
    Buckets: { Bucket: store.list().map(({ name, created }) => ({ Name: name, CreationDate: created })) },
  });
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  report: (error: unknown) => void,
) {
  const gone = request.destroyed && !request.complete;
  const { status, code, message } = asS3Error(error);
  if (status >= 500 && !gone) report(error);
  if (gone || response.headersSent) return void response.destroy();
  // The rest of a refused body is not worth reading.
  if (!request.complete) response.setHeader('connection', 'close');
  response.writeHead(status, { 'content-type': 'application/xml' });
  const details = { Code: code, Message: message, Resource: request.url, RequestId: randomUUID() };
  response.end(request.method === 'HEAD' ? undefined : xmlDocument('Error', details));
}
