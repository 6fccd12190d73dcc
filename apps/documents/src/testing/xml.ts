/** An element of an XML file; texts are strings. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
}

const TOKEN = /<\?[^?]*\?>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|[^<]+|</gu;
const ATTRIBUTE = /([\w:.-]+)="([^"]*)"/gu;
const LOOSE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads an XML file without DTD; throws when it is not well formed. */
export function parseXml(xml: string): XmlElement {
  if (ILLEGAL.test(xml)) throw new Error('a character that XML does not allow');
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open: XmlElement[] = [root];
  for (const [token, closing, name, attributes, empty] of xml.matchAll(TOKEN)) {
    const parent = open.at(-1);
    if (parent === undefined) throw new Error(`content after the end: ${token}`);
    if (token.startsWith('<?')) continue;
    if (name === undefined) {
      if (token === '<') throw new Error('a loose <');
      parent.children.push(decode(token));
    } else if (closing === '/') {
      if (parent.name !== name) throw new Error(`</${name}> closes <${parent.name}>`);
      open.pop();
    } else {
      const element: XmlElement = { name, attributes: readAttributes(attributes ?? ''), children: [] };
      parent.children.push(element);
      if (empty !== '/') open.push(element);
    }
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  const [element, ...others] = root.children.filter((child) => typeof child !== 'string');
  if (element === undefined || others.length > 0) throw new Error('not exactly one root element');
  return element;
}

/** Every element of this name below, in the order of the file. */
export function all(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) =>
    typeof child === 'string' ? [] : [...(child.name === name ? [child] : []), ...all(child, name)],
  );
}

export function first(element: XmlElement, name: string): XmlElement | undefined {
  return all(element, name)[0];
}

/** The `w:val` of the first element of this name below. */
export function valueOf(element: XmlElement | undefined, name: string): string | undefined {
  return element && first(element, name)?.attributes['w:val'];
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decode(value)]),
  );
}

function decode(text: string): string {
  if (LOOSE_AMPERSAND.test(text)) throw new Error(`a loose & in ${text}`);
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (_, hex?: string, decimal?: string, name?: string) =>
      name === undefined
        ? String.fromCodePoint(hex === undefined ? Number(decimal) : parseInt(hex, 16))
        : (ENTITIES[name] ?? ''),
  );
}
