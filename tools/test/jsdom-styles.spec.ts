import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '#tools/launch/settings.mjs';

const PAGE = `<!DOCTYPE html><head><style>
  .a { color: red; visibility: hidden; margin: 1px } .b { margin: unset } div, p.c { opacity: 0.5 }
  .list [data-last] { float: right } .list > :is(li, .b) { display: none !important } :not(.a) > em { cursor: help }
  a[href="/x"], A.c { color: currentcolor; outline-color: blue } li:nth-child(2) { pointer-events: none }
  .q[title="a, .b"] { float: left } * { caret-color: green } .a .b, .c ~ .d { position: fixed } #only { top: 1px }
  @media screen { .b { border-color: navy } em { visibility: visible } } @media print { .a { display: none } }
</style></head><body class="a"><div class="list b"><ul class="list"><li data-last>1</li><li class="b c">2<em>3</em></li></ul>
<a href="/x" class="c">4</a><i class="d" style="color: lime; top: 3px !important">5</i><p class="c q" title="a, .b">6</p>
<svg class="a"><g class="b"></g></svg><b id="only" hidden>7</b></div></body>`;

const require = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));

interface Computed {
  readonly length: number;
  readonly [at: number]: string;
  getPropertyValue(name: string): string;
  getPropertyPriority(name: string): string;
}
/** What of a window the test uses; jsdom brings no types. */
interface Page {
  readonly document: {
    querySelectorAll(selector: string): Iterable<PageElement>;
    querySelector(selector: string): PageElement;
    createElement(name: string): PageElement;
  };
  getComputedStyle(element: PageElement): Computed;
}
interface PageElement {
  className: string;
  textContent: string;
  readonly style: { visibility: string };
  readonly sheet: { insertRule(rule: string, at: number): void; deleteRule(at: number): void };
  append(element: PageElement): void;
  remove(): void;
}

const open = (): Page => new (require('jsdom').JSDOM)(PAGE).window;

/** A page of jsdom as it is, and one whose styles are found as the tests of the interface find them. */
async function openBoth(): Promise<Page[]> {
  await import(pathToFileURL(path.join(root, 'apps/web/test/jsdom-styles.mjs')).href);
  const quick = open();
  for (const file of Object.keys(require.cache))
    if (file.includes('/node_modules/jsdom/')) delete require.cache[file];
  return [open(), quick];
}

const stylesOf = (page: Page): string[] =>
  [...page.document.querySelectorAll('*')].map((element) => {
    const style = page.getComputedStyle(element);
    const names = Array.from({ length: style.length }, (_, at) => style[at] ?? '');
    return names
      .map((name) => `${name}: ${style.getPropertyValue(name)} ${style.getPropertyPriority(name)}`)
      .join('; ');
  });

describe('the styles that tests of the interface see', () => {
  it('are those of jsdom itself, also after the page has changed', async () => {
    const pages = await openBoth();
    const [plain, quick] = pages;
    const changes: ((page: Page) => void)[] = [
      () => undefined,
      ({ document }) => (document.querySelector('.list').style.visibility = 'visible'),
      ({ document }) => (document.querySelector('body').className = 'b c'),
      ({ document }) => {
        document.querySelector('style').sheet.insertRule('li, .never { display: grid }', 0);
        document.querySelector('p').className = 'd';
      },
      ({ document }) => {
        const more = document.createElement('style');
        more.textContent = '.d { display: flex } ul { visibility: hidden }';
        document.querySelector('head').append(more);
      },
      ({ document }) => {
        document.querySelector('style').sheet.deleteRule(0);
        document.querySelector('li').className = 'b';
      },
      ({ document }) => document.querySelector('style').remove(),
    ];
    const seen = new Set<string>();
    for (const change of changes) {
      pages.forEach(change);
      const expected = stylesOf(plain!);
      expect(stylesOf(quick!)).toEqual(expected);
      seen.add(expected.join('\n'));
    }
    expect(seen.size).toBe(changes.length);
  });
});
