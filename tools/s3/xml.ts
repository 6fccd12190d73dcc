const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const named = new Map(Object.entries(escapes).map(([sign, escape]) => [escape, sign]));

type Value = string | number | boolean | undefined | Children | Children[];

export interface Children {
  [name: string]: Value | string[];
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const unescape = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|\w+);/gi, (whole, hex, decimal) => {
    if (hex) return String.fromCodePoint(parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return named.get(whole) ?? whole;
  });

/** Writes an element; an array repeats it, nothing is written for `undefined`. */
function element(name: string, value: Value | string[]): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map((item) => element(name, item)).join('');
  const content =
    typeof value === 'object'
      ? Object.entries(value)
          .map(([child, inner]) => element(child, inner))
          .join('')
      : escape(String(value));
  return `<${name}>${content}</${name}>`;
}

/** @param name of the root element */
export const xmlDocument = (name: string, children: Children) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(name, children)}`;

/** The contents of every element of that name, outermost first; enough for the few flat requests of S3. */
export function elements(xml: string, name: string): string[] {
  const pattern = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g');
  return [...xml.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** @returns the text of the first element of that name */
export function textOf(xml: string, name: string): string | undefined {
  const content = elements(xml, name)[0];
  return content === undefined ? undefined : unescape(content);
}
