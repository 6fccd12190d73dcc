const END_OF_DIRECTORY = { signature: 0x06054b50, size: 22, entries: 10, directoryOffset: 16 } as const;
const DIRECTORY_ENTRY = {
  signature: 0x02014b50,
  size: 46,
  time: 12,
  nameLength: 28,
  extraLength: 30,
  commentLength: 32,
  fileOffset: 42,
} as const;
const FILE_HEADER = { signature: 0x04034b50, time: 10 } as const;

/** 1 January 1980, 00:00: the first moment that a zip can tell, as DOS date and time. */
const EPOCH_DOS = 0x0021_0000;

/** Sets the time of every entry of a zip file without comment to the same moment, in place: equal contents, equal bytes. */
export function fixZipTimes(zip: Buffer): Buffer {
  const end = zip.length - END_OF_DIRECTORY.size;
  expectSignature(zip, end, END_OF_DIRECTORY.signature);
  let entry = zip.readUInt32LE(end + END_OF_DIRECTORY.directoryOffset);
  for (let left = zip.readUInt16LE(end + END_OF_DIRECTORY.entries); left > 0; left -= 1) {
    expectSignature(zip, entry, DIRECTORY_ENTRY.signature);
    const file = zip.readUInt32LE(entry + DIRECTORY_ENTRY.fileOffset);
    expectSignature(zip, file, FILE_HEADER.signature);
    zip.writeUInt32LE(EPOCH_DOS, entry + DIRECTORY_ENTRY.time);
    zip.writeUInt32LE(EPOCH_DOS, file + FILE_HEADER.time);
    entry +=
      DIRECTORY_ENTRY.size +
      zip.readUInt16LE(entry + DIRECTORY_ENTRY.nameLength) +
      zip.readUInt16LE(entry + DIRECTORY_ENTRY.extraLength) +
      zip.readUInt16LE(entry + DIRECTORY_ENTRY.commentLength);
  }
  return zip;
}

function expectSignature(zip: Buffer, at: number, signature: number): void {
  if (at < 0 || zip.readUInt32LE(at) !== signature) throw new Error('not a zip file as it was expected');
}
