import type { IncomingMessage } from 'node:http';
import { S3Error } from './errors.ts';
import { place } from './target.ts';
import type { Store } from './store.ts';

const kept = [
  'content-type',
  'content-disposition',
  'content-encoding',
  'content-language',
  'cache-control',
  'expires',
];

/** What the sender wants to get back with the object. */
export function keptHeaders({ headers }: IncomingMessage): Record<string, string> {
  const chosen = Object.entries(headers).filter(
    ([name]) => kept.includes(name) || name.startsWith('x-amz-meta-'),
  );
  return {
    'content-type': 'application/octet-stream',
    ...Object.fromEntries(chosen.map(([k, v]) => [k, String(v)])),
  };
}

export function promisedBody({ headers }: IncomingMessage, payload: string) {
  const length = headers['content-length'];
  return {
    payload,
    contentMd5: headers['content-md5'] as string | undefined,
    length: length === undefined ? undefined : Number(length),
  };
}

export function copySource({ headers }: IncomingMessage, store: Store) {
  const { bucket, key } = place(decodeURIComponent(String(headers['x-amz-copy-source'])));
  const from = store.get(bucket);
  const source = from.get(key);
  const wanted = headers['x-amz-copy-source-if-match'];
  if (wanted && String(wanted).replaceAll('"', '') !== source.etag) {
    throw new S3Error(412, 'PreconditionFailed', 'The source has changed.');
  }
  return { source, from };
}
