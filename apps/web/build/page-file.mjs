import { createHash } from 'node:crypto';

/* Whoever kept another language in this browser than the server could know sees nothing of the wrong one. */
export const LANGUAGE_GUARD = `if(!/[?&]lng=/.test(location.search)&&!/(^|; )i18next=/.test(document.cookie))try{const kept=localStorage.getItem('i18next'),root=document.documentElement;if(kept&&kept!==root.lang)root.dataset.misread=''}catch{}`;

/* A button that is pressed before the app has come is remembered for it (shared/early-click.ts). */
export const EARLY_CLICK = `{let last;const note=event=>{last=event.target.closest('button')??last};addEventListener('click',note,true);window.earlyClick=()=>{removeEventListener('click',note,true);return last}}`;

export const PAGE_SCRIPT = `${LANGUAGE_GUARD};${EARLY_CLICK}`;

/** What the page's security policy names the script by. */
export const pageScriptHash = `'sha256-${createHash('sha256').update(PAGE_SCRIPT).digest('base64')}'`;

/**
 * @typedef {object} Page
 * @property {'en' | 'lt' | string} language
 * @property {string} head
 * @property {string} [styles]
 * @property {string} [body]
 * @property {string} [address] the address that the body belongs to
 * @property {readonly string[]} [texts]
 * @property {readonly string[]} [preloads] modules
 * @property {readonly string[]} [faces] typefaces
 */

/**
 * Puts a page into the file that the bundler made of index.html.
 * @param {string} template
 * @param {Page} page
 */
export function pageFile(
  template,
  { language, head, styles = '', body, address, texts = [], preloads = [], faces = [] },
) {
  const links = [
    ...faces.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`),
    ...preloads.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ];
  const guard = body === undefined ? '' : `<script>${PAGE_SCRIPT}</script>`;
  const root =
    body === undefined
      ? '<div id="root"></div>'
      : `<div id="root" data-page="${address}" data-language="${language}" data-texts="${texts.join(' ')}">${body}</div>`;
  return fill(template, {
    '<html lang="en">': `<html lang="${language}">`,
    '<title>Pactwright</title>': [guard, head, ...links, styles].filter(Boolean).join('\n    '),
    '<div id="root"></div>': root,
  });
}

/**
 * @param {string} template
 * @param {Readonly<Record<string, string>>} parts
 */
function fill(template, parts) {
  return Object.entries(parts).reduce((text, [place, part]) => {
    if (!text.includes(place)) throw new Error(`index.html has no ${place}`);
    return text.replace(place, () => part);
  }, template);
}
