const MEGABYTE = 1_000_000;
const LONG = 200_000;

/** What people do not type and programs send, by what it is. Half of a pair is written as an escape, as JSON.stringify does. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  'first half of a pair': 'a\ud800b',
  'second half of a pair': '\udfff',
  NUL: 'a\u0000b',
  'combining marks': `a${'\u0301'.repeat(5_000)}`,
  'right to left': '\u202e\u2067مرحبا\u200f txt.exe\u2066',
  '200 KB': 'ą'.repeat(LONG / 2),
  '1 MB': 'x'.repeat(MEGABYTE),
};

/** The same for a path or a query: halves as three bytes that are no UTF-8. */
export const HOSTILE_ESCAPES: Readonly<Record<string, string>> = {
  'half of a pair': '%ED%A0%80',
  'a broken escape': '%E0%A4',
  NUL: 'a%00b',
  'combining marks': `a${'%CC%81'.repeat(300)}`,
  'right to left': encodeURIComponent('\u202e\u2067مرحبا\u200f'),
  '1 MB': 'x'.repeat(MEGABYTE),
};

/** And for a header, as the bytes that they are on the wire. */
export const HOSTILE_BYTES: Readonly<Record<string, Buffer>> = {
  'half of a pair': Buffer.from([0x61, 0xed, 0xa0, 0x80, 0x62]),
  NUL: Buffer.from('a\u0000b'),
  'combining marks': Buffer.from(`a${'\u0301'.repeat(1_000)}`),
  'right to left': Buffer.from('\u202e\u2067مرحبا\u200f'),
  '1 MB': Buffer.alloc(MEGABYTE, 'x'),
};

export const NESTED: Readonly<Record<string, string>> = {
  'nested lists': `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  'nested objects': `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
};
