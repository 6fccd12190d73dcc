import JSZip from 'jszip';
import { all, first, parseXml, valueOf, type XmlElement } from './xml.js';

export interface DocxParagraph {
  readonly style: string | undefined;
  /** The number or bullet that a word processor shows before it, computed from the list as a word processor does. */
  readonly number: string | undefined;
  readonly text: string;
  readonly bookmarks: readonly string[];
  readonly element: XmlElement;
}

export interface DocxFile {
  readonly parts: ReadonlyMap<string, XmlElement>;
  readonly paragraphs: readonly DocxParagraph[];
  /** The text with its numbers, one paragraph a line. */
  readonly text: string;
  part(path: string): XmlElement;
}

interface ListPlace {
  readonly list: string;
  readonly level: number;
}

/** Opens a Word document; throws when a part of it is not well-formed XML. */
export async function readDocx(bytes: Buffer): Promise<DocxFile> {
  const zip = await JSZip.loadAsync(bytes);
  const files = Object.values(zip.files).filter((file) => !file.dir && /\.(xml|rels)$/.test(file.name));
  const parts = new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, XmlElement]> => [
        file.name,
        parseXml(await file.async('string')),
      ]),
    ),
  );
  const part = (path: string): XmlElement => {
    const found = parts.get(path);
    if (found === undefined) throw new Error(`the file has no ${path}`);
    return found;
  };
  const paragraphs = readParagraphs(
    part('word/document.xml'),
    part('word/styles.xml'),
    part('word/numbering.xml'),
  );
  const text = paragraphs
    .map(({ number, text }) => (number === undefined ? text : `${number} ${text}`))
    .join('\n');
  return { parts, paragraphs, text, part };
}

function readParagraphs(document: XmlElement, styles: XmlElement, numbering: XmlElement): DocxParagraph[] {
  const styled = new Map(
    all(styles, 'w:style').map((style) => [style.attributes['w:styleId'], listPlace(style)] as const),
  );
  const count = counter(numbering);
  return all(document, 'w:p').map((element) => {
    const properties = first(element, 'w:pPr');
    const style = valueOf(properties, 'w:pStyle');
    const place = (properties && listPlace(properties)) ?? styled.get(style);
    return {
      style,
      number: place && count(place),
      text: textOf(element),
      bookmarks: all(element, 'w:bookmarkStart').map(({ attributes }) => attributes['w:name'] ?? ''),
      element,
    };
  });
}

function listPlace(owner: XmlElement): ListPlace | undefined {
  const properties = first(owner, 'w:numPr');
  const list = valueOf(properties, 'w:numId');
  return list === undefined ? undefined : { list, level: Number(valueOf(properties, 'w:ilvl') ?? '0') };
}

/** Counts each list on: a paragraph raises its own level and starts the deeper ones again. */
function counter(numbering: XmlElement): (place: ListPlace) => string {
  const abstract = new Map(
    all(numbering, 'w:abstractNum').map((list) => [list.attributes['w:abstractNumId'], list] as const),
  );
  const lists = new Map(
    all(numbering, 'w:num').map((list) => [
      list.attributes['w:numId'],
      abstract.get(valueOf(list, 'w:abstractNumId')),
    ]),
  );
  const counts = new Map<string, number[]>();
  return ({ list, level }) => {
    const definition = lists.get(list);
    const shown =
      definition && all(definition, 'w:lvl').find((lvl) => lvl.attributes['w:ilvl'] === String(level));
    const now = (counts.get(list) ?? []).slice(0, level + 1);
    now[level] = (now[level] ?? 0) + 1;
    counts.set(list, now);
    const pattern = valueOf(shown, 'w:lvlText');
    if (pattern === undefined) throw new Error(`list ${list} has no level ${level}`);
    return pattern.replace(/%(\d)/g, (_, digit: string) => String(now[Number(digit) - 1] ?? 0));
  };
}

function textOf(element: XmlElement): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string' || child.name === 'w:pPr') return '';
      if (child.name === 'w:t') return child.children.join('');
      return child.name === 'w:tab' ? '\t' : textOf(child);
    })
    .join('');
}
