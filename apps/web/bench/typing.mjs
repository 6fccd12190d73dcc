/// <reference lib="dom" />
import { chromium } from 'playwright-core';

const SLOW_DOWN = 6;
const WORDS =
  'Designing and building an online shop with a catalogue of 200 goods, card payments and reports. ';
const REPEATS = 3;

/**
 * Types into the wizard with the live contract beside it.
 * @param {string} url
 * @param {string} browserPath
 * @returns {Promise<number[]>} milliseconds a key
 */
export const typeIntoWizard = (url, browserPath) =>
  typeInto(browserPath, (page) => page.goto(`${url}/contract/new?type=web_development&lng=en`));

/**
 * Types into a text field with nothing around it: what a key costs the browser and the machine alone.
 * @param {string} browserPath
 * @returns {Promise<number[]>} milliseconds a key
 */
export const typeIntoEmptyPage = (browserPath) =>
  typeInto(browserPath, (page) => page.setContent('<textarea rows="5"></textarea>'));

/**
 * Types on a processor made six times slower, and takes how long each key keeps the page busy.
 * @param {string} browserPath
 * @param {(page: import('playwright-core').Page) => Promise<unknown>} open
 */
async function typeInto(browserPath, open) {
  const browser = await chromium.launch({ executablePath: browserPath });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await open(page);
    const field = page.locator('textarea:visible').first();
    await field.waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await page.evaluate(() => {
      const took = /** @type {number[]} */ ([]);
      Object.assign(window, { tookPerKey: took });
      addEventListener(
        'keydown',
        () => {
          const pressed = performance.now();
          /* After the frame that shows the letter, everything that the key asked for has run. */
          requestAnimationFrame(() => setTimeout(() => took.push(performance.now() - pressed)));
        },
        { capture: true },
      );
    });
    await field.click();
    for (let at = 0; at < REPEATS; at += 1) await field.pressSequentially(WORDS, { delay: 90 });
    return await page.evaluate(
      () => /** @type {{ tookPerKey: number[] }} */ (/** @type {unknown} */ (window)).tookPerKey,
    );
  } finally {
    await browser.close();
  }
}
