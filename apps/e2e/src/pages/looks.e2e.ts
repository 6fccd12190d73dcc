import type { Language } from '@pactwright/protocol';
import { violationsOf } from '../support/accessibility.js';
import { brokenLayout } from '../support/layout.js';
import { textsOf, type PageText } from '../support/page-texts.js';
import { PLACES, type Place } from '../support/places.js';
import { WIDTHS, expect, test, type Stage } from '../support/stage.js';
import { untranslated } from '../support/untranslated.js';

/** What is left of a screen of 1280 at 400 % and at 200 % (WCAG 1.4.10 and 1.4.4). */
const ZOOMED = [320, 640] as const;

const isWiderThanScreen = (): boolean =>
  document.documentElement.scrollWidth > document.documentElement.clientWidth;

test.use({ keepsPages: true });

/* All looks at a state in one visit: coming to it takes longer than looking. */
for (const place of PLACES)
  test(`R-I18N-01 both languages, axe and every width: ${place.name}`, async ({ visit }) => {
    const look = async (language: Language): Promise<Look> => {
      const stage = await visit(place, language);
      expect(await stage.page.evaluate(() => document.documentElement.lang)).toBe(language);
      const texts = await textsOf(stage.page);
      return { texts, problems: await problemsOf(stage, place, language) };
    };
    const en = await look('en');
    const lt = await look('lt');
    const words = untranslated({ en: en.texts, lt: lt.texts }, place);
    expect({ words, en: en.problems, lt: lt.problems }).toEqual({ words: [], en: [], lt: [] });
  });

interface Look {
  readonly texts: readonly PageText[];
  readonly problems: readonly string[];
}

/**
 * Axe takes longer than all other looks. Its rules are about markup and colours, which the language does not change: Lithuanian is
 * looked at where its longer words have the least room. A tablet has the markup of a phone or of a desktop.
 */
const axeLooksAt = (widths: readonly number[], language: Language): readonly (number | undefined)[] =>
  language === 'en' ? [widths[0], widths.at(-1)] : [widths[0]];

/** What axe says, and at every width what overlaps, is cut off or runs out of the screen. */
async function problemsOf(
  { page, resize }: Stage,
  { widths = WIDTHS }: Place,
  language: Language,
): Promise<string[]> {
  const found: string[] = [];
  const note = (width: number, problems: readonly string[]) =>
    found.push(...problems.map((problem) => `${width} px: ${problem}`));
  const forAxe = axeLooksAt(widths, language);
  for (const width of widths) {
    if (width !== widths[0]) await resize(width);
    if (forAxe.includes(width)) note(width, await violationsOf(page));
    note(width, await brokenLayout(page));
  }
  for (const width of ZOOMED) {
    await resize(width);
    note(width, await brokenLayout(page));
    if (await page.evaluate(isWiderThanScreen)) note(width, ['scrolls sideways']);
  }
  return found;
}
