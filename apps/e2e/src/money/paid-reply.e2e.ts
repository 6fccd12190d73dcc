import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import JSZip from 'jszip';
import { LANGUAGES, type Language } from '@pactwright/protocol';
import { expectAccessible } from '../support/accessibility.js';
import { CheckoutPage } from '../support/checkout.js';
import { brokenLayout } from '../support/layout.js';
import { SENT } from '../support/sent-contracts.js';
import { texts } from '../support/texts.js';
import { Visitor } from '../support/visitor.js';
import { partsOf, wordFile } from '../support/word-file.js';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PRICE: Record<Language, RegExp> = { en: /\$8 /u, lt: /8\s\$/u };
const AT_CHECKOUT: Record<Language, string> = { en: '$8.00', lt: '8,00' };

const before = (text: string): string => text.split('{{')[0] ?? '';

/** A reply as one visitor of one language prepares it, where its Word files cost something. */
class PaidReply {
  readonly reply;
  readonly payment;
  private readonly analysis;

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    this.reply = texts(language, 'contract-reply');
    this.payment = texts(language, 'payment');
    this.analysis = texts(language, 'contract-analysis');
  }

  get price() {
    return this.page.getByRole('note').filter({ hasText: before(this.reply('unit.due')) });
  }
  get isPaid() {
    return this.page.getByRole('note').filter({ hasText: this.reply('unit.isPaid') });
  }
  get dialog() {
    return this.page.getByRole('dialog');
  }
  get word() {
    return this.page.getByRole('button', { name: this.reply('files.word') });
  }

  /** Has a Word file checked and goes on to the reply. */
  async check(buffer: Buffer): Promise<void> {
    await this.page.goto(`/contract/analyze?lng=${this.language}`);
    await this.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'sutartis.docx', mimeType: WORD, buffer });
    await this.page.getByRole('button', { name: this.analysis('start') }).click();
    await this.page
      .getByRole('link', { name: this.analysis('reply') })
      .first()
      .click({ timeout: 30_000 });
    await expect(this.page.getByRole('heading', { level: 1, name: this.reply('title') })).toBeVisible();
  }

  /** Chooses the file again, as one has to who has been to the page of the provider. */
  async chooseAgain(buffer: Buffer): Promise<void> {
    const choosing = this.page.waitForEvent('filechooser');
    await this.word.click();
    await (await choosing).setFiles({ name: 'sutartis.docx', mimeType: WORD, buffer });
  }

  /** What comes of `act` is the Word file with changes in it. */
  async expectFile(act: () => Promise<void>): Promise<void> {
    const [file] = await Promise.all([this.page.waitForEvent('download'), act()]);
    const { main } = await partsOf(await fs.readFile(await file.path()));
    expect(main).toMatch(/<w:ins [^>]*w:author="/u);
  }

  async payOnce(): Promise<void> {
    await this.dialog.getByRole('button', { name: before(this.payment('pay')) }).click();
  }
}

/** A signed Word file: any change breaks its signature, so that none is made. */
async function signedFile(text: string): Promise<Buffer> {
  const zip = await JSZip.loadAsync(await wordFile(text));
  zip.file('_xmlsignatures/sig1.xml', '<x/>');
  return zip.generateAsync({ type: 'nodebuffer' });
}

for (const language of LANGUAGES) {
  test(`the Word files of a reply are paid for once, after one could be made (${language})`, async ({
    page,
  }) => {
    const flow = new PaidReply(page, language);
    const file = await wordFile(SENT[language].text);

    await test.step('what they cost is said before the first click', async () => {
      await flow.check(file);
      await expect(flow.price).toContainText(PRICE[language]);
      await expectAccessible(page);
    });

    await test.step('whoever goes back without paying is told, and pays nothing', async () => {
      await flow.word.click();
      await expect(flow.dialog.getByRole('heading', { name: flow.payment('title_reply') })).toBeVisible();
      await expectAccessible(page);
      expect(await brokenLayout(page)).toEqual([]);
      await flow.payOnce();
      const checkout = new CheckoutPage(page, language);
      await checkout.expectOpen(AT_CHECKOUT[language]);
      await checkout.goBack();
      await expect(page.getByText(flow.payment('left.text_reply')).first()).toBeVisible();
      await expect(flow.price).toBeVisible();
    });

    await test.step('it is paid on the hosted page, and the file comes', async () => {
      await flow.chooseAgain(file);
      await flow.payOnce();
      await new CheckoutPage(page, language).pay('good', 'payer@example.com');
      await expect(flow.isPaid).toBeVisible();
      await flow.expectFile(() => flow.chooseAgain(file));
      await expectAccessible(page);
    });

    await test.step('the same file, checked again, costs nothing more', async () => {
      await flow.check(file);
      await expect(flow.isPaid).toBeVisible();
      await flow.expectFile(() => flow.word.click());
    });
  });
}

test('a subscriber makes the Word files of a reply with one of the contracts of the month', async ({
  page,
}) => {
  const flow = new PaidReply(page, 'en');
  const { payment } = flow;
  const file = await wordFile(SENT.en.text);
  const unitsLeft = async (left: number): Promise<void> => {
    await page.goto('/profile/billing');
    await expect(page.getByRole('meter', { name: `${left} of 4 contracts left` })).toBeVisible();
  };
  const visitor = Visitor.of(page.request);
  const registered = await visitor.http.post('/api/auth/register', {
    data: { email: `${randomUUID()}@example.com`, password: `a long enough ${randomUUID()}` },
  });
  expect(registered.status(), await registered.text()).toBe(201);

  await test.step('subscribes with a reply, which is the first of them', async () => {
    await flow.check(file);
    await flow.word.click();
    await flow.dialog.getByText(payment('plans.subscription.name')).click();
    await flow.dialog.getByRole('button', { name: /^Checkout/u }).click();
    await new CheckoutPage(page, 'en').pay('good', 'subscriber@example.com');
    await expect(flow.isPaid).toBeVisible();
    await flow.expectFile(() => flow.chooseAgain(file));
    await unitsLeft(3);
  });

  await test.step('uses another one for another contract, and the file comes at once', async () => {
    await flow.check(await wordFile(`${SENT.en.text}\nAnother contract.`));
    await expect(flow.price).toBeVisible();
    await flow.word.click();
    await expect(flow.dialog).toContainText(payment('cover.title_reply'));
    await expectAccessible(page);
    await flow.expectFile(() =>
      flow.dialog.getByRole('button', { name: payment('cover.unlock_reply') }).click(),
    );
    await expect(flow.isPaid).toBeVisible();
    await unitsLeft(2);
  });

  await test.step('a file that nothing can be written into takes none', async () => {
    await flow.check(await signedFile(SENT.en.text));
    await expect(page.getByText(flow.reply('files.signed'))).toBeVisible();
    await expect(flow.word).toHaveCount(0);
    await unitsLeft(2);
  });
});
