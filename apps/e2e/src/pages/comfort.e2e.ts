import type { Locator, Page } from '@playwright/test';
import { PLACES } from '../support/places.js';
import { expect, test } from '../support/stage.js';
import { AT_NIGHT } from '../support/whole.js';

/** Screens on which something could move, and which together have every kind of control. */
const NAMES = [
  'home',
  'a new contract',
  'step 3',
  'step 4',
  'the summary, analysed',
  'a contract, checked',
  'paying',
  'the profile',
  'signing in',
] as const;
const CONTROLS = ['button', 'textbox', 'combobox', 'radio', 'checkbox', 'switch', 'tab'] as const;

/** By day those that between them have every kind of control. */
const BY_DAY: readonly string[] = [
  'home',
  'step 3',
  'the summary, analysed',
  'a contract, checked',
  'signing in',
];
const TITLE = 'nothing moves for whoever wants less motion, and controls are seen in forced colours';

for (const place of PLACES.filter(({ name }) => (NAMES as readonly string[]).includes(name)))
  test(`${TITLE}: ${place.name}`, BY_DAY.includes(place.name) ? {} : { tag: AT_NIGHT }, async ({ visit }) => {
    const { page } = await visit(place, 'lt');
    expect(await page.evaluate(moving)).toEqual([]);

    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const inside = (await page.getByRole('dialog').isVisible())
      ? page.getByRole('dialog')
      : page.getByRole('main');
    const unseen: string[] = [];
    for (const role of CONTROLS)
      for (const control of await inside.getByRole(role).all())
        if ((await control.isVisible()) && !(await isSeen(page, control)))
          unseen.push(`${role}: ${await control.evaluate((element) => element.outerHTML.slice(0, 160))}`);
    expect(unseen).toEqual([]);
  });

/** Runs in the page: what is in motion, or would be as soon as something changes. */
function moving(): string[] {
  const LONGEST = 20;
  return document
    .getAnimations()
    .filter(({ effect, playState }) => {
      const { duration } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && Number(duration) > LONGEST;
    })
    .map((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      return target?.outerHTML.slice(0, 120) ?? 'something';
    });
}

/** Whether the place of a control shows more than one colour. */
async function isSeen(page: Page, control: Locator): Promise<boolean> {
  const shown = control.locator(
    'xpath=ancestor-or-self::*[self::label or self::button or self::div or self::span][1]',
  );
  /* In the middle, where no bar that stays at an edge of the window lies over it. */
  await shown.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const picture = await shown.screenshot({ animations: 'disabled' });
  return page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
    const pixels = new Uint32Array(Uint8ClampedArray.from(data).buffer);
    return new Set(pixels).size > 1;
  }, picture.toString('base64'));
}
