import type { Details } from '@pactwright/drafting';
import { DETAILS_BYTES } from '@pactwright/protocol';
import { excessOf } from './excess.js';

const bytesOf = (details: Details): number => Buffer.byteLength(JSON.stringify({ details }));

/** Details whose body has exactly so many bytes: € takes three of them. */
function detailsOf(bytes: number): Details {
  const details: Record<string, string> = {};
  for (let at = 0; bytesOf(details) < bytes; at += 1) {
    const left = bytes - bytesOf({ ...details, [`d${at}`]: '' });
    const euros = Math.min(480, Math.floor(left / 3));
    details[`d${at}`] = '€'.repeat(euros) + (euros < 480 ? 'x'.repeat(left - euros * 3) : '');
  }
  return details;
}

describe('all details together', () => {
  it('fit with the last byte, and not with one more', () => {
    expect(bytesOf(detailsOf(DETAILS_BYTES))).toBe(DETAILS_BYTES);
    expect(excessOf(detailsOf(DETAILS_BYTES))).toBeUndefined();
    expect(excessOf(detailsOf(DETAILS_BYTES + 1))?.over).toBe(1);
  });

  it('are too long by so many characters that without them they fit', () => {
    const details = detailsOf(DETAILS_BYTES * 1.5);
    const { over = 0, longest = [] } = excessOf({ ...details, 'provider.address': '€'.repeat(499) }) ?? {};
    expect(longest[0]).toBe('provider.address');
    expect(over).toBeGreaterThan(2_000);
    expect(over).toBeLessThan(5_000);
  });
});
