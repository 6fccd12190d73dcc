/** Text that may stand in a page as it is. */
export class Html {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }
  toString() {
    return this.text;
  }
}

/** @typedef {string | number | Html | null | false | readonly Part[]} Part */

/**
 * A template of HTML; what is put into it is escaped unless it is HTML itself.
 * @param {TemplateStringsArray} strings
 * @param {...Part} parts
 */
export const html = (strings, ...parts) =>
  new Html(strings.reduce((text, each, at) => `${text}${rendered(parts[at - 1] ?? null)}${each}`));

/**
 * @param {Part} part
 * @returns {string}
 */
function rendered(part) {
  if (part === null || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(rendered).join('');
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
