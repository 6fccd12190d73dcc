import fs from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '@pactwright/protocol';
import { expect, test } from '../support/stage.js';
import { placeOf } from '../support/places.js';
import { FOLDER, SCREENS, SIZES, fileOf, overview, type Size } from './overview.js';
import { webp } from './webp.js';

test('the page that shows them', () => fs.writeFile(path.join(FOLDER, 'README.md'), overview()));

for (const screen of SCREENS)
  for (const language of LANGUAGES)
    test(`${screen.title} (${language})`, async ({ visit }) => {
      const { page, settled } = await visit(placeOf(screen.place), language, SIZES.phone.width);
      for (const size of Object.keys(SIZES) as Size[]) {
        await page.setViewportSize(SIZES[size]);
        await settled();
        await page.evaluate(() => window.scrollTo(0, 0));
        /* What is drawn when there is time for it. */
        await expect(page.locator('.MuiSkeleton-root').filter({ visible: true })).toHaveCount(0);
        const picture = await webp(page, await page.screenshot({ animations: 'disabled' }));
        expect(picture.length).toBeGreaterThan(0);
        await fs.writeFile(path.join(FOLDER, fileOf(screen, language, size)), picture);
      }
    });
