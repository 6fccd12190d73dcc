import { EventEmitter } from 'node:events';
import { AppError } from '@pactwright/server-kit';
import { ConcurrencyLimiter } from './concurrency-limiter.js';

describe(ConcurrencyLimiter.name, () => {
  const response = () => new EventEmitter() as EventEmitter & Parameters<ConcurrencyLimiter['acquire']>[0];

  it('R19 lets in as many as there are places, and one more for each that has left', () => {
    let now = 0;
    const places = new ConcurrencyLimiter({ atOnce: 2, perSecond: 100 }, () => now);
    const first = response();
    places.acquire(first);
    places.acquire(response());
    now = 1_000;
    expect(() => places.acquire(response())).toThrow(
      expect.objectContaining({ code: 'TOO_MANY_REQUESTS', params: { seconds: 2 } }) as AppError,
    );
    first.emit('close');
    places.acquire(response());
    expect(() => places.acquire(response())).toThrow(AppError);
  });

  it('R19 lets in so many a second, even when each has left at once, and more only after a quiet while', () => {
    let now = 0;
    const places = new ConcurrencyLimiter({ atOnce: 3, perSecond: 2 }, () => now);
    const hurried = (): number =>
      [1, 2, 3, 4].filter(() => {
        const each = response();
        try {
          places.acquire(each);
        } catch {
          return false;
        }
        each.emit('close');
        return true;
      }).length;
    expect(hurried()).toBe(3);
    now = 500;
    expect(hurried()).toBe(1);
    now = 1_500;
    expect(hurried()).toBe(2);
    now = 60_000;
    expect(hurried()).toBe(3);
  });
});
