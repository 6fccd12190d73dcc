import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { receive } from './body.mjs';
import { S3Error, noSuchUpload } from './errors.mjs';
import { readJson, writeJson } from './json-file.mjs';

/** @typedef {{ number: number, etag: string, size: number, file: string }} Part */
/** @typedef {{ id: string, key: string, initiated: string, headers: Record<string, string> }} Upload */

/** The multipart uploads of a bucket: a folder each, whose part files say their number and hash in their names. */
export class Uploads {
  #folder;
  /** @type {Map<string, Upload>} */
  #uploads = new Map();

  /** @param {string} folder */
  constructor(folder) {
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

  /** @returns {Upload[]} */
  list() {
    return [...this.#uploads.values()];
  }

  /**
   * @param {string} id
   * @param {string} key
   * @returns {Upload}
   */
  get(id, key) {
    const upload = this.#uploads.get(id);
    if (upload?.key !== key) throw noSuchUpload();
    return upload;
  }

  /**
   * @param {string} key
   * @param {Record<string, string>} headers
   */
  async begin(key, headers) {
    const upload = { id: randomUUID(), key, initiated: new Date().toISOString(), headers };
    await writeJson(path.join(this.#folder, upload.id, 'upload.json'), upload);
    this.#uploads.set(upload.id, upload);
    return upload;
  }

  /**
   * @param {Upload} upload
   * @param {number} number
   * @param {import('./body.mjs').Received} body
   */
  async addPart({ id }, number, body) {
    if (!Number.isInteger(number) || number < 1 || number > 10_000) {
      await rm(body.file, { force: true });
      throw new S3Error(400, 'InvalidArgument', 'Part number must be an integer between 1 and 10000.');
    }
    const former = (await this.parts({ id })).find((part) => part.number === number);
    const file = path.join(this.#folder, id, `${number}.${body.etag}`);
    await rename(body.file, file);
    if (former && former.file !== file) await rm(former.file, { force: true });
  }

  /**
   * @param {Pick<Upload, 'id'>} upload
   * @returns {Promise<Part[]>} by number
   */
  async parts({ id }) {
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
   * @param {Upload} upload
   * @param {{ number: number, etag: string }[]} wanted as the client lists them
   * @param {string} folder where the body is put
   * @returns {Promise<import('./body.mjs').Received>}
   */
  async join(upload, wanted, folder) {
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

  /** @param {Upload} upload */
  async end({ id }) {
    this.#uploads.delete(id);
    await rm(path.join(this.#folder, id), { recursive: true, force: true });
  }
}

/** @param {Part[]} parts */
async function* contents(parts) {
  for (const { file } of parts) yield* createReadStream(file);
}
