import { TextDecoder } from 'node:util';
import { SaxesParser, type SaxesAttributeNS } from 'saxes';
import { Refused } from '../extraction.js';
import { inflateProblem, type Parts } from './open-zip.js';

/** Deeper than any document that somebody wrote. */
const MAX_DEPTH = 250;

export interface XmlElement {
  /** The name without its prefix, or '' outside the vocabularies of Word files. */
  readonly name: string;
  /** The value of an attribute by its name without prefix. */
  attribute(name: string): string | undefined;
  /** Where its content begins in the source of its part, in UTF-16 units. */
  readonly content: number;
}

export interface XmlReader {
  open(element: XmlElement): void;
  close?(name: string): void;
  text?(text: string): void;
  /** Asked between pieces: true ends the reading. */
  isEnough?(): boolean;
}

/* The two editions of WordprocessingML, drawings with their text boxes and the package's own files; nothing else has words. */
const KNOWN_VOCABULARY =
  /^(?:http:\/\/schemas\.openxmlformats\.org|http:\/\/purl\.oclc\.org\/ooxml|http:\/\/schemas\.microsoft\.com\/office\/word|urn:schemas-microsoft-com:vml|http:\/\/purl\.org\/dc|$)/;

/** Reads one part piece by piece; nothing happens when it is not there. */
export async function readXml(parts: Parts, name: string, reader: XmlReader): Promise<void> {
  const stream = await parts.open(name);
  if (!stream) return;
  const parser = parserFor(reader);
  let decoder: TextDecoder | undefined;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      decoder ??= decoderFor(chunk);
      parser.write(decoder.decode(chunk, { stream: true }));
      if (reader.isEnough?.()) return;
    }
    parser.write(decoder?.decode() ?? '').close();
  } catch (error) {
    throw inflateProblem(error);
  } finally {
    stream.destroy();
  }
}

function parserFor(reader: XmlReader): SaxesParser<{ xmlns: true }> {
  const parser = new SaxesParser({ xmlns: true });
  let depth = 0;
  parser.on('doctype', () => {
    throw new Refused('UPLOAD_UNSAFE', 'a DOCTYPE');
  });
  parser.on('error', (error) => {
    throw new Refused('UPLOAD_DAMAGED', 'broken XML', { cause: error });
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (++depth > MAX_DEPTH) throw new Refused('UPLOAD_UNSAFE', 'nested too deep');
    reader.open({
      name: known(local, uri),
      attribute: (name) => valueOf(attributes, name),
      content: parser.position,
    });
  });
  parser.on('closetag', ({ local, uri }) => {
    depth--;
    reader.close?.(known(local, uri));
  });
  parser.on('text', (text) => reader.text?.(text));
  parser.on('cdata', (text) => reader.text?.(text));
  return parser;
}

const known = (local: string, uri: string): string => (KNOWN_VOCABULARY.test(uri) ? local : '');

function valueOf(attributes: Record<string, SaxesAttributeNS>, name: string): string | undefined {
  for (const key in attributes) if (attributes[key]?.local === name) return attributes[key].value;
  return undefined;
}

const decoderFor = (start: Buffer): TextDecoder => new TextDecoder(encodingOf(start), { fatal: true });

/** What XML may be written in; the first bytes of a part say which. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

export function encodingOf(start: Buffer): Encoding {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8';
}
