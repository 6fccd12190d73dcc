import { createHash } from 'node:crypto';

export interface PdfParts {
  /** The content of each page. */
  readonly pages: readonly string[];
  /** Entries of every page's resources beside its fonts. */
  readonly resources?: string;
  /** Entries of every page beside the usual. */
  readonly pageEntries?: string;
  readonly catalogEntries?: string;
  /** Entries of the document's properties. */
  readonly info?: string;
  /** Further objects, numbered from 20. */
  readonly objects?: readonly string[];
  /** `user`: a password is needed; `owner`: only to change it. */
  readonly password?: 'user' | 'owner';
}

const FIRST_FURTHER = 20;
const FIRST_PAGE = 100;
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const ID = Buffer.from('pactwright-tests');
const OWNER = createHash('sha256').update('owner').digest();
const PERMISSIONS = -4;

/** A PDF of plain text objects, written by hand so that any of it can be hostile. A4, one font. */
export function makePdf(parts: PdfParts): Buffer {
  const {
    pages,
    resources = '',
    pageEntries = '',
    catalogEntries = '',
    info,
    objects = [],
    password,
  } = parts;
  const key = password && createHash('md5').update(keySource()).digest().subarray(0, 5);
  const kids = pages.map((_, at) => `${FIRST_PAGE + 2 * at} 0 R`).join(' ');
  const written = new Map<number, Buffer>();
  const add = (number: number, body: string | Buffer): void => void written.set(number, Buffer.from(body));

  add(1, `<< /Type /Catalog /Pages 2 0 R ${catalogEntries} >>`);
  add(2, `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
  add(3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  if (info !== undefined) add(4, `<< ${info} >>`);
  if (key) add(5, encryption(password === 'owner' ? rc4(key, PADDING) : Buffer.alloc(32, 7)));
  objects.forEach((object, at) => add(FIRST_FURTHER + at, object));
  pages.forEach((content, at) => {
    const number = FIRST_PAGE + 2 * at;
    add(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${number + 1} 0 R ` +
        `/Resources << /Font << /F1 3 0 R >> ${resources} >> ${pageEntries} >>`,
    );
    const bytes = Buffer.from(content, 'latin1');
    const data = key ? rc4(objectKey(key, number + 1), bytes) : bytes;
    add(number + 1, stream(data));
  });
  return file(written, `${info === undefined ? '' : '/Info 4 0 R '}${key ? `/Encrypt 5 0 R ` : ''}`);
}

export const stream = (data: Buffer, entries = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Length ${data.length} ${entries} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);

function file(objects: ReadonlyMap<number, Buffer>, trailer: string): Buffer {
  const chunks = [Buffer.from('%PDF-1.7\n')];
  let size = 9;
  const offsets = new Map<number, number>();
  for (const [number, body] of objects) {
    const chunk = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    offsets.set(number, size);
    size += chunk.length;
    chunks.push(chunk);
  }
  const sections = [...offsets]
    .map(([number, offset]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`)
    .join('');
  const count = Math.max(...offsets.keys()) + 1;
  const id = `/ID [<${ID.toString('hex')}> <${ID.toString('hex')}>]`;
  const end = `xref\n${sections}trailer\n<< /Size ${count} /Root 1 0 R ${trailer}${id} >>\nstartxref\n${size}\n%%EOF\n`;
  return Buffer.concat([...chunks, Buffer.from(end)]);
}

/* The oldest encryption of PDF (RC4 with 40 bits): what matters is whether the empty password opens it. */
function keySource(): Buffer {
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  return Buffer.concat([PADDING, OWNER, permissions, ID]);
}

const encryption = (user: Buffer): string =>
  `<< /Filter /Standard /V 1 /R 2 /P ${PERMISSIONS} /O <${OWNER.toString('hex')}> /U <${user.toString('hex')}> >>`;

function objectKey(key: Buffer, number: number): Buffer {
  const salt = Buffer.from([number & 0xff, (number >> 8) & 0xff, (number >> 16) & 0xff, 0, 0]);
  return createHash('md5')
    .update(Buffer.concat([key, salt]))
    .digest()
    .subarray(0, key.length + 5);
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const at = (index: number): number => state[index & 255] ?? 0;
  const swap = (one: number, other: number): void => {
    [state[one], state[other]] = [at(other), at(one)];
  };
  for (let one = 0, other = 0; one < 256; one++) {
    other = (other + at(one) + (key[one % key.length] ?? 0)) & 255;
    swap(one, other);
  }
  let one = 0;
  let other = 0;
  return Buffer.from(data).map((byte) => {
    one = (one + 1) & 255;
    other = (other + at(one)) & 255;
    swap(one, other);
    return byte ^ at(at(one) + at(other));
  }) as Buffer;
}

/** Lines of text from a height downwards, each one paragraph of its own. */
export const lines = (texts: readonly string[], { from = 760, size = 11, setting = '' } = {}): string =>
  `${setting} BT /F1 ${size} Tf 72 ${from} Td 30 TL ${texts.map((text) => `(${escaped(text)}) Tj T*`).join(' ')} ET\n`;

/** One line at a place. */
export const line = (text: string, { x = 72, y = 100, size = 11, setting = '' } = {}): string =>
  `q ${setting} BT /F1 ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET Q\n`;

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');
