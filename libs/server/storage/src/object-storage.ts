import type { Readable } from 'node:stream';

export interface PutOptions {
  readonly contentType: string;
  /** Bytes, when known: a stream of unknown size is sent in parts. */
  readonly size?: number;
  readonly signal?: AbortSignal;
}

export interface StoredObject {
  readonly stream: Readable;
  /** In bytes. */
  readonly size: number;
  readonly contentType: string;
}

/** Files by key. Whatever is behind it fails with SERVICE_UNAVAILABLE; a missing key is undefined, not an error. */
export abstract class ObjectStorage {
  abstract put(key: string, body: Buffer | Readable, options: PutOptions): Promise<void>;
  abstract get(key: string): Promise<StoredObject | undefined>;
  abstract exists(key: string): Promise<boolean>;
  /** Deleting what is not there is fine; what has come only in part goes too. */
  abstract delete(key: string): Promise<void>;
}
