import { addressOf, defineCall } from './call.js';

const call = defineCall<{
  params: { id: string; format: string };
  query: { search?: string; page?: number };
}>({
  service: 'contracts',
  method: 'GET',
  path: '/api/things/:id/as/:format',
});

describe(addressOf.name, () => {
  it('puts what is said into path and query, escaped', () => {
    const said = { params: { id: 'a/b', format: 'ą' }, query: { search: 'x & y', page: 2 } };
    expect(addressOf(call, said)).toBe('/api/things/a%2Fb/as/%C4%85?search=x+%26+y&page=2');
  });

  it('leaves out what is not asked for', () => {
    const params = { id: '1', format: 'pdf' };
    expect(addressOf(call, { params, query: { search: '', page: undefined } })).toBe('/api/things/1/as/pdf');
  });
});
