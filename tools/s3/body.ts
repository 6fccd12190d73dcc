import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { IncomingMessage } from 'node:http';
import { S3Error, notImplemented } from './errors.ts';

const longestText = 1024 * 1024;

/** a body on disk, not yet part of any object */
export interface Received {
  file: string;
  size: number;
  etag: string;
}

/** Streams a body to a new file and checks it against what its sender signed. */
export async function receive(
  source: Readable,
  folder: string,
  {
    payload = 'UNSIGNED-PAYLOAD',
    contentMd5,
    length,
  }: { payload?: string; contentMd5?: string; length?: number } = {},
): Promise<Received> {
  if (payload.startsWith('STREAMING-')) throw notImplemented('A body signed in chunks');
  const file = path.join(folder, randomUUID());
  const md5 = createHash('md5');
  const sha256 = payload === 'UNSIGNED-PAYLOAD' ? undefined : createHash('sha256');
  let size = 0;
  const meter = new Transform({
    transform(chunk, _encoding, done) {
      md5.update(chunk);
      sha256?.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  try {
    await pipeline(source, meter, createWriteStream(file, { flush: true }));
    const digest = md5.digest();
    if (sha256 && sha256.digest('hex') !== payload) {
      throw new S3Error(400, 'XAmzContentSHA256Mismatch', 'The body does not match its signed hash.');
    }
    if (contentMd5 && digest.toString('base64') !== contentMd5) {
      throw new S3Error(400, 'BadDigest', 'The Content-Md5 does not match what was received.');
    }
    if (length !== undefined && length !== size) {
      throw new S3Error(400, 'IncompleteBody', 'The body is not as long as its Content-Length says.');
    }
    return { file, size, etag: digest.toString('hex') };
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/** Reads a small body, as the XML of a configuration. */
export async function readText(request: IncomingMessage, payload: string): Promise<string> {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > longestText) throw new S3Error(400, 'EntityTooLarge', 'The body is too large.');
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  if (payload !== 'UNSIGNED-PAYLOAD' && createHash('sha256').update(body).digest('hex') !== payload) {
    throw new S3Error(400, 'XAmzContentSHA256Mismatch', 'The body does not match its signed hash.');
  }
  return body.toString();
}
