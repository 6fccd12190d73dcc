import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { Client } from 'minio';
import { AppError } from '@pactwright/server-kit';
import { MemoryObjectStorage, MinioObjectStorage, type ObjectStorage } from '@pactwright/server-storage';
import { eventually, freePort, testStorage, testStorageOptions } from '../src/index.js';

const contents = async (storage: ObjectStorage, key: string): Promise<Buffer | undefined> => {
  const object = await storage.get(key);
  return object && buffer(object.stream);
};

describe.each([
  ['the object store', (): ObjectStorage => testStorage()],
  ['its stand-in', (): ObjectStorage => new MemoryObjectStorage()],
])('%s', (_name, make) => {
  const storage = make();

  it('gives back what was put, with its size and type', async () => {
    const body = Buffer.from('Sutartis: ąčęėįšųūž');
    await storage.put('contracts/1/sutartis.docx', body, { contentType: 'application/test' });
    const object = await storage.get('contracts/1/sutartis.docx');
    expect(object).toMatchObject({ size: body.length, contentType: 'application/test' });
    expect(object && (await buffer(object.stream))).toEqual(body);
  });

  it('takes a stream whose size nobody knows', async () => {
    const parts = Array.from({ length: 8 }, () => randomBytes(200_000));
    await storage.put('streamed', Readable.from(parts), { contentType: 'application/test' });
    expect((await contents(storage, 'streamed'))?.equals(Buffer.concat(parts))).toBe(true);
  });

  it('replaces what was there', async () => {
    await storage.put('twice', Buffer.from('first'), { contentType: 'text/plain' });
    await storage.put('twice', Buffer.from('second'), { contentType: 'text/plain' });
    expect((await contents(storage, 'twice'))?.toString()).toBe('second');
  });

  it('knows nothing of a missing key, and deletes it without complaint', async () => {
    expect(await storage.get('missing')).toBeUndefined();
    expect(await storage.exists('missing')).toBe(false);
    await storage.delete('missing');
  });

  it('forgets what was deleted', async () => {
    await storage.put('short-lived', Buffer.from('x'), { contentType: 'text/plain' });
    expect(await storage.exists('short-lived')).toBe(true);
    await storage.delete('short-lived');
    expect(await storage.exists('short-lived')).toBe(false);
  });

  it('stores nothing once it was told to stop', async () => {
    const signal = AbortSignal.abort(new Error('told to stop'));
    const putting = storage.put('stopped', Buffer.from('x'), { contentType: 'text/plain', signal });
    await expect(putting).rejects.toThrow('told to stop');
    expect(await storage.exists('stopped')).toBe(false);
  });
});

describe('a file that has come only in part', () => {
  it('T-49 goes with its deletion', async () => {
    const options = testStorageOptions();
    const { hostname, port } = new URL(options.endpoint);
    const client = new Client({ ...options, endPoint: hostname, port: Number(port), useSSL: false });
    const parts = (): Promise<{ key: string }[]> =>
      client.listIncompleteUploads(options.bucket, '', true).toArray() as Promise<{ key: string }[]>;
    const storage = new MinioObjectStorage(options);
    const body = new PassThrough();
    body.write(randomBytes(1_000));
    const putting = storage.put('cut-off', body, { contentType: 'text/plain' });
    await eventually(async () => expect(await parts()).toMatchObject([{ key: 'cut-off' }]));

    await storage.delete('cut-off');

    expect(await parts()).toEqual([]);
    body.destroy(new Error('the sender has left'));
    await expect(putting).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });
});

const urlOf = async (server: Server): Promise<string> => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const strange = { accessKey: 'nobody', secretKey: 'nothing', region: 'eu-central-1', bucket: 'nowhere' };

describe('an object store in a region of its own', () => {
  it('is asked with signatures for that region, and to make the bucket there', async () => {
    const asked: { method: string | undefined; scope: string | undefined; body: string }[] = [];
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        const { method, headers } = request;
        asked.push({
          method,
          scope: /Credential=nobody\/\d+\/([^,]+)/.exec(headers.authorization ?? '')?.[1],
          body,
        });
        response.writeHead(method === 'HEAD' ? 404 : 200).end();
      });
    });
    const endpoint = await urlOf(server);
    await new MinioObjectStorage({ ...strange, endpoint }).put('x', Buffer.from('x'), {
      contentType: 'text/plain',
    });
    server.close();
    expect(asked.map(({ method }) => method)).toEqual(['HEAD', 'PUT', 'PUT']);
    expect(new Set(asked.map(({ scope }) => scope))).toEqual(new Set(['eu-central-1/s3/aws4_request']));
    expect(asked[1]?.body).toContain('<LocationConstraint>eu-central-1</LocationConstraint>');
  });
});

describe('an object store that takes what it is sent and says nothing', () => {
  it('is SERVICE_UNAVAILABLE once patience is over, and is asked anew', async () => {
    const sockets: Socket[] = [];
    const server = createTcpServer((socket) => void sockets.push(socket));
    const storage = new MinioObjectStorage({ ...strange, endpoint: await urlOf(server), patienceMs: 200 });
    for (const number of [1, 2]) {
      const putting = storage.put('x', Buffer.from('x'), { contentType: 'text/plain' });
      await expect(putting).rejects.toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        cause: { message: 'the storage has been silent for 200 ms' },
      });
      expect(sockets).toHaveLength(number);
    }
    for (const socket of sockets) socket.destroy();
    server.close();
  });
});

describe('an object store over a slow line', () => {
  it('is not given up while what the system took of a large file is still on its way', async () => {
    const silenceMs = 1_000;
    const server = createServer((request, response) => {
      const take = (): void => void request.resume().on('end', () => response.end());
      if (request.headers['content-length'] === String(body.length)) setTimeout(take, silenceMs);
      else take();
    });
    const body = Buffer.alloc(1024 * 1024);
    const storage = new MinioObjectStorage({ ...strange, endpoint: await urlOf(server), patienceMs: 200 });
    await expect(storage.put('x', body, { contentType: 'text/plain' })).resolves.toBeUndefined();
    server.close();
  });
});

describe('an object store that is gone', () => {
  it.each(['127.0.0.1', '[::1]'])('is SERVICE_UNAVAILABLE at %s', async (host) => {
    const storage = new MinioObjectStorage({
      ...strange,
      endpoint: `http://${host}:${await freePort()}`,
    });
    const error = await storage.get('x').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });
});
