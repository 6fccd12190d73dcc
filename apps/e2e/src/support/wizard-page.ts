import { expect, type Locator, type Page } from '@playwright/test';
import { defaultWizard, type WizardFieldSeed } from '@pactwright/drafting/questions';
import type { Language } from '@pactwright/protocol';
import { texts } from './texts.js';

const FIELDS = new Map(
  defaultWizard().flatMap((step) => step.fields.map((field) => [field.key as string, field])),
);

/** From this width on the contract stands beside the questions. */
const TWO_PANES = 1024;

/** The wizard as a user of it: fields by their key, everything else by its words. */
export class WizardPage {
  private readonly t: (key: string) => string;

  constructor(
    private readonly page: Page,
    private readonly language: Language,
  ) {
    this.t = texts(language, 'contract-wizard');
  }

  get stepBar(): Locator {
    return this.page.getByRole('navigation', { name: this.t('stepBar') });
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: this.t(key), exact: true });
  }

  /** Looks into the contract: beside the questions, or in its drawer where there is no room for it. */
  async inContract<T>(look: (sheet: Locator) => Promise<T>): Promise<T> {
    const sheet = this.page.getByTestId('contract-sheet');
    const isInDrawer = (this.page.viewportSize()?.width ?? TWO_PANES) < TWO_PANES;
    if (!isInDrawer) return look(sheet);
    await this.button('showPreview').click();
    const seen = await look(sheet);
    await this.page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    return seen;
  }

  expectInContract(text: string): Promise<void> {
    return this.inContract((sheet) => expect(sheet).toContainText(text));
  }

  async next(): Promise<void> {
    await this.button('next').click();
  }

  /** Jumps by the step bar to the step of that number, from 1; a narrow bar shows the steps around the current one. */
  async jump(number: number): Promise<void> {
    const bar = this.stepBar;
    const stepAt = (index: number) =>
      bar.getByRole('button', { name: defaultWizard()[index - 1]?.title[this.language] ?? '' });
    const shown = await this.numbersIn(bar);
    const nearest = Math.min(Math.max(number, shown[0] ?? number), shown.at(-1) ?? number);
    await stepAt(nearest).click();
    if (nearest === number) return;
    await this.expectStep(nearest);
    await this.jump(number);
  }

  /** Which steps the bar shows. */
  private async numbersIn(bar: Locator): Promise<number[]> {
    await expect(bar.getByRole('button').first()).toBeVisible();
    const names = await bar.getByRole('button').allTextContents();
    return defaultWizard().flatMap((step, index) =>
      names.some((name) => name.includes(step.title[this.language])) ? index + 1 : [],
    );
  }

  async expectStep(number: number): Promise<void> {
    const step = defaultWizard()[number - 1];
    const heading = step?.key === 'preview' ? this.t('summaryTitle') : (step?.title[this.language] ?? '');
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }

  /** Brings a question in sight that waits under its topic. */
  async unfold(key: string): Promise<void> {
    const topic = FIELDS.get(key)?.topic;
    if (!topic) return;
    const toggle = this.page.locator(`[data-topic="${topic}"]`);
    await expect(async () => {
      if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    }).toPass();
  }

  async write(key: string, text: string): Promise<void> {
    await this.unfold(key);
    await this.page.locator(`#wizard-${key}`).fill(text);
  }

  /** The same in the other language of a contract in both. */
  async writeSecond(key: string, text: string): Promise<void> {
    await this.unfold(key);
    await this.page.locator(`#wizard-${key}-second`).fill(text);
  }

  async writeOther(key: string, text: string): Promise<void> {
    await this.page.locator(`#wizard-${key}_other`).fill(text);
  }

  /** Has the AI write a field's text, takes the first line that it offers, and gives all of it back. */
  async suggest(key: string): Promise<string> {
    await this.unfold(key);
    const input = this.page.locator(`#wizard-${key}`);
    const before = await input.inputValue();
    await this.field(key)
      .getByRole('button', { name: texts(this.language, 'ai')('suggest') })
      .click();
    const offer = this.field(key).getByRole('checkbox').first();
    await offer.check();
    await expect(input).not.toHaveValue(before);
    return input.inputValue();
  }

  async select(key: string, value: string): Promise<void> {
    await this.unfold(key);
    const label = value === 'other' ? this.t('otherOption') : this.label(key, value);
    const option = this.page.getByRole('option', { name: label, exact: true });
    /* A list opens when the button goes down, and closes where it comes up outside: a page that moves meanwhile is pressed again. */
    await expect(async () => {
      if (!(await option.isVisible())) await this.page.locator(`#wizard-${key}`).click();
      await option.click({ timeout: 5_000 });
    }).toPass();
  }

  async choose(key: string, value: string): Promise<void> {
    await this.unfold(key);
    /* A longer option may begin alike, and one with an explanation is named by both. */
    await this.field(key).getByLabel(this.label(key, value)).first().check();
  }

  /** Picks the day of that number in the month after the current one. */
  async pickNextMonth(key: string, day: number): Promise<void> {
    await this.page.locator(`#wizard-${key}-calendar`).click();
    const calendar = this.page.getByRole('dialog');
    await calendar.locator('.rdp-button_next').click();
    await calendar.locator('td:not(.rdp-outside) button', { hasText: new RegExp(`^${day}$`) }).click();
    await expect(calendar).toBeHidden();
  }

  /** Waits until the server has everything. */
  async expectSaved(): Promise<void> {
    await expect(this.page.locator('[data-save-state=saved]')).toBeVisible();
  }

  private field(key: string): Locator {
    return this.page.locator(`[data-field="${key}"]`);
  }

  private label(key: string, value: string): string {
    const field: WizardFieldSeed | undefined = FIELDS.get(key);
    const option = field?.options.find((candidate) => candidate.value === value);
    if (!option) throw new Error(`${key} has no option ${value}`);
    return option.label[this.language];
  }
}
