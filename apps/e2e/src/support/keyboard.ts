import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has. */
const MOST_STOPS = 150;

/** Somebody who has no pointer: goes from stop to stop, and sees where they are. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Tabs on until this has the focus; whatever had it on the way showed that it did. */
  async to(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const unseen: string[] = [];
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await hasFocus(target)) {
        expect(unseen, 'stops that do not look focused').toEqual([]);
        return;
      }
      await this.page.keyboard.press('Tab');
      const left = await this.page.evaluate(probe);
      if (left) unseen.push(left);
    }
    throw new Error(`${String(target)} is not within reach of the Tab key`);
  }

  async activate(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press(key);
  }

  async write(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.page.keyboard.insertText(text);
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Runs in the page, at every stop: names the stop before when it looked the same with the focus as without it. */
async function probe(): Promise<string | null> {
  const STYLES = ['outlineStyle', 'outlineWidth', 'boxShadow', 'borderTopWidth', 'backgroundColor'] as const;
  const LEVELS = 3;
  const look = (element: Element): string => {
    const around = [element, ...element.querySelectorAll('*')];
    let level: Element | null = element;
    for (let up = 0; up < LEVELS && level?.parentElement; up += 1) {
      level = level.parentElement;
      around.push(level, ...level.children, ...level.querySelectorAll('fieldset'));
    }
    return around
      .map((each) => {
        const style = getComputedStyle(each);
        return STYLES.map((name) => style[name]).join();
      })
      .join(';');
  };
  /* Some controls learn only from a render that they were reached by keyboard. */
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const held = window as Window & { lastStop?: { element: Element; look: string } };
  const { lastStop } = held;
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body)
    held.lastStop = { element: activeElement, look: look(activeElement) };
  else delete held.lastStop;
  if (!lastStop?.element.isConnected || lastStop.element === activeElement) return null;
  return look(lastStop.element) === lastStop.look ? lastStop.element.outerHTML.slice(0, 200) : null;
}
