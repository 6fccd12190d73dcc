import { createRequire } from 'node:module';
import fs from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { isStill } from './still.js';

const SOURCE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What of the page, as it is now, breaks WCAG 2.2 AA or good practice: the rule and the places. */
export async function violationsOf(page: Page): Promise<string[]> {
  /* Half a megabyte of code: once for each page is enough. */
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async () => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    const POPUPS = '[role=tooltip], [role=listbox], [role=menu]';
    const result = await engine.run(document, {
      resultTypes: ['violations'],
      elementRef: true,
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
    /* What pops up stands at the end of the body, in no landmark, and is read out where it was opened. */
    const isPopup = ({ element }: axe.NodeResult): boolean =>
      element?.querySelector(POPUPS) !== null || element.matches(POPUPS);
    /* What by chance stands half under the bar at the bottom is as large as it is in the middle of the window. */
    const isSmall = async ({ element }: axe.NodeResult): Promise<boolean> => {
      if (!element) return true;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { violations } = await engine.run(element, {
        runOnly: { type: 'rule', values: ['target-size'] },
      });
      return violations.length > 0;
    };
    const found: string[] = [];
    for (const { id, nodes } of result.violations) {
      const places: axe.NodeResult[] = [];
      for (const node of nodes)
        if (id === 'target-size' ? await isSmall(node) : id !== 'region' || !isPopup(node)) places.push(node);
      if (places.length > 0) found.push(`${id}: ${places.map(({ target }) => target).join(' | ')}`);
    }
    return found;
  });
}

/**
 * A colour on its way to another one breaks rules that neither does, and so does a control that by chance stands half under the
 * bar at the top: the page is looked at from its beginning, at rest.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(isStill), { message: 'the page has come to rest' }).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
}
