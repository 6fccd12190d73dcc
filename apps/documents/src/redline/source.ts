import { SaxesParser, type SaxesAttributeNS } from 'saxes';

/** The two editions of WordprocessingML. */
const WORD = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);
/* The files of a package that lead to its parts. */
const PACKAGE = /^http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml)\/package\//;

/** An element by where it stands in the source of its part, in UTF-16 units. */
export interface Span {
  readonly start: number;
  /** Its content is what lies between these two; they are the same where it has none. */
  readonly content: number;
  readonly contentEnd: number;
  readonly end: number;
}

export interface Element extends Span {
  /** The name in WordprocessingML or in the files of the package; '' in every other vocabulary. */
  readonly name: string;
  /** The name as it is written. */
  readonly qualified: string;
  /** `<w:p/>`. */
  readonly isEmpty: boolean;
  /** By their names without prefix, as far as they belong to the element's vocabulary. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  /** What stands in it outside of its children. */
  readonly text: string;
}

export interface Root extends Element {
  readonly uri: string;
  /** How a vocabulary is written before a name, `w:`, by its address. */
  readonly prefixes: ReadonlyMap<string, string>;
}

type Growing = { -readonly [K in keyof Element]: Element[K] } & { children: Element[] };

/** Of the many that have none; never added to. */
const LEAF: Element[] = [];

const isKnown = (uri: string): boolean => WORD.has(uri) || (uri !== '' && PACKAGE.test(uri));

/** Where the elements of well-formed XML stand: nothing is ever written from it, only cut and added in the source itself. */
export function parse(source: string): Root {
  const parser = new SaxesParser({ xmlns: true });
  const open: Growing[] = [];
  let root: { element: Growing; uri: string; prefixes: Map<string, string> } | undefined;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, name, attributes, isSelfClosing }) => {
    const start = source.lastIndexOf('<', parser.position - 1);
    const content = parser.position;
    const element: Growing = {
      name: isKnown(uri) ? local : '',
      qualified: name,
      isEmpty: isSelfClosing,
      attributes: ownOf(attributes),
      children: LEAF,
      text: '',
      ...{ start, content, contentEnd: content, end: content },
    };
    const parent = open.at(-1);
    if (parent?.children === LEAF) parent.children = [element];
    else parent?.children.push(element);
    root ??= { element, uri, prefixes: new Map(Object.values(attributes).flatMap(bound)) };
    open.push(element);
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (!element) return;
    element.end = parser.position;
    element.contentEnd = element.isEmpty ? element.end : source.lastIndexOf('<', element.end - 1);
  });
  for (const kind of ['text', 'cdata'] as const)
    parser.on(kind, (text) => {
      const element = open.at(-1);
      if (element) element.text += text;
    });
  parser.write(source).close();
  if (!root) throw new Error('no root');
  return { ...root.element, uri: root.uri, prefixes: root.prefixes };
}

const NONE: Readonly<Record<string, string>> = {};

/* A plain object, which takes a fraction of the memory of one without a prototype; a text set as `__proto__` is not set at all. */
function ownOf(attributes: Record<string, SaxesAttributeNS>): Readonly<Record<string, string>> {
  let own: Record<string, string> | undefined;
  for (const key in attributes) {
    const attribute = attributes[key];
    if (attribute !== undefined && (attribute.uri === '' || WORD.has(attribute.uri)))
      (own ??= {})[attribute.local] = attribute.value;
  }
  return own ?? NONE;
}

const bound = ({ prefix, local, value }: SaxesAttributeNS): [string, string][] =>
  prefix === 'xmlns' ? [[value, `${local}:`]] : [];

/** The element and all that is in it, in the order of the source. */
export function* within(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) yield* within(child);
}

export const childOf = (element: Element, name: string): Element | undefined =>
  element.children.find((child) => child.name === name);

/** How elements of WordprocessingML are to be written in this part. */
export interface Names {
  /** `<w:NAME ATTRIBUTES>`; `/` at the end of the attributes for an empty one. */
  open(name: string, attributes?: Readonly<Record<string, string>>, close?: '/'): string;
  close(name: string): string;
}

const OURS = 'pactwright:';

/** Attributes need a prefix that elements can do without: where the root has none, each element of ours brings its own. */
export function namesOf({ uri, prefixes }: Pick<Root, 'uri' | 'prefixes'>): Names {
  const known = prefixes.get(uri);
  const prefix = known ?? OURS;
  const declared = known === undefined ? ` xmlns:${OURS.slice(0, -1)}="${uri}"` : '';
  return {
    open: (name, attributes = {}, close = undefined) =>
      `<${prefix}${name}${declared}${Object.entries(attributes)
        .map(([key, value]) => ` ${key.startsWith('xml:') ? '' : prefix}${key}="${escaped(value)}"`)
        .join('')}${close ?? ''}>`,
    close: (name) => `</${prefix}${name}>`,
  };
}

export const escaped = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/\r/g, '&#13;');

/** The source with something before the end of its root. */
export function appended(source: string, root: Root, more: string): string {
  if (!root.isEmpty) return source.slice(0, root.contentEnd) + more + source.slice(root.contentEnd);
  const tag = source.slice(root.start, root.end).replace(/\s*\/>$/, '>');
  return `${source.slice(0, root.start)}${tag}${more}</${root.qualified}>${source.slice(root.end)}`;
}

/** What stands at a stretch of a source instead of what stood there. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The source with all the changes; of those at one place the first comes first. Throws when two of them overlap. */
export function spliced(source: string, splices: readonly Splice[]): string {
  let result = '';
  let done = 0;
  for (const { start, end, text } of [...splices].sort(
    (one, other) => one.start - other.start || one.end - other.end,
  )) {
    if (start < done) throw new Error('changes of the source that overlap');
    result += source.slice(done, start) + text;
    done = end;
  }
  return result + source.slice(done);
}
