import { readTarget } from './read-target.js';

describe(readTarget.name, () => {
  it('splits path and query and drops a trailing slash', () => {
    expect(readTarget('/api/contracts/?a=1&b=%2F?')).toEqual({
      path: '/api/contracts',
      query: '?a=1&b=%2F?',
    });
    expect(readTarget('/')).toEqual({ path: '/', query: '' });
  });

  it.each([
    'http://elsewhere/api/contracts',
    '//api/contracts',
    '/api//contracts',
    '/api/../admin',
    '/api/./contracts',
    '/api/%2e%2e/admin',
    '/api/contracts%2f1',
    '/api/contracts%5c1',
    '/api/contracts%00',
    '/api/contracts%252f1',
    '/api/contracts;x=1',
    '/api/contracts/%ff',
    '/api/admin/users?search=%ed%a0%80',
    '/api/admin/users?search=100%',
    '/api/contracts\\1',
    '/api/ąžuolas',
    `/api/${'a'.repeat(9_000)}`,
    '*',
    '',
    undefined,
  ])('R16 refuses %s', (url) => {
    expect(readTarget(url)).toBeUndefined();
  });
});
