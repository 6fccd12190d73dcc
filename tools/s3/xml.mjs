/** @type {Record<string, string>} */
const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const named = new Map(Object.entries(escapes).map(([sign, escape]) => [escape, sign]));

/** @typedef {string | number | boolean | undefined | Children | Children[]} Value */
/** @typedef {{ [name: string]: Value | string[] }} Children */

/** @param {string} text */
const escape = (text) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** @param {string} text */
const unescape = (text) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|\w+);/gi, (whole, hex, decimal) => {
    if (hex) return String.fromCodePoint(parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return named.get(whole) ?? whole;
  });

/**
 * Writes an element; an array repeats it, nothing is written for `undefined`.
 * @param {string} name
 * @param {Value | string[]} value
 * @returns {string}
 */
function element(name, value) {
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

/**
 * @param {string} name of the root element
 * @param {Children} children
 */
export const xmlDocument = (name, children) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(name, children)}`;

/**
 * The contents of every element of that name, outermost first; enough for the few flat requests of S3.
 * @param {string} xml
 * @param {string} name
 * @returns {string[]}
 */
export function elements(xml, name) {
  const pattern = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g');
  return [...xml.matchAll(pattern)].map((match) => match[1] ?? '');
}

/**
 * @param {string} xml
 * @param {string} name
 * @returns {string | undefined} the text of the first element of that name
 */
export function textOf(xml, name) {
  const content = elements(xml, name)[0];
  return content === undefined ? undefined : unescape(content);
}
