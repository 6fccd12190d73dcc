import { EventEmitter } from 'node:events';
import { AppError } from '@pactwright/server-kit';
import { UnderWay } from './under-way.js';

describe(UnderWay.name, () => {
  const response = () => new EventEmitter() as EventEmitter & Parameters<UnderWay['enter']>[0];

  it('R19 lets in as many as there are places, and one more for each that has left', () => {
    let now = 0;
    const places = new UnderWay({ atOnce: 2, perSecond: 100 }, () => now);
    const first = response();
    places.enter(first);
    places.enter(response());
    now = 1_000;
    expect(() => places.enter(response())).toThrow(
      expect.objectContaining({ code: 'TOO_MANY_REQUESTS', params: { seconds: 2 } }) as AppError,
    );
    first.emit('close');
    places.enter(response());
    expect(() => places.enter(response())).toThrow(AppError);
  });

  it('R19 lets in so many a second, even when each has left at once, and more only after a quiet while', () => {
    let now = 0;
    const places = new UnderWay({ atOnce: 3, perSecond: 2 }, () => now);
    const hurried = (): number =>
      [1, 2, 3, 4].filter(() => {
        const each = response();
        try {
          places.enter(each);
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
