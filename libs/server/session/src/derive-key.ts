import { hkdfSync } from 'node:crypto';

const derived = new Map<string, Buffer>();

/** One independent key for each purpose out of one secret, so that a token made for one place is worthless in another. */
export function deriveKey(secret: string, purpose: string): Buffer {
  const slot = `${purpose}\0${secret}`;
  let key = derived.get(slot);
  if (!key) {
    key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
    derived.set(slot, key);
  }
  return key;
}
