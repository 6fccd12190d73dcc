import type { Readable } from 'node:stream';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { Refused } from '../extraction.js';

const MAX_ENTRIES = 2_000;
const MAX_TOTAL_BYTES = 100 * 1024 * 1024;
const MAX_RATIO = 100;
/* Small parts of a document may well be so uniform that they shrink more. */
const RATIO_COUNTS_ABOVE_BYTES = 1024 * 1024;
const ARCHIVE = /\.(?:zip|zipx|7z|rar|gz|tgz|bz2|xz|zst|tar|cab|iso|jar|docx|docm|dotx|dotm|odt)$/i;

/** The parts of a Word file, none of them inflated yet. */
export interface Parts {
  has(name: string): boolean;
  /** Undefined when there is no such part. Fails as soon as it inflates to more than it declared. */
  open(name: string): Promise<Readable | undefined>;
  names(): Iterable<string>;
}

/** Reads the central directory and refuses what could harm, before a single byte is inflated. */
export async function openZip(bytes: Buffer): Promise<Parts> {
  const zip = await directoryOf(bytes);
  const entries = await entriesOf(zip, bytes.length);
  return {
    has: (name) => entries.has(name),
    names: () => entries.keys(),
    async open(name) {
      const entry = entries.get(name);
      return entry && inflated(zip, entry);
    },
  };
}

const directoryOf = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: true };
    fromBuffer(bytes, options, (error, zip) => (error ? reject(damaged(error)) : resolve(zip)));
  });

function entriesOf(zip: ZipFile, size: number): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) throw new Refused('UPLOAD_UNSAFE', 'too many parts');
  const entries = new Map<string, Entry>();
  let packed = 0;
  let total = 0;
  return new Promise((resolve, reject) => {
    zip.on('error', (error: Error) => reject(directoryProblem(error)));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      packed += entry.compressedSize;
      total += entry.uncompressedSize;
      const problem = problemOf(entry, entries.has(entry.fileName));
      /* Parts that share their bytes add up to more than the file. */
      if (problem) reject(problem);
      else if (packed > size || total > MAX_TOTAL_BYTES) reject(unsafe('inflates to too much'));
      else {
        entries.set(entry.fileName, entry);
        zip.readEntry();
      }
    });
    zip.readEntry();
  });
}

function problemOf(entry: Entry, isTwice: boolean): Refused | undefined {
  const { fileName, compressedSize, uncompressedSize } = entry;
  if (entry.isEncrypted()) return new Refused('UPLOAD_ENCRYPTED', 'encrypted parts');
  if (isTwice) return unsafe('two parts of one name');
  if (ARCHIVE.test(fileName)) return unsafe('an archive inside');
  if (uncompressedSize > RATIO_COUNTS_ABOVE_BYTES && uncompressedSize > MAX_RATIO * compressedSize) {
    return unsafe('shrunk too much');
  }
  return undefined;
}

const inflated = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(damaged(error)) : resolve(stream)));
  });

/** yauzl has no codes: what it says of names and sizes tells an attack from an accident. */
function directoryProblem(error: Error): Refused {
  return /absolute path|invalid relative path|invalid characters/.test(error.message)
    ? unsafe('a name that leads elsewhere')
    : damaged(error);
}

/** The same for a part being inflated. */
export function inflateProblem(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const isMore = error instanceof Error && error.message.startsWith('too many bytes');
  return isMore ? unsafe('inflates to more than it says') : damaged(error);
}

const unsafe = (reason: string): Refused => new Refused('UPLOAD_UNSAFE', reason);
const damaged = (cause: unknown): Refused =>
  new Refused('UPLOAD_DAMAGED', 'the zip cannot be read', { cause });
