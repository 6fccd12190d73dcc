import { Readable, addAbortSignal } from 'node:stream';
import { Client } from 'minio';
import { AppError } from '@pactwright/server-kit';
import { ObjectStorage, type PutOptions, type StoredObject } from './object-storage.js';

export interface StorageOptions {
  /** `http://host:port` of any S3 server. */
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly bucket: string;
}

/* Given, so that the client need not ask for the bucket's region first. */
const REGION = 'us-east-1';
const UNKNOWN_TYPE = 'application/octet-stream';
const MISSING = new Set(['NotFound', 'NoSuchKey']);

export class MinioObjectStorage extends ObjectStorage {
  private readonly client: Client;
  private bucketMade: Promise<void> | undefined;

  constructor(private readonly options: StorageOptions) {
    super();
    const { hostname, port, protocol } = new URL(options.endpoint);
    const useSSL = protocol === 'https:';
    this.client = new Client({
      endPoint: hostname,
      port: port ? Number(port) : useSSL ? 443 : 80,
      useSSL,
      accessKey: options.accessKey,
      secretKey: options.secretKey,
      region: REGION,
      pathStyle: true,
    });
  }

  async put(key: string, body: Buffer | Readable, options: PutOptions): Promise<void> {
    const size = options.size ?? (Buffer.isBuffer(body) ? body.length : undefined);
    if (options.signal && body instanceof Readable) addAbortSignal(options.signal, body);
    options.signal?.throwIfAborted();
    await this.attempt(async () => {
      await this.ensureBucket();
      await this.client.putObject(this.options.bucket, key, body, size, {
        'Content-Type': options.contentType,
      });
    }, options.signal);
  }

  async get(key: string): Promise<StoredObject | undefined> {
    return this.whenPresent(async () => {
      const about = await this.client.statObject(this.options.bucket, key);
      const stream = await this.client.getObject(this.options.bucket, key);
      const contentType: unknown = about.metaData['content-type'];
      return {
        stream,
        size: about.size,
        contentType: typeof contentType === 'string' ? contentType : UNKNOWN_TYPE,
      };
    });
  }

  async exists(key: string): Promise<boolean> {
    const found = await this.whenPresent(() => this.client.statObject(this.options.bucket, key));
    return found !== undefined;
  }

  async delete(key: string): Promise<void> {
    await this.whenPresent(() => this.client.removeObject(this.options.bucket, key));
  }

  /** Whether the server answers and knows us. Makes the bucket on the way. */
  async check(): Promise<void> {
    await this.ensureBucket();
    await this.client.bucketExists(this.options.bucket);
  }

  private async whenPresent<T>(work: () => Promise<T>): Promise<T | undefined> {
    return this.attempt(async () => {
      try {
        return await work();
      } catch (error) {
        if (MISSING.has(codeOf(error))) return undefined;
        throw error;
      }
    });
  }

  private async attempt<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    try {
      return await work();
    } catch (error) {
      signal?.throwIfAborted();
      throw new AppError('SERVICE_UNAVAILABLE', {}, { cause: error });
    }
  }

  private ensureBucket(): Promise<void> {
    this.bucketMade ??= this.makeBucket().catch((error: unknown) => {
      this.bucketMade = undefined;
      throw error;
    });
    return this.bucketMade;
  }

  private async makeBucket(): Promise<void> {
    const { bucket } = this.options;
    if (await this.client.bucketExists(bucket)) return;
    try {
      await this.client.makeBucket(bucket, REGION);
    } catch (error) {
      /* Another replica was faster. */
      if (codeOf(error) !== 'BucketAlreadyOwnedByYou') throw error;
    }
  }
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';
