import { createReadStream } from 'node:fs';
import { readText, receive } from './body.mjs';
import { notAllowed } from './errors.mjs';
import { copySource, keptHeaders, promisedBody } from './object-headers.mjs';
import { rangeOf } from './range.mjs';
import { elements, textOf } from './xml.mjs';

/** @typedef {import('./server.mjs').Call} Call */
/** @typedef {import('./bucket.mjs').Bucket} Bucket */
/** @typedef {import('./uploads.mjs').Upload} Upload */

/**
 * @param {Call} call
 * @param {Bucket} bucket
 */
export async function answerUploadCall(call, bucket) {
  const { method, request, target, reply } = call;
  const { key, query } = target;
  if (method === 'POST' && query.has('uploads')) {
    const { id } = await bucket.uploads.begin(key, keptHeaders(request));
    return reply.xml('InitiateMultipartUploadResult', { Bucket: bucket.name, Key: key, UploadId: id });
  }
  const upload = bucket.uploads.get(query.get('uploadId') ?? '', key);
  if (method === 'PUT') return addPart(call, bucket, upload);
  if (method === 'POST') return complete(call, bucket, upload);
  if (method === 'GET') return listParts(call, bucket, upload);
  if (method !== 'DELETE') throw notAllowed();
  await bucket.uploads.end(upload);
  return reply.empty(204);
}

/**
 * @param {Call} call
 * @param {Bucket} bucket
 * @param {Upload} upload
 */
async function addPart({ request, target, store, payload, reply }, bucket, upload) {
  const number = Number(target.query.get('partNumber'));
  const copied = request.headers['x-amz-copy-source'] !== undefined;
  const body = copied
    ? await receivePartOf(request, store, bucket)
    : await receive(request, bucket.incoming, promisedBody(request, payload));
  await bucket.uploads.addPart(upload, number, body);
  if (!copied) return reply.empty(200, { etag: `"${body.etag}"` });
  return reply.xml('CopyPartResult', { LastModified: new Date().toISOString(), ETag: `"${body.etag}"` });
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('./store.mjs').Store} store
 * @param {Bucket} bucket
 */
function receivePartOf(request, store, bucket) {
  const { source, from } = copySource(request, store);
  const range = rangeOf(request.headers['x-amz-copy-source-range']?.toString(), source.size);
  return receive(createReadStream(from.file(source), range), bucket.incoming);
}

/**
 * @param {Call} call
 * @param {Bucket} bucket
 * @param {Upload} upload
 */
async function complete({ request, payload, reply }, bucket, upload) {
  const wanted = elements(await readText(request, payload), 'Part').map((part) => ({
    number: Number(textOf(part, 'PartNumber')),
    etag: (textOf(part, 'ETag') ?? '').replaceAll('"', ''),
  }));
  const body = await bucket.uploads.join(upload, wanted, bucket.incoming);
  const { key, etag } = await bucket.put(upload.key, body, upload.headers);
  await bucket.uploads.end(upload);
  return reply.xml('CompleteMultipartUploadResult', {
    Location: `/${bucket.name}/${key}`,
    Bucket: bucket.name,
    Key: key,
    ETag: `"${etag}"`,
  });
}

/**
 * @param {Call} call
 * @param {Bucket} bucket
 * @param {Upload} upload
 */
async function listParts({ reply }, bucket, upload) {
  const parts = await bucket.uploads.parts(upload);
  return reply.xml('ListPartsResult', {
    Bucket: bucket.name,
    Key: upload.key,
    UploadId: upload.id,
    IsTruncated: false,
    Part: parts.map(({ number, etag, size }) => ({ PartNumber: number, ETag: `"${etag}"`, Size: size })),
  });
}
