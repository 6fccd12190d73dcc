import { createHash } from 'node:crypto';

/*
 * A language that the address asks for holds for the next page too, also when that is opened before the app has come, which
 * keeps it for longer. Whoever kept another language in this browser than the server could know sees nothing of the wrong one.
 */
export const LANGUAGE_GUARD = `{const asked=/[?&]lng=(en|lt)(?=&|$)/.exec(location.search);if(asked)document.cookie='i18next='+asked[1]+';path=/;samesite=lax';else if(!/(^|; )i18next=/.test(document.cookie))try{const kept=localStorage.getItem('i18next'),root=document.documentElement;if(kept&&kept!==root.lang)root.dataset.misread=''}catch{}}`;

/* Who has left answers in this browser (R-WIZ-22) is shown no questions without them. */
export const RETURNING_GUARD = `try{if(localStorage.getItem('wizard_form_data')||/[?&]contractId=/.test(location.search))document.documentElement.dataset.returning=''}catch{}`;

/* A button that is pressed before the app has come is remembered for it (shared/early-click.ts). */
export const EARLY_CLICK = `{let last;const note=event=>{last=event.target.closest('button')??last};addEventListener('click',note,true);window.earlyClick=()=>{removeEventListener('click',note,true);return last}}`;

const FILES_AT_ONCE = 8;

/*
 * The app comes when the page has been painted, or at once for whoever begins to use it: until then the connection belongs
 * to the words and their typefaces. A page that the guard hides has nothing to paint; a browser may not tell of paints. That
 * somebody has begun is noted for the app (shared/first-interaction.ts).
 *
 * Its files are asked for a few at a time, and each is a script of its own: all of them at once, and evaluated in one go
 * because the last imports the others, would keep a slow phone from answering for long.
 */
export const LATER_APP = `{const begin=()=>{const app=document.getElementById('app');if(!app)return;app.removeAttribute('id');for(const script of app.content.querySelectorAll('script'))script.async=false;const files=[...app.content.children];const ask=()=>{app.before(...files.splice(0,${FILES_AT_ONCE}));if(files.length>0)setTimeout(ask);else app.remove()};ask()};const use=()=>{document.documentElement.dataset.used='';begin()};for(const type of ['pointerdown','keydown'])addEventListener(type,use,true);if('misread' in document.documentElement.dataset)addEventListener('DOMContentLoaded',begin);else addEventListener('load',()=>{new PerformanceObserver(begin).observe({type:'paint',buffered:true});setTimeout(begin,1000)})}`;

export const PAGE_SCRIPT = `${LANGUAGE_GUARD};${RETURNING_GUARD};${EARLY_CLICK};${LATER_APP}`;

/** What the page's security policy names the script by. */
export const pageScriptHash = `'sha256-${createHash('sha256').update(PAGE_SCRIPT).digest('base64')}'`;

/**
 * @typedef {object} Page
 * @property {'en' | 'lt' | string} language
 * @property {string} origin stands for the site's own address
 * @property {string} head
 * @property {string} [styles]
 * @property {string} [body]
 * @property {string} [address] the address that the body belongs to
 * @property {readonly string[]} [texts]
 * @property {readonly string[]} [modules] each after those that it imports
 * @property {readonly string[]} [faces] typefaces
 * @property {string} [firstSheet] what the wizard's sheet shows until its code has come
 */

/** How the bundler asks for the app, and for what that imports. */
const ENTRY = /<script type="module"[^>]*><\/script>(?:\s*<link rel="modulepreload"[^>]*>)*/;

/**
 * Puts a page into the file that the bundler made of index.html.
 * @param {string} template
 * @param {Page} page
 */
export function pageFile(
  template,
  { origin, language, head, styles = '', body, address, texts = [], modules = [], faces = [], firstSheet },
) {
  /* The server writes its own address in the place of `origin`: what the page says of itself does not follow the address bar. */
  const site = `<meta name="site-origin" content="${origin}" />`;
  const links = faces.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`,
  );
  const [entry = ''] = ENTRY.exec(template) ?? [];
  const preloads = modules.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`);
  const scripts = modules.map((file) => `<script type="module" crossorigin src="/${file}"></script>`);
  const guard = body === undefined ? '' : `<script>${PAGE_SCRIPT}</script>`;
  const sheet = firstSheet && `<template id="first-sheet" lang="${language}">${firstSheet}</template>`;
  const root =
    body === undefined
      ? '<div id="root"></div>'
      : `<div id="root" data-page="${address}" data-language="${language}" data-texts="${texts.join(' ')}">${body}</div>`;
  return fill(template, {
    '<html lang="en">': `<html lang="${language}">`,
    '<title>Pactwright</title>': [guard, site, head, ...links, styles].filter(Boolean).join('\n    '),
    ...(body !== undefined && {
      [entry]: `<template id="app">${[...preloads, ...scripts].join('\n      ')}</template>`,
    }),
    '<div id="root"></div>': [root, sheet].filter(Boolean).join('\n    '),
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
