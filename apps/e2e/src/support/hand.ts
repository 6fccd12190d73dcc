import { expect, type Locator, type Page } from '@playwright/test';

/** How long people take: to press a key, and to read a question. */
const KEY_MS = 250;
const QUESTION_MS = 2_000;
/** Between two things that are to be filled in lies a link or a button at most. */
const MOST_TABS = 4;

/** Somebody's hand on the mouse and the keyboard, which counts what it does. It does not wait: what people would take is added up. */
export class Hand {
  clicks = 0;
  keys = 0;
  questions = 0;

  constructor(private readonly page: Page) {}

  /** What a person takes for it, without what the product takes, in milliseconds. */
  get humanMs(): number {
    return this.keys * KEY_MS + this.questions * QUESTION_MS;
  }

  read(questions: number): void {
    this.questions += questions;
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.clicks += 1;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.keys += 1;
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.keys += [...text].length;
  }

  async tabTo(target: Locator): Promise<void> {
    for (let tab = 0; tab < MOST_TABS; tab += 1) {
      await this.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(target).toBeFocused();
  }
}
