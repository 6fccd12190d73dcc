import { crc32, deflateRawSync } from 'node:zlib';

export interface CraftedEntry {
  readonly name: string;
  readonly data: Buffer | string;
  /** What the directory says, when that is a lie. */
  readonly declaredSize?: number;
  /** 1 marks the entry as encrypted. */
  readonly flags?: number;
}

const UTF8_NAMES = 0x0800;
const DEFLATED = 8;

/** A zip written byte by byte, so that it can lie. */
export function craftZip(entries: readonly CraftedEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, declaredSize, flags = 0 } of entries) {
    const content = Buffer.from(data);
    const packed = deflateRawSync(content);
    const encodedName = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags | UTF8_NAMES, 2);
    common.writeUInt16LE(DEFLATED, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(declaredSize ?? content.length, 18);
    common.writeUInt16LE(encodedName.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    bodies.push(Buffer.from('PK\u0003\u0004', 'latin1'), common, encodedName, packed);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, place, encodedName);
    offset += 4 + common.length + encodedName.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, central, Buffer.from('PK\u0005\u0006', 'latin1'), end]);
}
