const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

interface Page {
  readonly language: string;
  readonly before: readonly string[];
  readonly link?: { readonly url: string; readonly label: string };
  readonly after?: readonly string[];
}

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`;

/** A mail of paragraphs, around one link or without, plain enough for every mail program. */
export const toHtml = ({ language, before, link, after = [] }: Page): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:#1c1b1f;background:#ffffff">',
    ...before.map(paragraph),
    ...(link
      ? [`<p style="margin:0 0 16px"><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>`]
      : []),
    ...after.map(paragraph),
    '</body></html>',
  ].join('\n');

/** The same without markup: the address of the link stands for itself. */
export const toText = ({ before, link, after = [] }: Page): string =>
  [...before, ...(link ? [link.url] : []), ...after].join('\n\n');
