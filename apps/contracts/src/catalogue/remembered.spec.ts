import { jest } from '@jest/globals';
import { Remembered } from './remembered.js';

function harness() {
  let now = 0;
  const ask = jest.fn<() => Promise<string>>();
  const stale = jest.fn<(error: unknown) => void>();
  const remembered = new Remembered(ask, { freshMs: 1_000, pauseMs: 100, onStale: stale, now: () => now });
  return { remembered, ask, stale, pass: (ms: number) => (now += ms) };
}
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe(Remembered.name, () => {
  it('asks once for all who want to know', async () => {
    const { remembered, ask, pass } = harness();
    ask.mockResolvedValueOnce('first');
    expect(await Promise.all([remembered.get(), remembered.get()])).toEqual(['first', 'first']);
    pass(999);
    expect(await remembered.get()).toBe('first');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('gives an aged answer at once and asks for the next meanwhile', async () => {
    const { remembered, ask, pass } = harness();
    ask.mockResolvedValueOnce('first').mockResolvedValueOnce('second');
    await remembered.get();
    pass(1_000);
    expect(await remembered.get()).toBe('first');
    await settled();
    expect(await remembered.get()).toBe('second');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('keeps the last answer when asking fails, and tries again after a pause', async () => {
    const { remembered, ask, stale, pass } = harness();
    const down = new Error('down');
    ask.mockResolvedValueOnce('old').mockRejectedValueOnce(down).mockResolvedValueOnce('new');
    await remembered.get();
    pass(1_000);
    await remembered.get();
    await settled();
    expect(stale).toHaveBeenCalledWith(down);
    pass(99);
    expect(await remembered.get()).toBe('old');
    expect(ask).toHaveBeenCalledTimes(2);
    pass(1);
    await remembered.get();
    await settled();
    expect(await remembered.get()).toBe('new');
  });

  it('fails while it has never had an answer, and asks anew next time', async () => {
    const { remembered, ask } = harness();
    ask.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('up');
    await expect(remembered.get()).rejects.toThrow('down');
    expect(await remembered.get()).toBe('up');
  });

  it('asks anew on demand, but not for every demand of a moment', async () => {
    const { remembered, ask, pass } = harness();
    ask.mockResolvedValueOnce('first').mockResolvedValueOnce('second');
    await remembered.get();
    expect(await remembered.getAnew()).toBe('first');
    pass(100);
    expect(await remembered.getAnew()).toBe('second');
  });

  it('gives the last answer to a demand that fails', async () => {
    const { remembered, ask, pass } = harness();
    ask.mockResolvedValueOnce('first').mockRejectedValueOnce(new Error('down'));
    await remembered.get();
    pass(100);
    expect(await remembered.getAnew()).toBe('first');
  });
});
