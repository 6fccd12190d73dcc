import { LANGUAGES } from '@pactwright/protocol';
import { violationsOf } from '../support/accessibility.js';
import { PLACES } from '../support/places.js';
import { WIDTHS, expect, test } from '../support/stage.js';

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
      expect(found).toEqual([]);
    });
