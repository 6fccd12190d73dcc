import type { Argon2Parameters } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/* Beside the built service it is a program of its own; from source it is run as it is. */
const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? './hashing-thread.ts' : './hashing-thread.mjs',
  import.meta.url,
);

/** Threads that compute argon2id hashes behind what serves other people; begun when first needed. */
export class HashingThreads {
  private readonly free: Worker[] = [];

  /** @returns the tag. Who asks sees to it that no more are asked for at once than there shall be threads. */
  async derive(order: Argon2Parameters): Promise<Buffer> {
    const thread = this.free.pop() ?? begin();
    const answered = once(thread, 'message');
    thread.postMessage(order);
    /* A thread that fails is not used again. */
    const [tag] = (await answered) as [Uint8Array];
    this.free.push(thread);
    return Buffer.from(tag);
  }
}

function begin(): Worker {
  const thread = new Worker(PROGRAM, { name: 'hashing', stdin: false });
  /* An idle one keeps no process from its end. */
  thread.unref();
  return thread;
}
