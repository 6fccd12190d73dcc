import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { receive, type Received } from './body.ts';
import { S3Error, noSuchUpload } from './errors.ts';
import { readJson, writeJson } from './json-file.ts';

interface Part {
  number: number;
  etag: string;
  size: number;
  file: string;
}
export interface Upload {
  id: string;
  key: string;
  initiated: string;
  headers: Record<string, string>;
}

/** The multipart uploads of a bucket: a folder each, whose part files say their number and hash in their names. */
export class Uploads {
  #folder: string;
  #uploads = new Map<string, Upload>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async load() {
    await mkdir(this.#folder, { recursive: true });
    for (const id of await readdir(this.#folder)) {
      const about = path.join(this.#folder, id, 'upload.json');
      if (existsSync(about)) this.#uploads.set(id, await readJson(about));
      else await rm(path.join(this.#folder, id), { recursive: true });
    }
  }

  list(): Upload[] {
    return [...this.#uploads.values()];
  }

  get(id: string, key: string): Upload {
    const upload = this.#uploads.get(id);
    if (upload?.key !== key) throw noSuchUpload();
    return upload;
  }

  async begin(key: string, headers: Record<string, string>) {
    const upload = { id: randomUUID(), key, initiated: new Date().toISOString(), headers };
    await writeJson(path.join(this.#folder, upload.id, 'upload.json'), upload);
    this.#uploads.set(upload.id, upload);
    return upload;
  }

  async addPart({ id }: Upload, number: number, body: Received) {
    if (!Number.isInteger(number) || number < 1 || number > 10_000) {
      await rm(body.file, { force: true });
      throw new S3Error(400, 'InvalidArgument', 'Part number must be an integer between 1 and 10000.');
    }
    const former = (await this.parts({ id })).find((part) => part.number === number);
    const file = path.join(this.#folder, id, `${number}.${body.etag}`);
    await rename(body.file, file);
    if (former && former.file !== file) await rm(former.file, { force: true });
  }

  /** @returns by number */
  async parts({ id }: Pick<Upload, 'id'>): Promise<Part[]> {
    const names = (await readdir(path.join(this.#folder, id))).filter((name) =>
      /^\d+\.[0-9a-f]{32}$/.test(name),
    );
    const parts = names.map(async (name) => {
      const [number, etag = ''] = name.split('.');
      const file = path.join(this.#folder, id, name);
      return { number: Number(number), etag, file, size: (await stat(file)).size };
    });
    return (await Promise.all(parts)).sort((a, b) => a.number - b.number);
  }

  /**
   * Joins the named parts into one body.
   * @param wanted as the client lists them
   * @param folder where the body is put
   */
  async join(upload: Upload, wanted: { number: number; etag: string }[], folder: string): Promise<Received> {
    const present = new Map((await this.parts(upload)).map((part) => [part.number, part]));
    const parts = wanted.map(({ number, etag }) => {
      const part = present.get(number);
      if (!part || part.etag !== etag)
        throw new S3Error(400, 'InvalidPart', `Part ${number} is missing or differs.`);
      return part;
    });
    if (parts.length === 0 || parts.some((part, i) => i > 0 && part.number <= (parts[i - 1]?.number ?? 0))) {
      throw new S3Error(400, 'InvalidPartOrder', 'The parts must be listed in ascending order.');
    }
    const body = await receive(Readable.from(contents(parts)), folder);
    const hash = createHash('md5');
    for (const { etag } of parts) hash.update(Buffer.from(etag, 'hex'));
    return { ...body, etag: `${hash.digest('hex')}-${parts.length}` };
  }

  async end({ id }: Upload) {
    this.#uploads.delete(id);
    await rm(path.join(this.#folder, id), { recursive: true, force: true });
  }
}

async function* contents(parts: Part[]) {
  for (const { file } of parts) yield* createReadStream(file);
}
