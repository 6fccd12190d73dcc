import type { Language } from '@pactwright/protocol';
import { violationsOf } from '../support/accessibility.js';
import { brokenLayout } from '../support/layout.js';
import { textsOf, type PageText } from '../support/page-texts.js';
import type { Place, Stage } from '../support/place.js';
import { PLACES } from '../support/places.js';
import { WIDTHS, expect, test } from '../support/stage.js';
import { untranslated } from '../support/untranslated.js';
import { AT_NIGHT, isWhole } from '../support/whole.js';

/** What is left of a screen of 1280 at 400 % and at 200 % (WCAG 1.4.10 and 1.4.4). */
const ZOOMED = [320, 640] as const;
const isZoomed = (width: number): boolean => (ZOOMED as readonly number[]).includes(width);

const isWiderThanScreen = (): boolean =>
  document.documentElement.scrollWidth > document.documentElement.clientWidth;

/* By day every second one: its neighbours mostly are states of the same screen. */
const tagOf = (at: number) => (at % 2 === 0 ? {} : { tag: AT_NIGHT });

/* All looks at a state in one visit: coming to it takes longer than looking. */
for (const [at, place] of PLACES.entries())
  test(`R-I18N-01 languages, axe and every width: ${place.name}`, tagOf(at), async ({ visit }) => {
    const look = async (language: Language): Promise<Look> => {
      const stage = await visit(place, language);
      expect(await stage.page.evaluate(() => document.documentElement.lang)).toBe(language);
      const texts = await textsOf(stage.page);
      return { texts, problems: await problemsOf(stage, looksAt(place, language, at)) };
    };
    const en = isInBoth(at) ? await look('en') : NOTHING;
    const lt = await look('lt');
    const words = untranslated({ en: en.texts, lt: lt.texts }, place);
    expect({ words, en: en.problems, lt: lt.problems }).toEqual({ words: [], en: [], lt: [] });
  });

interface Look {
  readonly texts: readonly PageText[];
  readonly problems: readonly string[];
}

const NOTHING: Look = { texts: [], problems: [] };

/** By day every third of those that are looked at. Lithuanian alone tells English words and keys of texts. */
const isInBoth = (at: number): boolean => isWhole || at % 3 === 0;

/** At which widths the layout is looked at, and at which of them axe looks too. */
interface Widths {
  readonly layout: readonly number[];
  readonly axe: readonly number[];
}

/**
 * Axe takes longer than all other looks. Its rules are about markup and colours, which the language does not change: Lithuanian is
 * looked at where its longer words have the least room. A tablet mostly has the markup of a phone or of a desktop: axe looks at it in
 * the whole run alone. By day axe looks
 * at one width of a state and at the other of the next that is looked at, which mostly is another state of the same screen, and the
 * layout is looked at in the language of the longer words: at every width where both languages are, else at one of each layout.
 */
function looksAt({ widths = WIDTHS }: Place, language: Language, at: number): Widths {
  const ends = [widths[0], widths.at(-1)].filter((width) => width !== undefined);
  const turn = ends.slice(Math.floor(at / 2) % ends.length).slice(0, 1);
  if (!isInBoth(at)) return { layout: bySize(widths), axe: turn };
  const layout = bySize([...widths, ...ZOOMED]);
  if (isWhole) return { layout, axe: language === 'en' ? widths : ends.slice(0, 1) };
  return language === 'lt' ? { layout, axe: [] } : { layout: turn, axe: turn };
}

/** From the width of the visit on by size, so that it passes each limit between two layouts once. */
const bySize = (widths: readonly number[]): readonly number[] => [
  ...widths.slice(0, 1),
  ...widths.slice(1).toSorted((a, b) => a - b),
];

/** What axe says, and at every width what overlaps, is cut off or runs out of the screen. */
async function problemsOf({ page, resize }: Stage, { layout, axe }: Widths): Promise<string[]> {
  const found: string[] = [];
  const note = (width: number, problems: readonly string[]) =>
    found.push(...problems.map((problem) => `${width} px: ${problem}`));
  for (const width of layout) {
    if (page.viewportSize()?.width !== width) await resize(width);
    if (axe.includes(width)) note(width, await violationsOf(page));
    note(width, await brokenLayout(page));
    if (isZoomed(width) && (await page.evaluate(isWiderThanScreen))) note(width, ['scrolls sideways']);
  }
  return found;
}
