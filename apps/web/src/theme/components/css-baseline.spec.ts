import { cssBaseline } from './css-baseline.js';

/** What is left out on paper, as the style sheet says it. */
const leftOut = Object.entries(cssBaseline.styleOverrides['@media print'])
  .filter(([, rule]) => 'display' in rule)
  .map(([selector]) => selector)
  .join(', ');

const isPrinted = (selector: string): boolean => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`nothing is ${selector}`);
  return !element.matches(leftOut);
};

describe('a page on paper', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <header id="bar"></header>
      <main>
        <article><header id="title"></header><footer id="source"></footer></article>
        <nav id="contents"></nav>
        <div id="actions" data-action-bar></div>
      </main>
      <footer id="site"></footer>`;
  });

  it.each(['#title', '#source'])('keeps %s of what is read', (selector) => {
    expect(isPrinted(selector)).toBe(true);
  });

  it.each(['#bar', '#contents', '#actions', '#site'])('leaves out %s, which leads elsewhere', (selector) => {
    expect(isPrinted(selector)).toBe(false);
  });
});
