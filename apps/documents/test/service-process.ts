import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  TEST_SECRET,
  eventually,
  freePort,
  type TestDatabase,
  type TestStorageOptions,
} from '@pactwright/testing';
import { builtService } from './built-service.js';
import { processesOf } from './processes.js';

const PAGE_BYTES = 4_096;

/** The service in a process of its own, on ports that stay the same when it is killed and started again. */
export class ServiceProcess {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly main: string,
    private readonly env: Readonly<Record<string, string>>,
    readonly url: string,
    readonly rpcPort: number,
  ) {}

  static async start(given: {
    readonly database: TestDatabase;
    readonly redisUrl: string;
    readonly storage: TestStorageOptions;
  }): Promise<ServiceProcess> {
    const { endpoint, accessKey, secretKey, bucket } = given.storage;
    const [http, rpc] = [await freePort(), await freePort()];
    const env = {
      LOG_LEVEL: 'silent',
      HTTP_PORT: String(http),
      RPC_PORT: String(rpc),
      INTERNAL_SECRET: TEST_SECRET,
      DOCUMENTS_DATABASE_URL: given.database.url,
      REDIS_QUEUE_URL: given.redisUrl,
      CONTRACTS_RPC: '127.0.0.1:1',
      BILLING_RPC: '127.0.0.1:1',
      IDENTITY_RPC: '127.0.0.1:1',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
      S3_BUCKET_PREFIX: bucket,
      GOTENBERG_URL: 'http://127.0.0.1:1',
    };
    const main = path.join(await builtService(), 'main.mjs');
    const service = new ServiceProcess(main, env, `http://127.0.0.1:${http}`, rpc);
    await service.resume();
    return service;
  }

  /** Started, and ready to be asked. */
  async resume(): Promise<void> {
    this.child = spawn(process.execPath, [this.main], {
      env: { PATH: process.env['PATH'], ...this.env },
      stdio: 'ignore',
    });
    await eventually(
      async () => {
        const { ok } = await fetch(`${this.url}/readyz`);
        if (!ok) throw new Error('not ready');
      },
      { withinMs: 30_000 },
    );
  }

  /** Ends it as a machine that loses its power does. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** The processes that read files for it, or did for one that is dead, by number. */
  readers(): number[] {
    return processesOf(path.join(path.dirname(this.main), 'child'));
  }

  /** What it holds of memory, in bytes. */
  residentBytes(): number {
    const statm = readFileSync(`/proc/${this.child?.pid}/statm`, 'utf8');
    return Number(statm.split(' ')[1]) * PAGE_BYTES;
  }
}
