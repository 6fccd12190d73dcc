import { encodePath } from './signature.ts';
import type { Bucket, StoredObject } from './bucket.ts';

const mostKeys = 1000;

/**
 * ListObjects, both versions: keys below a prefix, those that share a name up to the delimiter folded into one.
 */
export function listObjects(bucket: Bucket, query: Map<string, string>) {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const limit = Math.min(Number(query.get('max-keys') || mostKeys) || mostKeys, mostKeys);
  const token = query.get('continuation-token');
  const after = token ? fromToken(token) : (query.get('start-after') ?? query.get('marker') ?? '');
  const contents: StoredObject[] = [];
  const folders = new Set<string>();
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
  const written = (key: string) => (isEncoded ? encodePath(key) : key);
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

function folderOf(key: string, prefix: string, delimiter: string) {
  const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
  return end < 0 ? undefined : key.slice(0, end + delimiter.length);
}

const toToken = (key: string) => Buffer.from(key).toString('base64url');
const fromToken = (token: string) => Buffer.from(token, 'base64url').toString();
