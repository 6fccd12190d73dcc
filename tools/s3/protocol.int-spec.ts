import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { CopyDestinationOptions, CopySourceOptions, Client } from 'minio';

/*
 * What the product asks of an S3 server, through the client it uses. The embedded server and a real MinIO
 * (`npm run test:real`) have to pass the same tests.
 */
const endpoint = new URL(process.env['TEST_S3_ENDPOINT'] ?? '');
const address = {
  endPoint: endpoint.hostname,
  port: Number(endpoint.port),
  useSSL: false,
  region: 'us-east-1',
};
const accessKey = process.env['TEST_S3_ACCESS_KEY'] ?? '';
const secretKey = process.env['TEST_S3_SECRET_KEY'] ?? '';
const client = new Client({ ...address, accessKey, secretKey });
const bucket = `protocol-${randomUUID()}`;
const megabyte = 1024 * 1024;

const put = (key: string, content: string | Buffer, headers = {}) =>
  client.putObject(bucket, key, content, undefined, headers);
const get = async (key: string) => text(await client.getObject(bucket, key));
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no error',
    (error: { code?: string }) => error.code,
  );
const keysBelow = async (prefix: string, recursive: boolean) => {
  const found: string[] = [];
  for await (const item of client.listObjectsV2(bucket, prefix, recursive))
    found.push(item.name ?? item.prefix);
  return found;
};
function* chunks(count: number) {
  for (let i = 0; i < count; i += 1) yield Buffer.alloc(megabyte, i);
}

