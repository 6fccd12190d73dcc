import { isOutage } from './outage.js';

const coded = (code: string): Error => Object.assign(new Error('failed'), { code });

describe(isOutage.name, () => {
  it.each([
    ['a refused connection', coded('ECONNREFUSED')],
    ['a database that is shutting down', coded('57P01')],
    [
      'a failed query whose driver lost the connection',
      Object.assign(new Error('query'), { driverError: coded('08006') }),
    ],
    [
      'a Redis that is not connected',
      new Error("Stream isn't writeable and enableOfflineQueue options is false"),
    ],
    ['a pool that waited in vain', new Error('timeout exceeded when trying to connect')],
  ])('knows %s', (_name, error) => {
    expect(isOutage(error)).toBe(true);
  });

  it.each([
    ['a broken constraint', coded('23505')],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['something that is no error', 'ECONNREFUSED'],
  ])('does not take %s for one', (_name, error) => {
    expect(isOutage(error)).toBe(false);
  });
});
