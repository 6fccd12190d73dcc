import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ObjectStorage, type PutOptions, type StoredObject } from './object-storage.js';

/** Files kept in memory, for tests. */
export class MemoryObjectStorage extends ObjectStorage {
  readonly objects = new Map<string, { readonly body: Buffer; readonly contentType: string }>();

  async put(key: string, body: Buffer | Readable, options: PutOptions): Promise<void> {
    options.signal?.throwIfAborted();
    const bytes = Buffer.isBuffer(body) ? body : await buffer(body);
    this.objects.set(key, { body: bytes, contentType: options.contentType });
  }

  async get(key: string): Promise<StoredObject | undefined> {
    const object = this.objects.get(key);
    if (!object) return undefined;
    const { body, contentType } = object;
    return { stream: Readable.from([body]), size: body.length, contentType };
  }

  async exists(key: string): Promise<boolean> {
    return this.objects.has(key);
  }

  async delete(key: string): Promise<void> {
    this.objects.delete(key);
  }
}
