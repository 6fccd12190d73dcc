import type { Page } from '@playwright/test';

/** A text of a page, with the language it is said to be in and where it stands. */
export interface PageText {
  readonly text: string;
  readonly language: string;
  readonly where: string;
}

/** Every text of a page that somebody may see or hear, its title and descriptions included. */
export const textsOf = (page: Page): Promise<PageText[]> => page.evaluate(collect);

/** Runs in the page. */
function collect(): PageText[] {
  const SPOKEN = [
    'aria-label',
    'aria-description',
    'aria-placeholder',
    'aria-roledescription',
    'aria-valuetext',
    'alt',
    'title',
    'placeholder',
  ];
  const HEAD = ['description', 'title', 'site_name', 'image:alt']
    .flatMap((name) => [
      `meta[name="${name}"]`,
      `meta[property="og:${name}"]`,
      `meta[name="twitter:${name}"]`,
    ])
    .join();
  /* Machine names and addresses are the same everywhere. */
  const UNREAD = 'script, style, noscript, template, link, code, [translate=no]';
  const found: PageText[] = [];
  const add = (text: string | null | undefined, element: Element | null, where: string) => {
    const folded = text?.replace(/\s+/g, ' ').trim();
    const language = element?.closest('[lang]')?.getAttribute('lang') ?? '';
    if (folded) found.push({ text: folded, language, where });
  };
  add(document.title, document.documentElement, 'title');
  for (const meta of document.head.querySelectorAll(HEAD))
    add(
      meta.getAttribute('content'),
      meta,
      meta.getAttribute('name') ?? meta.getAttribute('property') ?? 'meta',
    );
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  /* A place where a long word may break parts no text. */
  const isBreak = (node: Node | null): boolean => node?.nodeName === 'WBR';
  const wholeOf = (node: Node): string => {
    const next = isBreak(node.nextSibling) ? node.nextSibling?.nextSibling : null;
    return (node.textContent ?? '') + (next ? wholeOf(next) : '');
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (parentElement && !parentElement.closest(UNREAD) && !isBreak(node.previousSibling))
      add(wholeOf(node), parentElement, parentElement.localName);
  }
  for (const element of document.body.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join()))
    for (const name of SPOKEN) add(element.getAttribute(name), element, name);
  return found;
}
