import { jest } from '@jest/globals';
import { register } from 'prom-client';
import { Recurring } from './recurring.js';

const EVERY_MS = 1_000;
/* Longer than any wait, shorter than two of them. */
const A_TIME_MS = 1_150;

/** Work that ends when it is told to, or at once. */
function recurring(name: string, work: (stopping: AbortSignal) => Promise<unknown> = async () => {}) {
  const done = jest.fn(work);
  const it = new Recurring({ name, everyMs: EVERY_MS, work: done });
  return { it, done };
}

/** Work that ends when it is told to. */
function slow() {
  const ends: (() => void)[] = [];
  return { work: () => new Promise<void>((resolve) => ends.push(resolve)), end: () => ends.shift()?.() };
}

const settle = (): Promise<void> => jest.advanceTimersByTimeAsync(0);

describe(Recurring.name, () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('comes again and again, at distances that differ by a tenth at most', async () => {
    const at: number[] = [];
    const { it: sweep } = recurring('distances', async () => void at.push(Date.now()));
    const since = Date.now();
    sweep.start();
    await jest.advanceTimersByTimeAsync(50 * EVERY_MS);
    const distances = at.map((time, index) => time - (at[index - 1] ?? since));
    expect(distances.length).toBeGreaterThanOrEqual(45);
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(0.9 * EVERY_MS);
    expect(Math.max(...distances)).toBeLessThanOrEqual(1.1 * EVERY_MS + 1);
    expect(new Set(distances).size).toBeGreaterThan(5);
    await sweep.stop();
  });

  it('does not begin before the time under way has ended', async () => {
    const { work, end } = slow();
    const { it: sweep, done } = recurring('overlap', work);
    sweep.now();
    await jest.advanceTimersByTimeAsync(10 * EVERY_MS);
    expect(done).toHaveBeenCalledTimes(1);
    end();
    await jest.advanceTimersByTimeAsync(A_TIME_MS);
    expect(done).toHaveBeenCalledTimes(2);
    end();
    await sweep.stop();
  });

  it('does it once more, and only once, for whoever asks while it is under way', async () => {
    const { work, end } = slow();
    const { it: sweep, done } = recurring('again', work);
    sweep.now();
    sweep.now();
    sweep.now();
    expect(done).toHaveBeenCalledTimes(1);
    end();
    await settle();
    expect(done).toHaveBeenCalledTimes(2);
    end();
    await settle();
    expect(done).toHaveBeenCalledTimes(2);
    await sweep.stop();
  });

  it('counts what fails and comes again', async () => {
    const { it: sweep, done } = recurring('failing', () => Promise.reject(new Error('no database')));
    const count = async () =>
      (await register.getSingleMetric('recurring_failures_total')?.get())?.values.find(
        ({ labels }) => labels.work === 'failing',
      )?.value;
    expect(await count()).toBe(0);
    sweep.start();
    await jest.advanceTimersByTimeAsync(2 * A_TIME_MS);
    expect(done).toHaveBeenCalledTimes(2);
    expect(await count()).toBe(2);
    await sweep.stop();
  });

  it('tells the work that it stops, waits for it and begins no more', async () => {
    const { work, end } = slow();
    const { it: sweep, done } = recurring('stopping', work);
    sweep.now();
    sweep.now();
    let hasStopped = false;
    const stopped = sweep.stop().then(() => (hasStopped = true));
    await settle();
    expect(done.mock.calls[0]?.[0].aborted).toBe(true);
    expect(hasStopped).toBe(false);
    end();
    await stopped;
    sweep.now();
    sweep.start();
    await jest.advanceTimersByTimeAsync(10 * EVERY_MS);
    expect(done).toHaveBeenCalledTimes(1);
  });
});
