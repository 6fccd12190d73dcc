import { jest } from '@jest/globals';
import { Remembered } from './remembered.js';

function harness() {
  let now = 0;
  const ask = jest.fn<() => Promise<string>>();
  const stale = jest.fn<(error: unknown) => void>();
  const remembered = new Remembered(ask, { freshMs: 1_000, retryMs: 100, onStale: stale, now: () => now });
  return { remembered, ask, stale, pass: (ms: number) => (now += ms) };
}

describe(Remembered.name, () => {
  it('asks once for all who want to know, and again when the answer has aged', async () => {
    const { remembered, ask, pass } = harness();
    ask.mockResolvedValueOnce('first').mockResolvedValueOnce('second');
    expect(await Promise.all([remembered.get(), remembered.get()])).toEqual(['first', 'first']);
    pass(999);
    expect(await remembered.get()).toBe('first');
    pass(1);
    expect(await remembered.get()).toBe('second');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('gives the last answer when asking fails, and tries again soon', async () => {
    const { remembered, ask, stale, pass } = harness();
    const down = new Error('down');
    ask.mockResolvedValueOnce('old').mockRejectedValueOnce(down).mockResolvedValueOnce('new');
    await remembered.get();
    pass(1_000);
    expect(await remembered.get()).toBe('old');
    expect(stale).toHaveBeenCalledWith(down);
    pass(99);
    expect(await remembered.get()).toBe('old');
    pass(1);
    expect(await remembered.get()).toBe('new');
  });

  it('fails when it has never had an answer, and asks anew next time', async () => {
    const { remembered, ask } = harness();
    ask.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('up');
    await expect(remembered.get()).rejects.toThrow('down');
    expect(await remembered.get()).toBe('up');
  });

  it('asks anew on demand, but not for every demand of a moment', async () => {
    const { remembered, ask, pass } = harness();
    ask.mockResolvedValueOnce('first').mockResolvedValueOnce('second');
    await remembered.get();
    remembered.expire();
    expect(await remembered.get()).toBe('first');
    pass(100);
    remembered.expire();
    expect(await remembered.get()).toBe('second');
  });
});
