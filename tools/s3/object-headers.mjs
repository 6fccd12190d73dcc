import { S3Error } from './errors.mjs';
import { place } from './target.mjs';

const kept = [
  'content-type',
  'content-disposition',
  'content-encoding',
  'content-language',
  'cache-control',
  'expires',
];

/**
 * What the sender wants to get back with the object.
 * @param {import('node:http').IncomingMessage} request
 * @returns {Record<string, string>}
 */
export function keptHeaders({ headers }) {
  const chosen = Object.entries(headers).filter(
    ([name]) => kept.includes(name) || name.startsWith('x-amz-meta-'),
  );
  return {
    'content-type': 'application/octet-stream',
    ...Object.fromEntries(chosen.map(([k, v]) => [k, String(v)])),
  };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {string} payload
 */
export function promisedBody({ headers }, payload) {
  const length = headers['content-length'];
  return {
    payload,
    contentMd5: /** @type {string | undefined} */ (headers['content-md5']),
    length: length === undefined ? undefined : Number(length),
  };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('./store.mjs').Store} store
 */
export function copySource({ headers }, store) {
  const { bucket, key } = place(decodeURIComponent(String(headers['x-amz-copy-source'])));
  const from = store.get(bucket);
  const source = from.get(key);
  const wanted = headers['x-amz-copy-source-if-match'];
  if (wanted && String(wanted).replaceAll('"', '') !== source.etag) {
    throw new S3Error(412, 'PreconditionFailed', 'The source has changed.');
  }
  return { source, from };
}
