import { WorkThread } from './work-thread.js';

/* Says each message again; never comes to an end with "work" or "match", waits for nothing with "sleep", fails with "fail", and leaves with "leave". */
const PROGRAM = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', (work) => {
      if (work === 'work') for (;;);
      if (work === 'match') /^(a+)+$/.test('a'.repeat(60) + 'b');
      if (work === 'sleep') return;
      if (work === 'fail') throw new Error('failed');
      if (work === 'leave') process.exit(0);
      parentPort.postMessage({ work, threadId });
    });
  `)}`,
);
interface Answer {
  readonly work: string;
  readonly threadId: number;
}
const LIMITS = { processorMs: 300, patienceMs: 60_000 };

describe('a thread for pieces of work', () => {
  const started: WorkThread<string, Answer>[] = [];
  const aThread = (limits = LIMITS) => {
    const thread = new WorkThread<string, Answer>(PROGRAM, limits);
    started.push(thread);
    return thread;
  };
  const threadOf = async (thread: WorkThread<string, Answer>): Promise<number> => {
    const end = await thread.run('hello');
    if (end.outcome !== 'answered') throw new Error(end.outcome);
    expect(end.answer.work).toBe('hello');
    return end.answer.threadId;
  };
  afterEach(async () => {
    await Promise.all(started.splice(0).map((each) => each.stop()));
  });

  it('does one after the other in one thread', async () => {
    const thread = aThread();
    expect(await threadOf(thread)).toBe(await threadOf(thread));
  });

  it.each(['work', 'match'])(
    'ends one that never ends (%s), and does the next in a fresh thread',
    async (work) => {
      const thread = aThread();
      const before = await threadOf(thread);
      expect(await thread.run(work)).toEqual({ outcome: 'too-long' });
      expect(await threadOf(thread)).not.toBe(before);
    },
  );

  it('ends one that gets no processor, and says that it was kept waiting', async () => {
    const thread = aThread({ processorMs: 60_000, patienceMs: 300 });
    expect(await thread.run('sleep')).toEqual({ outcome: 'kept-waiting' });
    expect(await aThread().run('hello')).toMatchObject({ outcome: 'answered' });
  });

  it('throws what the program throws, and that it has left', async () => {
    const thread = aThread();
    await expect(thread.run('fail')).rejects.toThrow('failed');
    await expect(thread.run('leave')).rejects.toThrow('aborted');
    expect(await thread.run('hello')).toMatchObject({ outcome: 'answered' });
  });
});
