import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { connected, type Targets } from './targets.ts';

export interface StoredFile {
  bucket: string;
  key: string;
  /** relative to the backup */
  file: string;
  size: number;
  sha256: string;
  type: string;
}

/** Copies what is not in `copied` yet. A file never changes under its key, so nothing is copied twice. */
export async function copyFiles(
  { storage, bucketPrefix }: Targets,
  folder: string,
  copied: Map<string, StoredFile>,
) {
  for (const { name: bucket } of await storage.listBuckets()) {
    if (!bucket.startsWith(bucketPrefix)) continue;
    for await (const { name: key } of storage.listObjectsV2(bucket, '', true)) {
      const id = `${bucket}/${key}`;
      if (key === undefined || copied.has(id)) continue;
      const copy = await copyFile(storage, folder, bucket, key);
      if (copy) copied.set(id, copy);
    }
  }
}

/** @returns undefined when it was deleted meanwhile */
async function copyFile(
  storage: Targets['storage'],
  folder: string,
  bucket: string,
  key: string,
): Promise<StoredFile | undefined> {
  /* A key is anything; the name of a file is not. */
  const file = path.join('files', bucket, createHash('sha256').update(key).digest('hex'));
  mkdirSync(path.join(folder, 'files', bucket), { recursive: true, mode: 0o700 });
  const sum = new Checksum();
  try {
    const { metaData } = await storage.statObject(bucket, key);
    const source = await storage.getObject(bucket, key);
    await pipeline(source, sum, createWriteStream(path.join(folder, file), { mode: 0o600 }));
    return {
      bucket,
      key,
      file,
      ...sum.result(),
      type: metaData['content-type'] ?? 'application/octet-stream',
    };
  } catch (error) {
    if (['NotFound', 'NoSuchKey'].includes(String((error as { code?: string }).code))) return undefined;
    throw error;
  }
}

export async function putBack({ storage, region }: Targets, folder: string, files: StoredFile[]) {
  for (const bucket of new Set(files.map((each) => each.bucket)))
    if (!(await storage.bucketExists(bucket))) await storage.makeBucket(bucket, region);
  for (const { bucket, key, file, size, type } of files)
    await storage.putObject(bucket, key, createReadStream(path.join(folder, file)), size, {
      'Content-Type': type,
    });
}

/**
 * Reads every file back from where it is stored.
 * @returns what differs
 */
export async function differingFiles({ storage }: Targets, files: StoredFile[]): Promise<string[]> {
  const differing = [];
  for (const { bucket, key, size, sha256 } of files) {
    const sum = new Checksum();
    await pipeline(await storage.getObject(bucket, key), sum.resume());
    const found = sum.result();
    if (found.sha256 !== sha256 || found.size !== size) differing.push(`${bucket}/${key}`);
  }
  return differing;
}

/** Keys that the databases name. */
export async function namedFiles({ databases }: Targets): Promise<string[]> {
  const documents = databases.find(({ service }) => service === 'documents');
  if (!documents) return [];
  return connected(documents.url, async (client) => {
    const { rows }: { rows: { key: string }[] } = await client.query(
      `SELECT docx_key AS key FROM renders WHERE docx_key IS NOT NULL
       UNION SELECT pdf_key FROM renders WHERE pdf_key IS NOT NULL`,
    );
    return rows.map(({ key }) => key);
  });
}

/** Passes bytes on and knows their number and checksum in the end. */
class Checksum extends Transform {
  #hash = createHash('sha256');
  #size = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.#hash.update(chunk);
    this.#size += chunk.length;
    done(null, chunk);
  }

  result() {
    return { size: this.#size, sha256: this.#hash.digest('hex') };
  }
}
