import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { eventually } from './eventually.js';
import { freePort } from './free-port.js';

/** A Redis of a test's own that it may stop, kill and start again; it keeps its data as production does. */
export class RedisProcess {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly folder: string,
  ) {}

  static async start(): Promise<RedisProcess> {
    const folder = await mkdtemp(path.join(tmpdir(), 'pactwright-redis-'));
    const redis = new RedisProcess(await freePort(), folder);
    await redis.resume();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Ends it as a crash would. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child) return;
    this.child = undefined;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async resume(): Promise<void> {
    const binary = process.env['TEST_REDIS_SERVER'] ?? 'redis-server';
    const settings = {
      port: String(this.port),
      bind: '127.0.0.1',
      dir: this.folder,
      save: '',
      appendonly: 'yes',
      'maxmemory-policy': 'noeviction',
    };
    const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
    this.child = spawn(binary, options, { stdio: 'ignore' });
    const failed = once(this.child, 'error').then(([error]: unknown[]) => {
      throw new Error(`${binary} could not be started; TEST_REDIS_SERVER names another one`, {
        cause: error,
      });
    });
    await Promise.race([failed, this.answering()]);
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Resolves when whatever it was told outlives its end: nothing waits any more to be written into its file. */
  async written(): Promise<void> {
    await this.asked(async (probe) => {
      if (!/^aof_buffer_length:0\r$/m.test(await probe.info('persistence')))
        throw new Error('not written yet');
    });
  }

  private async answering(): Promise<void> {
    await this.asked((probe) => probe.ping());
  }

  private async asked(ask: (probe: Redis) => Promise<unknown>): Promise<void> {
    const probe = new Redis(this.url, { lazyConnect: true, retryStrategy: () => 50 });
    probe.on('error', () => undefined);
    try {
      await probe.connect().catch(() => undefined);
      await eventually(() => ask(probe));
    } finally {
      probe.disconnect();
    }
  }
}
