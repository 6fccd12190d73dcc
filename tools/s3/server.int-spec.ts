import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'minio';
import { expire } from './lifecycle.ts';
import { createS3Server } from './server.ts';
import { Store } from './store.ts';

const keys = { accessKey: 'key', secretKey: 'secret' };
const bucket = 'files';

class TestServer {
  readonly reported: unknown[] = [];

  private constructor(
    readonly store: Store,
    readonly server: Server,
    readonly client: Client,
  ) {}

  static async open(folder: string): Promise<TestServer> {
    const store = await Store.open(folder);
    const reported: unknown[] = [];
    const server = createS3Server(store, { ...keys, report: (error) => reported.push(error) });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const client = new Client({ endPoint: '127.0.0.1', port, useSSL: false, region: 'us-east-1', ...keys });
    return new TestServer(store, server, client);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

describe(createS3Server.name, () => {
  let folder: string;
  let running: TestServer;
  const blobs = () => readdir(path.join(folder, bucket, 'blobs'));

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pactwright-s3-'));
    running = await TestServer.open(folder);
    await running.client.makeBucket(bucket);
  });
  afterEach(async () => {
    await running.close();
    await rm(folder, { recursive: true });
  });

  const restart = async () => {
    await running.close();
    running = await TestServer.open(folder);
  };

  it('keeps buckets, objects, settings and unfinished uploads over a restart', async () => {
    await running.client.putObject(bucket, 'kept', 'content', 7, { 'X-Amz-Meta-Owner': 'u1' });
    await running.client.setBucketLifecycle(bucket, {
      Rule: [{ ID: 'r', Status: 'Enabled', Filter: { Prefix: 'tmp/' }, Expiration: { Days: 1 } }],
    });
    const uploadID = await running.client.initiateNewMultipartUpload(bucket, 'joined', {});
    const upload = { bucketName: bucket, objectName: 'joined', uploadID, partNumber: 1, headers: {} };
    const { etag } = await running.client.uploadPart(upload, Buffer.from('part'));

    await restart();

    expect(await text(await running.client.getObject(bucket, 'kept'))).toBe('content');
    expect((await running.client.statObject(bucket, 'kept')).metaData).toMatchObject({ owner: 'u1' });
    expect(await running.client.getBucketLifecycle(bucket)).toMatchObject({ Rule: { ID: 'r' } });
    await running.client.completeMultipartUpload(bucket, 'joined', uploadID, [{ part: 1, etag }]);
    expect(await text(await running.client.getObject(bucket, 'joined'))).toBe('part');
  });

  it('removes what a crash left half done', async () => {
    await running.client.putObject(bucket, 'kept', 'content');
    await writeFile(path.join(folder, bucket, 'blobs', 'nobody-names-it'), 'x');
    await writeFile(path.join(folder, bucket, 'records', 'half.json.new'), '{');
    await writeFile(path.join(folder, bucket, 'incoming', 'half'), 'x');

    await restart();

    expect(await blobs()).toHaveLength(1);
    expect(await readdir(path.join(folder, bucket, 'incoming'))).toEqual([]);
    expect(await text(await running.client.getObject(bucket, 'kept'))).toBe('content');
  });

  it('keeps the former object when its replacement breaks off', async () => {
    await running.client.putObject(bucket, 'key', 'former');
    const signed = new URL(await running.client.presignedPutObject(bucket, 'key', 60));
    const broken = request(signed, { method: 'PUT', headers: { 'content-length': 1000 } });
    broken.on('error', () => undefined);
    await new Promise((resolve) => broken.write('only the beginning', resolve));
    broken.destroy();

    await restart();

    expect(await text(await running.client.getObject(bucket, 'key'))).toBe('former');
    expect(await blobs()).toHaveLength(1);
  });

  it('keeps one whole object when many are written under the same key at once', async () => {
    const contents = Array.from({ length: 20 }, (_, i) => `content ${i}`);
    await Promise.all(contents.map((content) => running.client.putObject(bucket, 'contested', content)));

    const before = await text(await running.client.getObject(bucket, 'contested'));
    await restart();

    expect(contents).toContain(before);
    expect(await text(await running.client.getObject(bucket, 'contested'))).toBe(before);
    expect(await blobs()).toHaveLength(1);
  });

  it('reads an object to its end while it is replaced', async () => {
    const large = Buffer.alloc(8 * 1024 * 1024, 'a');
    await running.client.putObject(bucket, 'read', large);
    const reading = await running.client.getObject(bucket, 'read');
    await running.client.putObject(bucket, 'read', 'b');
    expect((await text(reading)).length).toBe(large.length);
  });

  it('lets objects expire by the rules of their bucket', async () => {
    await running.client.putObject(bucket, 'tmp/old', 'x');
    await running.client.putObject(bucket, 'kept/old', 'x');
    await running.client.setBucketLifecycle(bucket, {
      Rule: [{ ID: 'r', Status: 'Enabled', Filter: { Prefix: 'tmp/' }, Expiration: { Days: 2 } }],
    });
    const day = 24 * 3600 * 1000;

    await expire(running.store, Date.now() + day);
    expect(running.store.get(bucket).has('tmp/old')).toBe(true);

    await expire(running.store, Date.now() + 2 * day);
    expect(running.store.get(bucket).has('tmp/old')).toBe(false);
    expect(running.store.get(bucket).has('kept/old')).toBe(true);
  });

  it('refuses a body that differs from its signed hash, and keeps nothing of it', async () => {
    const signed = new URL(await running.client.presignedPutObject(bucket, 'key', 60));
    const answer = await fetch(signed, {
      method: 'PUT',
      body: 'x',
      headers: { 'content-md5': 'bm90IHRoZSBoYXNoCg==' },
    });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('BadDigest')]);
    expect(await blobs()).toEqual([]);
  });

  it('refuses a presigned address after its time', async () => {
    const past = new Date(Date.now() - 120_000);
    const signed = await running.client.presignedUrl('GET', bucket, 'key', 60, {}, past);
    expect((await fetch(signed)).status).toBe(403);
  });

  it('says what it does not implement', async () => {
    const call = running.client.getObjectRetention(bucket, 'key');
    await expect(call).rejects.toMatchObject({ code: 'NotImplemented' });
  });
});
