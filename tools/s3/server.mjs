import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { answerBucketCall } from './bucket-calls.mjs';
import { asS3Error, notAllowed } from './errors.mjs';
import { answerObjectCall } from './object-calls.mjs';
import { checkSignature } from './signature.mjs';
import { targetOf } from './target.mjs';
import { xmlDocument } from './xml.mjs';

/**
 * One call in work.
 * @typedef {object} Call
 * @property {string} method
 * @property {import('node:http').IncomingMessage} request
 * @property {import('node:http').ServerResponse} response
 * @property {import('./target.mjs').Target} target
 * @property {import('./store.mjs').Store} store
 * @property {string} payload what the body must hash to, or UNSIGNED-PAYLOAD
 * @property {ReturnType<typeof replies>} reply
 */

/**
 * An S3 server for one owner on one machine: path-style addresses, every request signed (AWS Signature 4).
 * @param {import('./store.mjs').Store} store
 * @param {{ accessKey: string, secretKey: string, report: (error: unknown) => void }} options
 * @returns {import('node:http').Server}
 */
export function createS3Server(store, { report, ...keys }) {
  return createServer((request, response) => {
    answer(request, response, store, keys).catch((error) => refuse(request, response, error, report));
  });
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {import('./store.mjs').Store} store
 * @param {{ accessKey: string, secretKey: string }} keys
 */
async function answer(request, response, store, keys) {
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

/** @param {import('node:http').ServerResponse} response */
const replies = (response) => ({
  /**
   * @param {number} status
   * @param {import('node:http').OutgoingHttpHeaders} [headers]
   */
  empty: (status, headers) => void response.writeHead(status, headers).end(),
  /**
   * @param {string} type
   * @param {string} text
   */
  text: (type, text) => void response.writeHead(200, { 'content-type': type }).end(text),
  /**
   * @param {string} root
   * @param {import('./xml.mjs').Children} children
   */
  xml: (root, children) =>
    void response.writeHead(200, { 'content-type': 'application/xml' }).end(xmlDocument(root, children)),
});

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {unknown} error
 * @param {(error: unknown) => void} report
 */
function refuse(request, response, error, report) {
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
