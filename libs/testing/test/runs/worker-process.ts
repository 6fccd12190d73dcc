import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { workspaceRoot } from '@nx/devkit';
import { TEST_SECRET, eventually, freePort } from '../../src/index.js';

/** The folder of ai-worker as it is built for real; inside the project, where its packages are. */
async function built(): Promise<string> {
  const parent = path.join(workspaceRoot, 'dist/test');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'ai-worker-'));
  const builder = path.join(workspaceRoot, 'tools/stack/build-service.ts');
  await promisify(execFile)(process.execPath, [builder, 'ai-worker', folder]);
  return folder;
}

/** Answers every question with one text, after a moment: long enough to be killed in the middle of it. */
export class SlowModel {
  private readonly server = http.createServer((request, response) => {
    this.answer(request, response).catch(() => response.destroy());
  });

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    await once(request.resume(), 'end');
    await pause(200 + Math.random() * 1_000);
    const content = JSON.stringify({
      text: 'A shop with a basket and a checkout, tested on common browsers.',
    });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        id: 'slow',
        object: 'chat.completion',
        created: 0,
        model: 'slow',
        choices: [
          { index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal: null } },
        ],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    );
  }
}

interface Surroundings {
  readonly redisUrl: string;
  readonly contractsRpc: string;
  readonly modelUrl: string;
}

/** ai-worker in a process of its own, that is killed and started again. */
export class WorkerProcess {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  static async start({ redisUrl, contractsRpc, modelUrl }: Surroundings): Promise<WorkerProcess> {
    const worker = new WorkerProcess(await built(), {
      LOG_LEVEL: 'silent',
      HTTP_PORT: String(await freePort()),
      INTERNAL_SECRET: TEST_SECRET,
      REDIS_QUEUE_URL: redisUrl,
      CONTRACTS_RPC: contractsRpc,
      DOCUMENTS_RPC: '127.0.0.1:1',
      OPENAI_BASE_URL: modelUrl,
      OPENAI_MODEL: 'slow',
    });
    await worker.resume();
    return worker;
  }

  /** Started, and at work. */
  async resume(): Promise<void> {
    this.child = spawn(process.execPath, [path.join(this.folder, 'main.mjs')], {
      env: { PATH: process.env['PATH'], ...this.env },
      stdio: 'ignore',
    });
    await eventually(
      async () => {
        const { ok } = await fetch(`http://127.0.0.1:${this.env['HTTP_PORT']}/readyz`);
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

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
