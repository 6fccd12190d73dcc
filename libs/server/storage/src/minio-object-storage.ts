import http, {
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
} from 'node:http';
import https from 'node:https';
import { Readable, addAbortSignal } from 'node:stream';
import { urlToHttpOptions } from 'node:url';
import { Client } from 'minio';
import { AppError } from '@pactwright/server-kit';
import { ObjectStorage, type PutOptions, type StoredObject } from './object-storage.js';

export interface StorageOptions {
  /** `http://host:port` of any S3 server. */
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** The one that requests are signed for and the bucket is made in. */
  readonly region: string;
  readonly bucket: string;
  /** Objects under this prefix are removed a day after they were stored, whoever has forgotten them. */
  readonly shortLivedPrefix?: string;
  /**
   * How long nothing may be seen of the server before it begins its answer, in milliseconds, besides what the slowest line
   * takes for the body.
   */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 10_000;
/* Nobody sees the system send what it has taken, which is megabytes: over less than this a body may be given up on its way. */
const SLOWEST_BYTES_PER_MS = 100;
const UNKNOWN_TYPE = 'application/octet-stream';
/* The least that S3 takes as a part: so much of a stream of unknown size is held at a time. */
const PART_BYTES = 5 * 1024 * 1024;
const SHORT_LIFE_DAYS = 1;
const MISSING = new Set(['NotFound', 'NoSuchKey', 'NoSuchUpload']);

export class MinioObjectStorage extends ObjectStorage {
  private readonly client: Client;
  private bucketMade: Promise<void> | undefined;

  constructor(private readonly options: StorageOptions) {
    super();
    /* The host of an IPv6 address comes without brackets, as the client wants it. */
    const { hostname, port, protocol } = urlToHttpOptions(new URL(options.endpoint));
    const useSSL = protocol === 'https:';
    this.client = new Client({
      endPoint: hostname ?? '',
      port: port ? Number(port) : useSSL ? 443 : 80,
      useSSL,
      accessKey: options.accessKey,
      secretKey: options.secretKey,
      region: options.region,
      pathStyle: true,
      partSize: PART_BYTES,
      transport: impatient(useSSL ? https : http, options.patienceMs ?? PATIENCE_MS),
    });
  }

  async put(key: string, body: Buffer | Readable, options: PutOptions): Promise<void> {
    const size = options.size ?? (Buffer.isBuffer(body) ? body.length : undefined);
    if (options.signal && body instanceof Readable) addAbortSignal(options.signal, body);
    options.signal?.throwIfAborted();
    await this.attempt(async () => {
      await this.ensureBucket();
      if (body instanceof Readable && body.errored) throw body.errored;
      const stored = this.client.putObject(this.options.bucket, key, body, size, {
        'Content-Type': options.contentType,
      });
      await (body instanceof Readable ? this.whileUnbroken(body, key, stored) : stored);
    }, options.signal);
  }

  async get(key: string): Promise<StoredObject | undefined> {
    return this.whenPresent(async () => {
      /* The client says less of it than it is: the answer with its headers, so that nothing has to be asked before. */
      const stream = (await this.client.getObject(this.options.bucket, key)) as IncomingMessage;
      const { 'content-length': size, 'content-type': contentType = UNKNOWN_TYPE } = stream.headers;
      if (size === undefined) {
        stream.destroy();
        throw new Error('the storage does not say how large the file is');
      }
      return { stream, size: Number(size), contentType };
    });
  }

  async exists(key: string): Promise<boolean> {
    const found = await this.whenPresent(() => this.client.statObject(this.options.bucket, key));
    return found !== undefined;
  }

  async delete(key: string): Promise<void> {
    await this.whenPresent(() => this.client.removeObject(this.options.bucket, key));
    await this.whenPresent(() => this.deleteParts(key));
  }

  /** Whether the server answers and knows us. Makes the bucket on the way. */
  async check(): Promise<void> {
    await this.ensureBucket();
    await this.client.bucketExists(this.options.bucket);
  }

  /** The client would wait for ever for the rest of a stream that has broken, and leave its parts lying there. */
  private async whileUnbroken(body: Readable, key: string, stored: Promise<unknown>): Promise<void> {
    let stop: (error: Error) => void = () => undefined;
    const broken = new Promise<never>((_, reject) => body.once('error', (stop = reject)));
    try {
      await Promise.race([stored, broken]);
    } catch (error) {
      stored.catch(() => undefined);
      await this.deleteParts(key);
      throw error;
    } finally {
      body.off('error', stop);
    }
  }

  /** Of a file that came in parts, and not to its end. */
  private async deleteParts(key: string): Promise<void> {
    const { bucket } = this.options;
    const upload = await this.client.findUploadId(bucket, key);
    if (upload !== undefined) await this.client.abortMultipartUpload(bucket, key, upload);
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
    if (!(await this.client.bucketExists(bucket))) await this.createBucket();
    await this.setLifecycle();
  }

  private async setLifecycle(): Promise<void> {
    const { bucket, shortLivedPrefix } = this.options;
    if (shortLivedPrefix === undefined) return;
    const rule = {
      ID: 'short-lived',
      Status: 'Enabled',
      Filter: { Prefix: shortLivedPrefix },
      Expiration: { Days: SHORT_LIFE_DAYS },
      AbortIncompleteMultipartUpload: { DaysAfterInitiation: SHORT_LIFE_DAYS },
    };
    await this.client.setBucketLifecycle(bucket, { Rule: [rule] });
  }

  private async createBucket(): Promise<void> {
    const { bucket } = this.options;
    try {
      await this.client.makeBucket(bucket, this.options.region);
    } catch (error) {
      /* Another replica was faster. */
      if (codeOf(error) !== 'BucketAlreadyOwnedByYou') throw error;
    }
  }
}

type Transport = Pick<typeof http, 'request'>;
type SignedRequest = RequestOptions & { readonly headers: OutgoingHttpHeaders };

/** The client itself waits for as long as the system goes on trying, which is minutes to connect and for ever after that. */
function impatient(transport: Transport, patienceMs: number): Transport {
  const request = (options: SignedRequest, begin: (answer: IncomingMessage) => void): ClientRequest => {
    const length = Number(options.headers['content-length'] ?? 0);
    const timeout = patienceMs + Math.ceil(length / SLOWEST_BYTES_PER_MS);
    const call = transport.request({ ...options, timeout }, begin);
    call.once('timeout', () => call.destroy(new Error(`the storage has been silent for ${timeout} ms`)));
    /* From then on it is whoever reads that sets the pace. */
    return call.once('response', () => call.setTimeout(0));
  };
  return { request: request as Transport['request'] };
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';
