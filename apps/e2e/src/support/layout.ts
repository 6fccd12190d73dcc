import type { Page } from '@playwright/test';

/**
 * What looks broken on any machine, whatever its fonts and its browser draw: pictures to compare with would differ from
 * one machine to the next.
 */
export const brokenLayout = (page: Page): Promise<string[]> => page.evaluate(measure);

/** Runs in the page. */
function measure(): string[] {
  const CONTROLS = 'a[href], button, input, textarea, select, [role=combobox], [role=tab], [role=switch]';
  /* Rounding, and borders that share a line. */
  const SLACK = 2;
  const SMALLEST = 8;
  window.scrollTo(0, 0);
  const root = document.querySelector('[role=dialog]') ?? document.querySelector('main') ?? document.body;

  const name = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60) ||
    element.localName;
  const isFloating = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isFloating(element.parentElement));
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width >= SMALLEST &&
      height >= SMALLEST &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  /* By lines: a link that goes over two of them takes no room between. */
  const isOver = (a: Element, b: Element): boolean =>
    [...a.getClientRects()].some((one) =>
      [...b.getClientRects()].some(
        (other) =>
          one.left < other.right - SLACK &&
          other.left < one.right - SLACK &&
          one.top < other.bottom - SLACK &&
          other.top < one.bottom - SLACK,
      ),
    );
  const isPart = (a: Element, b: Element): boolean =>
    a.contains(b) || b.contains(a) || a.closest('label') !== null || b.closest('label') !== null;

  const problems: string[] = [];
  const controls = [...root.querySelectorAll(CONTROLS)].filter(
    (element) => isShown(element) && !(root.localName === 'main' && isFloating(element)),
  );
  controls.forEach((control, index) => {
    for (const other of controls.slice(index + 1))
      if (!isPart(control, other) && isOver(control, other))
        problems.push(`“${name(control)}” and “${name(other)}” lie over each other`);
  });
  for (const element of root.querySelectorAll('*')) {
    const hasText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    );
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isCut = overflowX === 'hidden' && textOverflow !== 'ellipsis';
    if (hasText && isShown(element) && isCut && element.scrollWidth > element.clientWidth + SLACK)
      problems.push(`“${name(element)}” is cut off`);
  }
  const heading = document.querySelector('h1');
  if (!heading || heading.getBoundingClientRect().top > window.innerHeight)
    problems.push('the first screen does not say where one is');
  return [...new Set(problems)];
}
