import { testStorageOptions } from '@pactwright/testing';
import { Client } from 'minio';
import { UPLOADS_PREFIX } from '../src/uploads/uploads.js';

/** The keys of uploaded files that are in the bucket of a test, whole or not. */
export const storedUploads = (bucketPrefix: string): Promise<string[]> =>
  storedObjects(bucketPrefix, UPLOADS_PREFIX);

/** Every key in the bucket of a test that begins so, whole or not. */
export async function storedObjects(bucketPrefix: string, prefix = ''): Promise<string[]> {
  const { endpoint, accessKey, secretKey } = testStorageOptions();
  const { hostname, port } = new URL(endpoint);
  const client = new Client({ endPoint: hostname, port: Number(port), useSSL: false, accessKey, secretKey });
  const bucket = `${bucketPrefix}-documents`;
  const keys: string[] = [];
  for await (const { name } of client.listObjectsV2(bucket, prefix, true)) keys.push(String(name));
  for await (const { key } of client.listIncompleteUploads(bucket, prefix, true)) keys.push(String(key));
  return keys;
}
