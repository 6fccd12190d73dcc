import { redact } from './redact.js';

describe(redact.name, () => {
  it('replaces what is named like a secret or a person, down to the third level', () => {
    const line = {
      email: 'ona@example.com',
      user: { lastName: 'Onaitė', id: 7 },
      request: { headers: { authorization: 'Bearer x', accept: '*/*' } },
      rows: [{ token: 'x' }],
    };
    expect(redact(line)).toEqual({
      email: '[redacted]',
      user: { lastName: '[redacted]', id: 7 },
      request: { headers: { authorization: '[redacted]', accept: '*/*' } },
      rows: [{ token: '[redacted]' }],
    });
    expect(line.user.lastName).toBe('Onaitė');
  });

  it('passes on what holds no secret, and errors, without a copy', () => {
    const line = { status: '200', at: { route: '/api/*', tries: [1, 2] }, err: new Error('gone') };
    expect(redact(line)).toBe(line);
  });
});
