import { encodePath } from './signature.mjs';

const mostKeys = 1000;

/**
 * ListObjects, both versions: keys below a prefix, those that share a name up to the delimiter folded into one.
 * @param {import('./bucket.mjs').Bucket} bucket
 * @param {Map<string, string>} query
 */
export function listObjects(bucket, query) {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const limit = Math.min(Number(query.get('max-keys') || mostKeys) || mostKeys, mostKeys);
  const token = query.get('continuation-token');
  const after = token ? fromToken(token) : (query.get('start-after') ?? query.get('marker') ?? '');
  /** @type {import('./bucket.mjs').StoredObject[]} */
  const contents = [];
  /** @type {Set<string>} */
  const folders = new Set();
  let last = '';
  let truncated = false;
  for (const object of bucket.objects()) {
    if (!object.key.startsWith(prefix) || object.key <= after) continue;
    const folder = folderOf(object.key, prefix, delimiter);
    if (folder !== undefined && (folder <= after || folders.has(folder))) continue;
    if (contents.length + folders.size === limit) {
      truncated = true;
      break;
    }
    if (folder === undefined) contents.push(object);
    else folders.add(folder);
    last = folder ?? object.key;
  }
  // XML cannot carry every character that a key may have.
  const isEncoded = query.get('encoding-type') === 'url';
  const written = (/** @type {string} */ key) => (isEncoded ? encodePath(key) : key);
  return {
    Name: bucket.name,
    Prefix: written(prefix),
    Delimiter: delimiter ? written(delimiter) : undefined,
    EncodingType: isEncoded ? 'url' : undefined,
    KeyCount: contents.length + folders.size,
    MaxKeys: limit,
    IsTruncated: truncated,
    NextContinuationToken: truncated ? toToken(last) : undefined,
    NextMarker: truncated ? written(last) : undefined,
    Contents: contents.map(({ key, modified, etag, size }) => ({
      Key: written(key),
      LastModified: new Date(modified).toISOString(),
      ETag: `"${etag}"`,
      Size: size,
      StorageClass: 'STANDARD',
    })),
    CommonPrefixes: [...folders].map((folder) => ({ Prefix: written(folder) })),
  };
}

/**
 * @param {string} key
 * @param {string} prefix
 * @param {string} delimiter
 */
function folderOf(key, prefix, delimiter) {
  const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
  return end < 0 ? undefined : key.slice(0, end + delimiter.length);
}

/** @param {string} key */
const toToken = (key) => Buffer.from(key).toString('base64url');
/** @param {string} token */
const fromToken = (token) => Buffer.from(token, 'base64url').toString();
