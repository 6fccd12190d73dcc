import { jest } from '@jest/globals';
import { AnswerQueue, type PendingAnswer, type SaveState } from './answer-queue.js';

function harness(send: (answer: PendingAnswer) => Promise<void>) {
  const states: SaveState[] = [];
  const queue = new AnswerQueue({
    send,
    now: () => 1_000,
    onChange: (state) => states.push(state),
    retryMs: 100,
  });
  return { queue, states };
}

describe(AnswerQueue.name, () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('T-56 sends a text once it has come to rest, with its latest sequence', async () => {
    const sent: PendingAnswer[] = [];
    const { queue, states } = harness(async (answer) => void sent.push(answer));
    queue.change('scope', 600);
    await jest.advanceTimersByTimeAsync(500);
    expect(states.at(-1)).toBe('saving');
    queue.change('scope', 600);
    await jest.advanceTimersByTimeAsync(599);
    expect(sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ key: 'scope', sequence: 1_001 }]);
    expect(states.at(-1)).toBe('saved');
  });

  it('T-56 sends at once what was typed when it is left, and nothing that nobody changed', async () => {
    const sent: string[] = [];
    const { queue } = harness(async ({ key }) => void sent.push(key));
    queue.note(['default']);
    queue.change('scope', 600);
    await queue.settle(['scope', 'default']);
    expect(sent).toEqual(['scope']);
    await jest.advanceTimersByTimeAsync(600);
    expect(sent).toEqual(['scope']);
  });

  it('T-56 repeats a failed send until it arrives and stays unsaved meanwhile', async () => {
    const send = jest.fn<(answer: PendingAnswer) => Promise<void>>();
    send
      .mockRejectedValueOnce(new Error('down'))
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue();
    const { queue, states } = harness(send);
    queue.change('scope', 0);
    await jest.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toBe('unsaved');
    states.length = 0;
    await jest.advanceTimersByTimeAsync(100);
    expect(new Set(states)).toEqual(new Set(['unsaved']));
    expect(queue.unsaved).toEqual(['scope']);
    await jest.advanceTimersByTimeAsync(200);
    expect(send).toHaveBeenCalledTimes(3);
    expect(states.at(-1)).toBe('saved');
  });

  it('sends a change made during a send afterwards, never beside it', async () => {
    let finish: () => void = () => undefined;
    const sent: number[] = [];
    let running = 0;
    const { queue } = harness(async ({ sequence }) => {
      running += 1;
      expect(running).toBe(1);
      sent.push(sequence);
      if (sent.length === 1) await new Promise<void>((resolve) => (finish = resolve));
      running -= 1;
    });
    queue.change('scope', 0);
    await jest.advanceTimersByTimeAsync(0);
    queue.change('scope', 0);
    await jest.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
    finish();
    await jest.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([1_000, 1_001]);
    expect(queue.unsaved).toEqual([]);
  });

  it('keeps noted answers for the flush, which tells whether all arrived', async () => {
    let isDown = true;
    const { queue, states } = harness(async () => {
      if (isDown) throw new Error('down');
    });
    queue.note(['a', 'b']);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(states).toEqual([]);
    expect(queue.unsaved).toEqual([]);
    await queue.settle();
    expect(states).toEqual([]);
    expect(await queue.flush()).toBe(false);
    expect(queue.unsaved).toEqual(['a', 'b']);
    isDown = false;
    expect(await queue.flush()).toBe(true);
    queue.close();
  });

  it('T-56 holds changes while there is nowhere to send to, then sends them in the order of their changes', async () => {
    const sent: string[] = [];
    let running = 0;
    const { queue, states } = harness(async ({ key }) => {
      running += 1;
      expect(running).toBe(1);
      sent.push(key);
      await Promise.resolve();
      running -= 1;
    });
    queue.hold();
    expect(states).toEqual([]);
    for (const key of ['scope', 'city', 'scope', 'amount']) queue.change(key, 0);
    await jest.advanceTimersByTimeAsync(60_000);
    await queue.settle();
    expect(await queue.flush()).toBe(false);
    expect(sent).toEqual([]);
    expect(states.at(-1)).toBe('unsaved');
    await queue.release();
    expect(sent).toEqual(['city', 'scope', 'amount']);
    expect(states.at(-1)).toBe('saved');
  });

  it('keeps what is left when the connection goes again in the middle', async () => {
    const sent: string[] = [];
    const { queue } = harness(async ({ key }) => {
      sent.push(key);
      if (sent.length === 1) queue.hold();
    });
    queue.hold();
    for (const key of ['scope', 'city']) queue.change(key, 0);
    await queue.release();
    expect(sent).toEqual(['scope']);
    expect(queue.unsaved).toEqual(['city']);
  });
});