describe('an S3 server', () => {
  beforeAll(() => client.makeBucket(bucket));
  afterAll(async () => {
    await client.removeObjects(bucket, await keysBelow('', true));
    await client.removeBucket(bucket);
  });

  it('knows which buckets exist', async () => {
    expect(await client.bucketExists(bucket)).toBe(true);
    expect(await client.bucketExists(`no-${randomUUID()}`)).toBe(false);
    expect((await client.listBuckets()).map(({ name }) => name)).toContain(bucket);
    expect(await codeOf(client.makeBucket(bucket))).toBe('BucketAlreadyOwnedByYou');
  });

  it('gives an object back with its bytes, type and metadata, whatever letters its key has', async () => {
    const key = 'sutartys/ąžuolas ir „ėglė“ (1)+&=.txt';
    await put(key, 'Labas', { 'Content-Type': 'text/plain', 'X-Amz-Meta-Owner': 'u1' });

    expect(await get(key)).toBe('Labas');
    const { size, etag, metaData } = await client.statObject(bucket, key);
    expect({ size, etag }).toEqual({ size: 5, etag: createHash('md5').update('Labas').digest('hex') });
    expect(metaData).toMatchObject({ 'content-type': 'text/plain', owner: 'u1' });
  });

  it('says in the words of S3 that an object is missing', async () => {
    expect(await codeOf(client.getObject(bucket, 'missing'))).toBe('NoSuchKey');
    expect(await codeOf(client.statObject(bucket, 'missing'))).toBe('NotFound');
    expect(await codeOf(client.getObject(`no-${randomUUID()}`, 'missing'))).toBe('NoSuchBucket');
  });

  it('replaces an object and forgets the former one', async () => {
    await put('replaced', 'first');
    await put('replaced', 'second');
    expect(await get('replaced')).toBe('second');
  });

  it('takes 20 MB as a stream of known length', async () => {
    await client.putObject(bucket, 'large', Readable.from(chunks(20)), 20 * megabyte);

    const received = await buffer(await client.getObject(bucket, 'large'));
    expect(received.length).toBe(20 * megabyte);
    expect(received.equals(Buffer.concat([...chunks(20)]))).toBe(true);
  });

  it('takes a stream of unknown length in parts', async () => {
    await client.putObject(bucket, 'unknown', Readable.from(chunks(3)));
    expect((await client.statObject(bucket, 'unknown')).size).toBe(3 * megabyte);
  });

  it('joins parts that were sent by themselves, and takes part of them back', async () => {
    const upload = await client.initiateNewMultipartUpload(bucket, 'parts', { 'content-type': 'text/plain' });
    const part = (partNumber: number, body: Buffer) =>
      client.uploadPart(
        { bucketName: bucket, objectName: 'parts', uploadID: upload, partNumber, headers: {} },
        body,
      );
    const second = await part(2, Buffer.from('end'));
    const first = await part(1, Buffer.alloc(5 * megabyte, 'a'));
    await client.completeMultipartUpload(bucket, 'parts', upload, [
      { part: 1, etag: first.etag },
      { part: 2, etag: second.etag },
    ]);

    expect((await client.statObject(bucket, 'parts')).size).toBe(5 * megabyte + 3);
    expect(await text(await client.getPartialObject(bucket, 'parts', 5 * megabyte - 1))).toBe('aend');
  });

  it('forgets an upload that was given up', async () => {
    const upload = await client.initiateNewMultipartUpload(bucket, 'given-up', {});
    await client.abortMultipartUpload(bucket, 'given-up', upload);
    expect(
      await codeOf(client.completeMultipartUpload(bucket, 'given-up', upload, [{ part: 1, etag: 'x' }])),
    ).toBe('NoSuchUpload');
  });

  it('gives ranges of an object', async () => {
    await put('digits', '0123456789');
    expect(await text(await client.getPartialObject(bucket, 'digits', 2, 3))).toBe('234');
    expect(await text(await client.getPartialObject(bucket, 'digits', 8))).toBe('89');
    expect(await codeOf(client.getPartialObject(bucket, 'digits', 10, 5))).toBe('InvalidRange');
  });

  it('lists by prefix, in order, and folds what lies deeper', async () => {
    for (const key of ['list/b', 'list/a', 'list/deep/1', 'list/deep/2', 'listed']) await put(key, 'x');
    expect(await keysBelow('list/', true)).toEqual(['list/a', 'list/b', 'list/deep/1', 'list/deep/2']);
    expect((await keysBelow('list/', false)).sort()).toEqual(['list/a', 'list/b', 'list/deep/']);
  });

  it('lists more than one page', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `page/${String(i).padStart(2, '0')}`);
    await Promise.all(names.map((key) => put(key, 'x')));
    const first = await client.listObjectsV2Query(bucket, 'page/', '', '/', 5, '');
    const second = await client.listObjectsV2Query(bucket, 'page/', first.nextContinuationToken, '/', 5, '');
    const third = await client.listObjectsV2Query(bucket, 'page/', second.nextContinuationToken, '/', 5, '');
    const pages = [first, second, third].map(({ objects, isTruncated }) => [objects.length, isTruncated]);
    expect(pages).toEqual([
      [5, true],
      [5, true],
      [2, false],
    ]);
    expect([first, second, third].flatMap(({ objects }) => objects.map(({ name }) => name))).toEqual(names);
  });

  it('copies an object, with its metadata or with new ones', async () => {
    await put('copied from', 'content', { 'X-Amz-Meta-Owner': 'u1' });
    const Source = new CopySourceOptions({ Bucket: bucket, Object: 'copied from' });
    await client.copyObject(Source, new CopyDestinationOptions({ Bucket: bucket, Object: 'copied-to' }));
    const changed = {
      Bucket: bucket,
      Object: 'changed',
      UserMetadata: { owner: 'u2' },
      MetadataDirective: 'REPLACE' as const,
    };
    await client.copyObject(Source, new CopyDestinationOptions(changed));

    expect(await get('copied-to')).toBe('content');
    expect((await client.statObject(bucket, 'copied-to')).metaData).toMatchObject({ owner: 'u1' });
    expect((await client.statObject(bucket, 'changed')).metaData).toMatchObject({ owner: 'u2' });
  });

  it('removes objects one by one and many at once, and does not mind a missing one', async () => {
    await Promise.all(['gone/1', 'gone/2 & <3>', 'gone/4'].map((key) => put(key, 'x')));
    await client.removeObject(bucket, 'gone/1');
    await client.removeObject(bucket, 'gone/1');
    await client.removeObjects(bucket, ['gone/2 & <3>', 'gone/4', 'gone/never']);
    expect(await keysBelow('gone/', true)).toEqual([]);
    expect(await codeOf(client.removeBucket(bucket))).toBe('BucketNotEmpty');
  });

  it('keeps tags of an object', async () => {
    await put('tagged', 'x');
    await client.setObjectTagging(bucket, 'tagged', { kind: 'sutartis' });
    expect(await client.getObjectTagging(bucket, 'tagged')).toEqual([{ Key: 'kind', Value: 'sutartis' }]);
  });

  it('keeps lifecycle rules of a bucket', async () => {
    const rule = {
      ID: 'uploads',
      Status: 'Enabled',
      Filter: { Prefix: 'uploads/' },
      Expiration: { Days: 1 },
    };
    await client.setBucketLifecycle(bucket, { Rule: [rule] });
    expect(await client.getBucketLifecycle(bucket)).toMatchObject({
      Rule: { ID: 'uploads', Expiration: { Days: 1 } },
    });
    await client.removeBucketLifecycle(bucket);
    expect(await codeOf(client.getBucketLifecycle(bucket))).toBe('NoSuchLifecycleConfiguration');
  });

  describe('asked by somebody without the secret', () => {
    const codeWith = (keys: { accessKey: string; secretKey: string }) =>
      codeOf(new Client({ ...address, ...keys }).listBuckets());

    it('refuses a wrong secret and an unknown key', async () => {
      expect(await codeWith({ accessKey, secretKey: 'wrong-secret' })).toBe('SignatureDoesNotMatch');
      expect(await codeWith({ accessKey: 'unknown-key', secretKey })).toBe('InvalidAccessKeyId');
    });

    it('refuses an unsigned request', async () => {
      await put('secret', 'x');
      expect((await fetch(`${endpoint.origin}/${bucket}/secret`)).status).toBe(403);
    });

    it('opens an object through a presigned address, as long as nobody changes it', async () => {
      await put('shared', 'content');
      const wanted = { 'response-content-disposition': 'attachment; filename="sutartis.txt"' };
      const shared = await client.presignedGetObject(bucket, 'shared', 60, wanted);

      const answer = await fetch(shared);
      expect(answer.headers.get('content-disposition')).toBe(wanted['response-content-disposition']);
      expect(await answer.text()).toBe('content');
      expect((await fetch(shared.replace('/shared?', '/secret?'))).status).toBe(403);
      expect((await fetch(shared.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000'))).status).toBe(403);
    });

    it('takes an object through a presigned address', async () => {
      const address = await client.presignedPutObject(bucket, 'received', 60);
      expect((await fetch(address, { method: 'PUT', body: 'content' })).status).toBe(200);
      expect(await get('received')).toBe('content');
    });
  });
});
