import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Options } from '@node-rs/argon2';

/** In KiB, and how often that memory is gone through. */
export type Cost = Readonly<Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>>;

export type Order = { readonly password: string } & (
  | { readonly cost: Cost; readonly stored?: undefined }
  | { readonly stored: string; readonly cost?: undefined }
);

/* Beside the built service it is a program of its own; from source it is run as it is. */
const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? './hashing-thread.ts' : './hashing-thread.mjs',
  import.meta.url,
);

/** Threads that compute argon2id hashes behind what serves other people; begun when first needed. */
export class HashingThreads {
  private readonly free: Worker[] = [];

  /** Who asks sees to it that no more are asked for at once than there shall be threads. */
  async hash(password: string, cost: Cost): Promise<string> {
    return (await this.carryOut({ password, cost })) as string;
  }

  /** Whether what is stored was made of this password; in constant time for its cost. */
  async verify(password: string, stored: string): Promise<boolean> {
    return (await this.carryOut({ password, stored })) as boolean;
  }

  private async carryOut(order: Order): Promise<unknown> {
    const thread = this.free.pop() ?? begin();
    const answered = once(thread, 'message');
    thread.postMessage(order);
    /* A thread that fails is not used again. */
    const [answer] = (await answered) as [unknown];
    this.free.push(thread);
    return answer;
  }
}

function begin(): Worker {
  const thread = new Worker(PROGRAM, { name: 'hashing', stdin: false });
  /* An idle one keeps no process from its end. */
  thread.unref();
  return thread;
}
