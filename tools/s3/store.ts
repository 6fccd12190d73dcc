import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Bucket } from './bucket.ts';
import { S3Error, noSuchBucket } from './errors.ts';

/** All buckets of the server, one folder each. */
export class Store {
  #root: string;
  #buckets = new Map<string, Bucket>();

  constructor(root: string) {
    this.#root = root;
  }

  static async open(root: string): Promise<Store> {
    const store = new Store(root);
    await mkdir(root, { recursive: true, mode: 0o700 });
    for (const name of await readdir(root)) {
      const folder = path.join(root, name);
      // A bucket exists from the moment its description is in place.
      if (existsSync(path.join(folder, 'bucket.json'))) store.#buckets.set(name, await Bucket.open(folder));
      else await rm(folder, { recursive: true });
    }
    return store;
  }

  list(): Bucket[] {
    return [...this.#buckets.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  get(name: string) {
    const bucket = this.#buckets.get(name);
    if (!bucket) throw noSuchBucket();
    return bucket;
  }

  async create(name: string) {
    if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name) || name.includes('..')) {
      throw new S3Error(400, 'InvalidBucketName', 'The specified bucket is not valid.');
    }
    if (this.#buckets.has(name)) {
      throw new S3Error(409, 'BucketAlreadyOwnedByYou', 'You already own a bucket of that name.');
    }
    this.#buckets.set(name, await Bucket.create(path.join(this.#root, name)));
  }

  async remove(name: string) {
    const bucket = this.get(name);
    if (bucket.size > 0) throw new S3Error(409, 'BucketNotEmpty', 'The bucket is not empty.');
    this.#buckets.delete(name);
    await rm(path.join(this.#root, name), { recursive: true });
  }
}
