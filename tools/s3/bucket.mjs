import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { noSuchKey } from './errors.mjs';
import { readJson, writeJson } from './json-file.mjs';
import { Uploads } from './uploads.mjs';

/**
 * @typedef {object} StoredObject
 * @property {string} key
 * @property {string} blob name of the file that holds its bytes
 * @property {number} size
 * @property {string} etag
 * @property {number} modified milliseconds since 1970
 * @property {Record<string, string>} headers given back with the object
 * @property {string} [tagging] XML
 */

/**
 * One bucket. The bytes of an object are a file with a random name; a small record beside it names that file. The
 * object exists from the moment its record is in place, whole, and a reader of the old one reads it to its end.
 */
export class Bucket {
  #folder;
  /** @type {Map<string, StoredObject>} */
  #objects = new Map();
  /** @type {{ created: string, settings: Record<string, string> }} */
  #about = { created: new Date().toISOString(), settings: {} };
  /** @type {Promise<unknown>} */
  #lastChange = Promise.resolve();
  uploads;

  /** @param {string} folder */
  constructor(folder) {
    this.#folder = folder;
    this.uploads = new Uploads(path.join(folder, 'uploads'));
  }

  /** @param {string} folder */
  static async create(folder) {
    const bucket = new Bucket(folder);
    await mkdir(bucket.incoming, { recursive: true, mode: 0o700 });
    await mkdir(path.join(folder, 'records'));
    await mkdir(path.join(folder, 'blobs'));
    await bucket.#saveAbout();
    return bucket;
  }

  /** @param {string} folder */
  static async open(folder) {
    const bucket = new Bucket(folder);
    bucket.#about = await readJson(path.join(folder, 'bucket.json'));
    await rm(bucket.incoming, { recursive: true, force: true });
    await mkdir(bucket.incoming);
    const records = path.join(folder, 'records');
    for (const name of await readdir(records)) {
      const file = path.join(records, name);
      if (!name.endsWith('.json')) await rm(file);
      else bucket.#remember(await readJson(file));
    }
    await bucket.#sweep();
    await bucket.uploads.load();
    return bucket;
  }

  get name() {
    return path.basename(this.#folder);
  }

  get created() {
    return this.#about.created;
  }

  get size() {
    return this.#objects.size;
  }

  /** Folder for bodies that are still arriving. */
  get incoming() {
    return path.join(this.#folder, 'incoming');
  }

  /** @returns {StoredObject[]} by key */
  objects() {
    return [...this.#objects.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  /** @param {string} key */
  get(key) {
    const object = this.#objects.get(key);
    if (!object) throw noSuchKey();
    return object;
  }

  /** @param {string} key */
  has(key) {
    return this.#objects.has(key);
  }

  /** @param {StoredObject} object */
  file({ blob }) {
    return path.join(this.#folder, 'blobs', blob);
  }

  /**
   * Makes a received body the content of a key.
   * @param {string} key
   * @param {import('./body.mjs').Received} body
   * @param {Record<string, string>} headers
   * @returns {Promise<StoredObject>}
   */
  async put(key, { file, size, etag }, headers) {
    const object = { key, blob: randomUUID(), size, etag, modified: Date.now(), headers };
    await rename(file, this.file(object));
    return this.#inOrder(async () => {
      await writeJson(this.#record(key), object);
      const former = this.#objects.get(key);
      this.#remember(object);
      if (former) await rm(this.file(former), { force: true });
      return object;
    });
  }

  /**
   * @param {string} key
   * @param {string | undefined} tagging
   */
  tag(key, tagging) {
    return this.#inOrder(async () => {
      const object = { ...this.get(key), tagging };
      await writeJson(this.#record(key), object);
      this.#remember(object);
    });
  }

  /** @param {string} key */
  remove(key) {
    return this.#inOrder(async () => {
      const object = this.#objects.get(key);
      if (!object) return;
      this.#objects.delete(key);
      await rm(this.#record(key), { force: true });
      await rm(this.file(object), { force: true });
    });
  }

  /**
   * @param {string} name
   * @returns {string | undefined}
   */
  setting(name) {
    return this.#about.settings[name];
  }

  /**
   * @param {string} name
   * @param {string | undefined} value
   */
  async set(name, value) {
    const { [name]: _former, ...others } = this.#about.settings;
    this.#about.settings = value === undefined ? others : { ...others, [name]: value };
    await this.#saveAbout();
  }

  /**
   * Runs one change after the other, so that memory and disk agree on which came last.
   * @template T
   * @param {() => Promise<T>} change
   * @returns {Promise<T>}
   */
  #inOrder(change) {
    const result = this.#lastChange.then(change);
    this.#lastChange = result.catch(() => undefined);
    return result;
  }

  #saveAbout() {
    return writeJson(path.join(this.#folder, 'bucket.json'), this.#about);
  }

  /** @param {StoredObject} object */
  #remember(object) {
    this.#objects.set(object.key, object);
  }

  /** @param {string} key */
  #record(key) {
    return path.join(this.#folder, 'records', `${createHash('sha256').update(key).digest('hex')}.json`);
  }

  /** Removes bytes that no record names: what a kill -9 left between the two writes. */
  async #sweep() {
    const named = new Set([...this.#objects.values()].map(({ blob }) => blob));
    const blobs = await readdir(path.join(this.#folder, 'blobs'));
    for (const blob of blobs.filter((name) => !named.has(name)))
      await rm(path.join(this.#folder, 'blobs', blob));
  }
}
