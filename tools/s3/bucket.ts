import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { noSuchKey } from './errors.ts';
import { readJson, writeJson } from './json-file.ts';
import { Uploads } from './uploads.ts';
import type { Received } from './body.ts';

export interface StoredObject {
  key: string;
  /** name of the file that holds its bytes */
  blob: string;
  size: number;
  etag: string;
  /** milliseconds since 1970 */
  modified: number;
  /** given back with the object */
  headers: Record<string, string>;
  /** XML */
  tagging?: string;
}

/**
 * One bucket. The bytes of an object are a file with a random name; a small record beside it names that file. The
 * object exists from the moment its record is in place, whole, and a reader of the old one reads it to its end.
 */
export class Bucket {
  #folder: string;
  #objects = new Map<string, StoredObject>();
  #about: { created: string; settings: Record<string, string> } = {
    created: new Date().toISOString(),
    settings: {},
  };
  #lastChange: Promise<unknown> = Promise.resolve();
  uploads;

  constructor(folder: string) {
    this.#folder = folder;
    this.uploads = new Uploads(path.join(folder, 'uploads'));
  }

  static async create(folder: string) {
    const bucket = new Bucket(folder);
    await mkdir(bucket.incoming, { recursive: true, mode: 0o700 });
    await mkdir(path.join(folder, 'records'));
    await mkdir(path.join(folder, 'blobs'));
    await bucket.#saveAbout();
    return bucket;
  }

  static async open(folder: string) {
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

  /** @returns by key */
  objects(): StoredObject[] {
    return [...this.#objects.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  get(key: string) {
    const object = this.#objects.get(key);
    if (!object) throw noSuchKey();
    return object;
  }

  has(key: string) {
    return this.#objects.has(key);
  }

  file({ blob }: StoredObject) {
    return path.join(this.#folder, 'blobs', blob);
  }

  /** Makes a received body the content of a key. */
  async put(
    key: string,
    { file, size, etag }: Received,
    headers: Record<string, string>,
  ): Promise<StoredObject> {
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

  tag(key: string, tagging: string | undefined) {
    return this.#inOrder(async () => {
      const object = { ...this.get(key), tagging };
      await writeJson(this.#record(key), object);
      this.#remember(object);
    });
  }

  remove(key: string) {
    return this.#inOrder(async () => {
      const object = this.#objects.get(key);
      if (!object) return;
      this.#objects.delete(key);
      await rm(this.#record(key), { force: true });
      await rm(this.file(object), { force: true });
    });
  }

  setting(name: string): string | undefined {
    return this.#about.settings[name];
  }

  async set(name: string, value: string | undefined) {
    const { [name]: _former, ...others } = this.#about.settings;
    this.#about.settings = value === undefined ? others : { ...others, [name]: value };
    await this.#saveAbout();
  }

  /** Runs one change after the other, so that memory and disk agree on which came last. */
  #inOrder<T>(change: () => Promise<T>): Promise<T> {
    const result = this.#lastChange.then(change);
    this.#lastChange = result.catch(() => undefined);
    return result;
  }

  #saveAbout() {
    return writeJson(path.join(this.#folder, 'bucket.json'), this.#about);
  }

  #remember(object: StoredObject) {
    this.#objects.set(object.key, object);
  }

  #record(key: string) {
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
