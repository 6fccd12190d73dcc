import { LANGUAGES } from '@pactwright/protocol';
import { SCREENS, SIZES, type Size } from '../screens/overview.js';
import { brokenLayout } from '../support/layout.js';
import { placeOf } from '../support/places.js';
import { expect, test } from '../support/stage.js';

for (const { place, title } of SCREENS)
  for (const language of LANGUAGES)
    test(`nothing overlaps or is cut off: ${title} (${language})`, async ({ visit }) => {
      const { page, resize } = await visit(placeOf(place), language, SIZES.phone.width);
      const found: string[] = [];
      for (const size of Object.keys(SIZES) as Size[]) {
        await resize(SIZES[size].width);
        await page.evaluate(() => window.scrollTo(0, 0));
        for (const problem of await brokenLayout(page)) found.push(`${size}: ${problem}`);
      }
      expect(found).toEqual([]);
    });
