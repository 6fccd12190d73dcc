import { readText } from './body.ts';
import { S3Error, notAllowed, notImplemented } from './errors.ts';
import { listObjects } from './listing.ts';
import { elements, textOf } from './xml.ts';
import type { Bucket } from './bucket.ts';
import type { Call } from './call.ts';

/** Settings that are kept and given back, with the error that says there is none; only `lifecycle` is acted on. */
const settings = new Map(
  Object.entries({
    lifecycle: 'NoSuchLifecycleConfiguration',
    policy: 'NoSuchBucketPolicy',
    tagging: 'NoSuchTagSet',
    encryption: 'ServerSideEncryptionConfigurationNotFoundError',
    versioning: undefined,
    notification: undefined,
  }),
);
const unsupported = ['object-lock', 'replication', 'acl', 'website', 'cors', 'versions'];

export async function answerBucketCall(call: Call) {
  const { method, target, store, reply } = call;
  const { query } = target;
  const missing = unsupported.find((name) => query.has(name));
  if (missing) throw notImplemented(`The bucket setting "${missing}"`);
  const setting = [...settings.keys()].find((name) => query.has(name));
  if (method === 'PUT' && !setting) {
    await store.create(target.bucket);
    return reply.empty(200, { location: `/${target.bucket}` });
  }
  const bucket = store.get(target.bucket);
  if (setting) return answerSetting(call, bucket, setting);
  if (method === 'HEAD') return reply.empty(200);
  if (method === 'DELETE') {
    await store.remove(target.bucket);
    return reply.empty(204);
  }
  if (method === 'POST' && query.has('delete')) return removeMany(call, bucket);
  if (method !== 'GET') throw notAllowed();
  if (query.has('location')) return reply.xml('LocationConstraint', {});
  if (query.has('uploads')) return listUploads(call, bucket);
  return reply.xml('ListBucketResult', listObjects(bucket, query));
}

async function answerSetting({ method, request, payload, reply }: Call, bucket: Bucket, name: string) {
  if (method === 'PUT') {
    await bucket.set(name, await readText(request, payload));
    return reply.empty(name === 'policy' ? 204 : 200);
  }
  if (method === 'DELETE') {
    await bucket.set(name, undefined);
    return reply.empty(204);
  }
  if (method !== 'GET') throw notAllowed();
  const value = bucket.setting(name);
  if (value !== undefined)
    return reply.text(name === 'policy' ? 'application/json' : 'application/xml', value);
  const none = settings.get(name);
  if (none) throw new S3Error(404, none, `The bucket has no ${name} configuration.`);
  return reply.xml(name === 'versioning' ? 'VersioningConfiguration' : 'NotificationConfiguration', {});
}

async function removeMany({ request, payload, reply }: Call, bucket: Bucket) {
  const xml = await readText(request, payload);
  const keys = elements(xml, 'Object').map((object) => textOf(object, 'Key') ?? '');
  for (const key of keys) await bucket.remove(key);
  return reply.xml('DeleteResult', { Deleted: keys.map((Key) => ({ Key })) });
}

function listUploads({ target, reply }: Call, bucket: Bucket) {
  const prefix = target.query.get('prefix') ?? '';
  const uploads = bucket.uploads.list().filter(({ key }) => key.startsWith(prefix));
  return reply.xml('ListMultipartUploadsResult', {
    Bucket: bucket.name,
    Prefix: prefix,
    IsTruncated: false,
    Upload: uploads.map(({ id, key, initiated }) => ({ Key: key, UploadId: id, Initiated: initiated })),
  });
}
