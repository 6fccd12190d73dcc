import { Refused } from '../extraction.js';

/* The letters of Lithuanian in windows-1257; windows-1252 has letters that few contracts need at the same places. */
const LITHUANIAN_BYTES = new Set([
  0xc0, 0xc8, 0xc6, 0xcb, 0xc1, 0xd0, 0xd8, 0xdb, 0xde, 0xe0, 0xe8, 0xe6, 0xeb, 0xe1, 0xf0, 0xf8, 0xfb, 0xfe,
]);
const FIRST_LETTER_BYTE = 0xc0;
const LITHUANIAN_SHARE = 0.8;
/* Of the pairs of bytes of a Latin text in UTF-16, at least so many have a zero on the same side. */
const UTF16_SHARE = 0.5;

/** The text of a file whose encoding nobody states. */
export function decodeText(bytes: Buffer): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return strictly(utf16, bytes) ?? refuse('broken UTF-16');
  if (bytes.includes(0)) return refuse('zero bytes');
  return strictly('utf-8', bytes) ?? new TextDecoder(eightBitOf(bytes)).decode(bytes);
}

function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.length % 2 !== 0) return undefined;
  const zeros = [0, 0];
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const enough = (bytes.length / 2) * UTF16_SHARE;
  if (odd > enough && even === 0) return 'utf-16le';
  return even > enough && odd === 0 ? 'utf-16be' : undefined;
}

function strictly(encoding: string, bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    /* A decoder that was told to be strict fails for bytes that its encoding does not have, and for nothing else. */
    return undefined;
  }
}

function eightBitOf(bytes: Buffer): 'windows-1257' | 'windows-1252' {
  let letters = 0;
  let lithuanian = 0;
  for (const byte of bytes) {
    if (byte < FIRST_LETTER_BYTE) continue;
    letters++;
    if (LITHUANIAN_BYTES.has(byte)) lithuanian++;
  }
  return letters > 0 && lithuanian >= letters * LITHUANIAN_SHARE ? 'windows-1257' : 'windows-1252';
}

function refuse(reason: string): never {
  throw new Refused('UPLOAD_TYPE_MISMATCH', reason);
}
