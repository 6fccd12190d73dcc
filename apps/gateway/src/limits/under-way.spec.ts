import { EventEmitter } from 'node:events';
import { AppError } from '@pactwright/server-kit';
import { UnderWay } from './under-way.js';

describe(UnderWay.name, () => {
  const response = () => new EventEmitter() as EventEmitter & Parameters<UnderWay['enter']>[0];

  it('R19 lets in as many as there are places, and one more for each that has left', () => {
    const places = new UnderWay(2);
    const first = response();
    places.enter(first);
    places.enter(response());
    expect(() => places.enter(response())).toThrow(
      expect.objectContaining({ code: 'TOO_MANY_REQUESTS', params: { seconds: 2 } }) as AppError,
    );
    first.emit('close');
    places.enter(response());
    expect(() => places.enter(response())).toThrow(AppError);
  });
});
