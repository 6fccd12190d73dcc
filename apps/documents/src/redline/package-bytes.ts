import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Parts } from '../extraction/docx/open-zip.js';
import { encodingOf, type Encoding } from '../extraction/docx/read-xml.js';

const BOM = '\ufeff';
/* A zip says no time before this one; each file that is made of the same parts has the same bytes. */
const EPOCH = new Date(1980, 0, 1);

interface Part {
  readonly text: string;
  readonly encoding: Encoding;
  readonly hasBom: boolean;
}

/** Parts of a package as text, which go back in the encoding in which they came. */
export class PackageText {
  private readonly read_ = new Map<string, Part>();

  constructor(private readonly parts: Parts) {}

  /** Undefined when there is no such part. */
  async read(name: string): Promise<string | undefined> {
    const stream = await this.parts.open(name);
    if (!stream) return undefined;
    const part = decoded(await buffer(stream));
    this.read_.set(name, part);
    return part.text;
  }

  /** The whole package, with these parts instead of or beside what it had; all others are byte for byte what they were. */
  async written(changed: ReadonlyMap<string, string>): Promise<Buffer> {
    const zip = new ZipFile();
    const options = { mtime: EPOCH, forceDosTimestamp: true };
    const names = new Set([...this.parts.names(), ...changed.keys()]);
    for (const name of names) {
      const text = changed.get(name);
      const stream = text === undefined ? await this.parts.open(name) : undefined;
      if (name.endsWith('/')) zip.addEmptyDirectory(name, options);
      else if (text !== undefined) zip.addBuffer(this.encoded(name, text), name, options);
      else if (stream) zip.addBuffer(await buffer(stream), name, options);
    }
    zip.end();
    return buffer(zip.outputStream);
  }

  private encoded(name: string, text: string): Buffer {
    const { encoding, hasBom } = this.read_.get(name) ?? { encoding: 'utf-8', hasBom: false };
    const whole = hasBom ? BOM + text : text;
    if (encoding === 'utf-8') return Buffer.from(whole, 'utf8');
    const bytes = Buffer.from(whole, 'utf16le');
    return encoding === 'utf-16le' ? bytes : bytes.swap16();
  }
}

function decoded(bytes: Buffer): Part {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  const hasBom = text.startsWith(BOM);
  return { text: hasBom ? text.slice(1) : text, encoding, hasBom };
}

/** The same parts, but for those that say something else. */
export const withParts = (parts: Parts, texts: ReadonlyMap<string, string>): Parts => ({
  has: (wanted) => parts.has(wanted),
  names: () => parts.names(),
  open: (wanted) => {
    const text = texts.get(wanted);
    return text === undefined
      ? parts.open(wanted)
      : Promise.resolve(Readable.from([Buffer.from(text, 'utf8')]));
  },
});
