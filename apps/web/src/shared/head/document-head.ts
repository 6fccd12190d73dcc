import type { HeadTag } from './head-tags.js';

/** Marks what belongs to the page, so that the next page takes it away; also in the files that the build writes. */
export const PAGE_MARK = 'data-page-head';

/** Puts the page's own tags in the place of the last page's. */
export function showInDocument(tags: readonly HeadTag[]): void {
  const elements = tags.flatMap(({ tag, attributes = {}, content }) => {
    if (tag === 'title') {
      document.title = content ?? '';
      return [];
    }
    const element = document.createElement(tag);
    element.setAttribute(PAGE_MARK, '');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (content !== undefined) element.textContent = content;
    return [element];
  });
  for (const old of document.head.querySelectorAll(`[${PAGE_MARK}]`)) old.remove();
  document.head.append(...elements);
}
