import { PAGE_MARK } from './document-head.js';
import type { HeadTag } from './head-tags.js';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function render({ tag, attributes = {}, content }: HeadTag): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  if (tag === 'title') return `<title>${escape(content ?? '')}</title>`;
  const opening = `<${tag} ${PAGE_MARK}=""${list.join('')}>`;
  if (tag !== 'script') return opening;
  /* Inside a script nothing but its end is read as HTML. */
  return `${opening}${(content ?? '').replaceAll('<', '\\u003c')}</script>`;
}

/** The page's tags as they stand in a file. */
export const renderHead = (tags: readonly HeadTag[]): string => tags.map(render).join('\n    ');
