import { Marked, Renderer } from 'marked';

/** A heading that other pages may point to names its anchor itself, the same in every language: `## Cookies {#cookies}`. */
const NAMED_ANCHOR = /\s*\{#([a-z0-9-]+)\}$/;

/** A quotation that looks unlike others names its class before its first word: `> {.better} …`. */
const NAMED_CLASS = /^<p>\{\.([a-z-]+)\}\s*/;

/**
 * Turns a text of ours, written in Markdown, into the module that the interface imports.
 * @param {string} source
 * @returns {string} a module whose default export is a `MarkdownDocument` (apps/web/src/shared/prose/markdown.d.ts)
 */
export function toModule(source) {
  /** @type {{ id: string, text: string }[]} */
  const sections = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = NAMED_ANCHOR.exec(text)?.[1];
        const content = this.parser.parseInline(tokens).replace(NAMED_ANCHOR, '');
        if (!id) return `<h${depth}>${content}</h${depth}>\n`;
        if (depth === 2) sections.push({ id, text: content });
        return `<h${depth} id="${id}">${content}</h${depth}>\n`;
      },
      blockquote({ tokens }) {
        const content = this.parser.parse(tokens);
        const name = NAMED_CLASS.exec(content)?.[1];
        if (!name) return `<blockquote>\n${content}</blockquote>\n`;
        return `<blockquote class="${name}">\n${content.replace(NAMED_CLASS, '<p>')}</blockquote>\n`;
      },
      /* A wide table scrolls on a phone, by keyboard too: a group with a name, made of its column headings. */
      table(token) {
        const name = token.header
          .map(({ text }) => text)
          .join(', ')
          .replaceAll('"', '&quot;');
        const table = Renderer.prototype.table.call(this, token);
        return `<div class="table" role="group" tabindex="0" aria-label="${name}">${table}</div>\n`;
      },
    },
  });
  const html = marked.parse(source, { async: false });
  return `export default ${JSON.stringify({ html, sections })};`;
}

/** @returns {import('vite').Plugin} */
export const markdown = () => ({
  name: 'markdown',
  transform(source, id) {
    return id.endsWith('.md') ? { code: toModule(source), map: null } : undefined;
  },
});
