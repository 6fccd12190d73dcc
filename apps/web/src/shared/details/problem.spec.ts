import { fitDetails, problemOf } from './problem.js';

describe('a detail', () => {
  it('of 500 characters stands in a file, and a longer one is too long by as many as it is longer', () => {
    expect(problemOf('x'.repeat(500))).toBeUndefined();
    expect(problemOf('x'.repeat(517))).toEqual({ reason: 'tooLong', over: 17 });
    expect(problemOf('Brot \u202egnp')).toEqual({ reason: 'unreadable' });
  });

  it('that no file can hold is left out, and so is an empty one', () => {
    expect(
      fitDetails({ 'client.name': 'UAB Rugys', 'client.code': ' ', 'client.address': 'x'.repeat(501) }),
    ).toEqual({ 'client.name': 'UAB Rugys' });
  });
});
