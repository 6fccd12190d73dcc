import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What came of a piece of work: an answer; or that it took too much of a processor, or was only kept waiting for one. */
export type WorkEnd<Answer> =
  | { readonly outcome: 'answered'; readonly answer: Answer }
  | { readonly outcome: 'too-long' | 'kept-waiting' };

type Excess = Exclude<WorkEnd<never>['outcome'], 'answered'>;

interface WorkLimits {
  readonly processorMs: number;
  readonly patienceMs: number;
}

const WATCH_MS = 100;
/** What was made just now has at most so much room: Node would give a thread four times that, which takes memory and no less time. */
const THREAD = {
  name: 'contract',
  stdin: false,
  resourceLimits: { maxYoungGenerationSizeMb: 48 },
} as const;

/** A program that answers one message after the other in a thread, which is ended when it takes too much: another one takes the next. */
export class WorkThread<Work, Answer> {
  private thread: Worker | undefined;

  constructor(
    private readonly program: URL,
    private readonly limits: WorkLimits,
  ) {}

  /** One at a time. Throws what the program throws. */
  async run(work: Work): Promise<WorkEnd<Answer>> {
    const thread = this.thread ?? new Worker(this.program, THREAD);
    /* A thread that fails is not used again; an idle one keeps no process from its end. */
    this.thread = undefined;
    thread.unref();
    const over = new AbortController();
    let excess: Excess | undefined;
    const end = (why?: Excess): void => {
      excess ??= why;
      over.abort();
    };
    const hasEnded = (): void => end();
    const timer = setTimeout(end, this.limits.patienceMs, 'kept-waiting');
    const unwatch = watch(thread, this.limits.processorMs, () => end('too-long'));
    thread.once('exit', hasEnded);
    try {
      const answered = once(thread, 'message', { signal: over.signal });
      thread.postMessage(work);
      const [answer] = (await answered) as [Answer];
      this.thread = thread;
      return { outcome: 'answered', answer };
    } catch (error) {
      if (excess === undefined) throw error;
      return { outcome: excess };
    } finally {
      clearTimeout(timer);
      unwatch();
      thread.off('exit', hasEnded);
      if (this.thread !== thread) await thread.terminate();
    }
  }

  async stop(): Promise<void> {
    await this.thread?.terminate();
  }
}

/** Calls `exceeded` once the thread has taken so much of a processor from now on; gives what ends that. */
function watch(thread: Worker, processorMs: number, exceeded: () => void): () => void {
  let before: NodeJS.CpuUsage | undefined;
  const look = async (): Promise<void> => {
    const usage = await thread.cpuUsage(before);
    before ??= usage;
    if (before !== usage && (usage.user + usage.system) / 1_000 > processorMs) exceeded();
  };
  /* A thread that is not running, not yet or no more, says nothing; the clock stops whatever cannot be watched. */
  const timer = setInterval(() => void look().catch(() => undefined), WATCH_MS);
  timer.unref();
  return () => clearInterval(timer);
}
