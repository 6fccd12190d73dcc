import { formatDuration } from './format-duration.js';

describe(formatDuration.name, () => {
  it.each([
    [0, '0 sec'],
    [42, '42 sec'],
    [380, '6 min 20 sec'],
    [3_600, '1 hr'],
    [7_500, '2 hr 5 min'],
    [180_000, '2 days 2 hr'],
  ])('shows %d seconds as %s', (seconds, words) => {
    expect(formatDuration(seconds, 'en')).toBe(words);
  });

  it('speaks Lithuanian', () => {
    expect(formatDuration(380, 'lt').replaceAll('\u00a0', ' ')).toBe('6 min. 20 sek.');
  });
});
