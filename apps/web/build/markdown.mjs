import { Marked } from 'marked';

/** A heading that other pages may point to names its anchor itself, the same in every language: `## Cookies {#cookies}`. */
const NAMED_ANCHOR = /\s*\{#([a-z0-9-]+)\}$/;

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
