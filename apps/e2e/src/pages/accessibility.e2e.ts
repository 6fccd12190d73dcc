import { LANGUAGES } from '@pactwright/protocol';
import { violationsOf } from '../support/accessibility.js';
import { PLACES } from '../support/places.js';
import { WIDTHS, expect, test } from '../support/stage.js';

/** What is left of a screen of 1280 at 400 %; at 200 % it is twice as much (WCAG 1.4.10). */
const REFLOW_WIDTH = 320;

const isWiderThanScreen = (): boolean =>
  document.documentElement.scrollWidth > document.documentElement.clientWidth;

for (const place of PLACES)
  for (const language of LANGUAGES)
    test(`axe finds nothing: ${place.name} (${language})`, async ({ visit }) => {
      const found: string[] = [];
      const widths = place.widths ?? WIDTHS;
      const { page, resize } = await visit(place, language);
      for (const width of widths) {
        if (width !== widths[0]) await resize(width);
        for (const violation of await violationsOf(page)) found.push(`${width} px: ${violation}`);
      }
      await resize(REFLOW_WIDTH);
      if (await page.evaluate(isWiderThanScreen)) found.push(`${REFLOW_WIDTH} px: scrolls sideways`);
      expect(found).toEqual([]);
    });
