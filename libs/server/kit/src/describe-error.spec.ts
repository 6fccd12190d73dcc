import { describeError } from './describe-error.js';

describe(describeError.name, () => {
  it('tells type, text, code and stack', () => {
    const error = Object.assign(new TypeError('no such thing'), { code: 'ENOENT' });
    expect(describeError(error)).toEqual({
      type: 'TypeError',
      message: 'no such thing',
      code: 'ENOENT',
      stack: error.stack,
    });
  });

  it('leaves out what a database driver adds: the statement, its parameters and the row', () => {
    const driverError = Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(a@example.com)' });
    const error = Object.assign(new Error('duplicate key'), {
      query: 'INSERT INTO users …',
      parameters: ['a@example.com', 'secret'],
      driverError,
    });
    expect(JSON.stringify(describeError(error))).not.toMatch(/example\.com|INSERT|secret/);
  });

  it('follows causes, but not in circles', () => {
    const inner = new Error('the disk is full');
    const outer = new Error('could not save', { cause: inner });
    expect(describeError(outer)).toMatchObject({ cause: { message: 'the disk is full' } });
    inner.cause = outer;
    expect(JSON.stringify(describeError(outer)).length).toBeLessThan(20_000);
  });

  it('takes anything that was thrown', () => {
    expect(describeError('just words')).toEqual({ type: 'string', message: 'just words' });
    expect(describeError(undefined)).toEqual({ type: 'undefined', message: 'undefined' });
  });
});
