import { longDate } from './long-date.js';

describe(longDate.name, () => {
  const lastMinute = new Date('2025-02-28T23:59:00Z');

  it('writes the UTC day as each language does', () => {
    expect(longDate(lastMinute, 'en')).toBe('February 28, 2025');
    expect(longDate(lastMinute, 'lt')).toBe('2025 m. vasario 28 d.');
  });
});
