import { Transform, type Readable } from 'node:stream';
import type { ErrorCode } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';

/** Passes the bytes on as they come and fails with `tooLarge` at the first one too many. */
export function limitBody(body: Readable, limit: number, tooLarge: ErrorCode): Readable {
  let seen = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > limit) done(new AppError(tooLarge));
      else done(null, chunk);
    },
  });
  body.on('error', (error) => counter.destroy(error));
  body.on('aborted', () => counter.destroy(new AppError('MALFORMED_REQUEST')));
  return body.pipe(counter);
}
