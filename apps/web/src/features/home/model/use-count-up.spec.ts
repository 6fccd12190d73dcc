import { easeOut } from './use-count-up.js';

describe(easeOut.name, () => {
  it('R-HOME-03 starts at 0, ends at 1 and slows down', () => {
    expect(easeOut(0)).toBe(0);
    expect(easeOut(1)).toBe(1);
    expect(easeOut(0.25) - easeOut(0)).toBeGreaterThan(easeOut(1) - easeOut(0.75));
  });
});
