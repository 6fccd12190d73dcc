import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { readText, receive } from './body.ts';
import { S3Error, notAllowed, notImplemented } from './errors.ts';
import { copySource, keptHeaders, promisedBody } from './object-headers.ts';
import { rangeOf } from './range.ts';
import { answerUploadCall } from './upload-calls.ts';
import type { Bucket } from './bucket.ts';
import type { Call } from './call.ts';

const unsupported = ['acl', 'retention', 'legal-hold', 'select', 'torrent', 'restore', 'attributes'];

export async function answerObjectCall(call: Call) {
  const { method, request, target, store, reply } = call;
  const bucket = store.get(target.bucket);
  const missing = unsupported.find((name) => target.query.has(name));
  if (missing) throw notImplemented(`The object call "${missing}"`);
  if (target.query.has('uploads') || target.query.has('uploadId')) return answerUploadCall(call, bucket);
  if (target.query.has('tagging')) return answerTagging(call, bucket);
  if (method === 'GET' || method === 'HEAD') return give(call, bucket);
  if (method === 'PUT') return request.headers['x-amz-copy-source'] ? copy(call, bucket) : put(call, bucket);
  if (method !== 'DELETE') throw notAllowed();
  await bucket.remove(target.key);
  return reply.empty(204);
}

async function put({ request, target, payload, reply }: Call, bucket: Bucket) {
  if (Buffer.byteLength(target.key) > 1024)
    throw new S3Error(400, 'KeyTooLongError', 'Your key is too long.');
  refuseOverwrite(request, bucket, target.key);
  const body = await receive(request, bucket.incoming, promisedBody(request, payload));
  refuseOverwrite(request, bucket, target.key);
  const { etag } = await bucket.put(target.key, body, keptHeaders(request));
  return reply.empty(200, { etag: `"${etag}"` });
}

function refuseOverwrite({ headers }: IncomingMessage, bucket: Bucket, key: string) {
  if (headers['if-none-match'] === '*' && bucket.has(key)) {
    throw new S3Error(412, 'PreconditionFailed', 'The object exists already.');
  }
}

async function copy({ request, target, store, reply }: Call, bucket: Bucket) {
  const { source, from } = copySource(request, store);
  const body = await receive(createReadStream(from.file(source)), bucket.incoming);
  const replaced = request.headers['x-amz-metadata-directive'] === 'REPLACE';
  const headers = replaced ? keptHeaders(request) : source.headers;
  const { etag, modified } = await bucket.put(target.key, { ...body, etag: source.etag }, headers);
  return reply.xml('CopyObjectResult', { LastModified: new Date(modified).toISOString(), ETag: `"${etag}"` });
}

async function give({ method, request, response, target }: Call, bucket: Bucket) {
  const object = bucket.get(target.key);
  const etag = `"${object.etag}"`;
  const headers: OutgoingHttpHeaders = {
    ...object.headers,
    etag,
    'last-modified': new Date(object.modified).toUTCString(),
    'accept-ranges': 'bytes',
    'content-length': object.size,
    ...askedHeaders(target.query),
  };
  if (request.headers['if-match'] && request.headers['if-match'] !== etag) {
    throw new S3Error(412, 'PreconditionFailed', 'The object has changed.');
  }
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
  const range = rangeOf(request.headers.range, object.size);
  if (range) {
    headers['content-range'] = `bytes ${range.start}-${range.end}/${object.size}`;
    headers['content-length'] = range.end - range.start + 1;
  }
  response.writeHead(range ? 206 : 200, headers);
  if (method === 'HEAD') return void response.end();
  await pipeline(createReadStream(bucket.file(object), range), response);
}

async function answerTagging({ method, request, target, payload, reply }: Call, bucket: Bucket) {
  if (method === 'PUT') {
    await bucket.tag(target.key, await readText(request, payload));
    return reply.empty(200);
  }
  if (method === 'DELETE') {
    await bucket.tag(target.key, undefined);
    return reply.empty(204);
  }
  if (method !== 'GET') throw notAllowed();
  const { tagging } = bucket.get(target.key);
  return tagging ? reply.text('application/xml', tagging) : reply.xml('Tagging', { TagSet: {} });
}

/** A presigned address may name the headers of its answer. */
const askedHeaders = (query: Map<string, string>) =>
  Object.fromEntries(
    [...query]
      .filter(([name]) => name.startsWith('response-'))
      .map(([name, value]) => [name.slice(9), value]),
  );
