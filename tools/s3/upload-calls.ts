import { createReadStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { readText, receive } from './body.ts';
import { notAllowed } from './errors.ts';
import { copySource, keptHeaders, promisedBody } from './object-headers.ts';
import { rangeOf } from './range.ts';
import { elements, textOf } from './xml.ts';
import type { Bucket } from './bucket.ts';
import type { Call } from './call.ts';
import type { Store } from './store.ts';
import type { Upload } from './uploads.ts';

export async function answerUploadCall(call: Call, bucket: Bucket) {
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

async function addPart({ request, target, store, payload, reply }: Call, bucket: Bucket, upload: Upload) {
  const number = Number(target.query.get('partNumber'));
  const copied = request.headers['x-amz-copy-source'] !== undefined;
  const body = copied
    ? await receivePartOf(request, store, bucket)
    : await receive(request, bucket.incoming, promisedBody(request, payload));
  await bucket.uploads.addPart(upload, number, body);
  if (!copied) return reply.empty(200, { etag: `"${body.etag}"` });
  return reply.xml('CopyPartResult', { LastModified: new Date().toISOString(), ETag: `"${body.etag}"` });
}

function receivePartOf(request: IncomingMessage, store: Store, bucket: Bucket) {
  const { source, from } = copySource(request, store);
  const range = rangeOf(request.headers['x-amz-copy-source-range']?.toString(), source.size);
  return receive(createReadStream(from.file(source), range), bucket.incoming);
}

async function complete({ request, payload, reply }: Call, bucket: Bucket, upload: Upload) {
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

async function listParts({ reply }: Call, bucket: Bucket, upload: Upload) {
  const parts = await bucket.uploads.parts(upload);
  return reply.xml('ListPartsResult', {
    Bucket: bucket.name,
    Key: upload.key,
    UploadId: upload.id,
    IsTruncated: false,
    Part: parts.map(({ number, etag, size }) => ({ PartNumber: number, ETag: `"${etag}"`, Size: size })),
  });
}
