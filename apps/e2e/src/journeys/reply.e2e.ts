import fs from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES } from '@pactwright/protocol';
import { docxText, hasWords } from '../support/files.js';
import { SENT } from '../support/sent-contracts.js';
import { texts } from '../support/texts.js';
import { partsOf, withNumbersLeft, wordFile } from '../support/word-file.js';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const downloaded = async (page: Page, press: () => Promise<void>): Promise<Buffer> => {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return fs.readFile(await file.path());
};

/** How many points of its plans the browser keeps as `way`: it keeps them behind what is shown, and a reload may be sooner. */
const keptAs = (page: Page, way: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        const opened = indexedDB.open('pactwright');
        opened.onerror = () => reject(new Error('what the browser keeps cannot be opened'));
        opened.onsuccess = () => {
          const all = opened.result.transaction('drafts').objectStore('drafts').getAll();
          all.onerror = () => reject(new Error('what the browser keeps cannot be read'));
          all.onsuccess = () => {
            opened.result.close();
            const kept: { points?: Record<string, { way?: string }> }[] = all.result;
            const points = kept.flatMap((plan) => Object.values(plan.points ?? {}));
            resolve(points.filter((point) => point.way === wanted).length);
          };
        };
      }),
    way,
  );

for (const language of LANGUAGES) {
  test(`a contract goes back with tracked changes, a sheet and a mail (${language})`, async ({ page }) => {
    const analysis = texts(language, 'contract-analysis');
    const reply = texts(language, 'contract-reply');
    const { text, grave } = SENT[language];
    const sent = { name: 'sutartis.docx', mimeType: WORD, buffer: await wordFile(text) };
    const card = page.getByRole('article').filter({ hasText: grave }).first();
    const way = (name: 'change' | 'comment' | 'leave') =>
      card.getByRole('radio', { name: reply(`ways.${name}`) });
    /* A phone folds the cards. */
    const unfold = async () => {
      await expect(card).toBeVisible();
      if (!(await way('leave').isVisible())) await card.locator('summary').first().click();
    };

    await test.step('the check leads to the reply', async () => {
      await page.goto(`/contract/analyze?lng=${language}`);
      await page.locator('input[type=file]').setInputFiles(sent);
      await page.getByRole('button', { name: analysis('start') }).click();
      await page
        .getByRole('link', { name: analysis('reply') })
        .first()
        .click({ timeout: 30_000 });
      await expect(page.getByRole('heading', { level: 1, name: reply('title') })).toBeVisible();
    });

    await test.step('the words that go and those that come are told by their elements', async () => {
      await unfold();
      await expect(way('change')).toBeChecked();
      await expect(card.locator('del')).toContainText(grave.slice(0, 40));
      await expect(card.locator('ins')).not.toBeEmpty();
    });

    await test.step('a number can be another, within bounds', async () => {
      const days = card.getByLabel(reply('figures.days'));
      await days.fill('21');
      await expect(card.locator('ins')).toContainText('21');
    });

    await test.step('a number out of its bounds stays to be mended, and nothing is made with it', async () => {
      const days = card.getByLabel(reply('figures.days'));
      await days.fill('999');
      await days.blur();
      await expect(days).toHaveValue('999');
      await expect(days).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('button', { name: reply('files.word') })).toBeDisabled();
      await page.getByRole('button', { name: reply('files.toFigure') }).click();
      await expect(days).toBeFocused();
      await days.fill('21');
      await expect(card.locator('ins')).toContainText('21');
    });

    await test.step('the document shows the change, and leads back to its point', async () => {
      const show = card.getByRole('button', { name: reply('show') });
      if (!(await show.isVisible())) return;
      await show.press('Enter');
      const sheet = page.getByRole('group', { name: reply('document') });
      await expect(sheet.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(sheet.getByRole('button', { name: reply('backToPoint') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(show).toBeFocused();
    });

    await test.step('the Word file has the changes and the comments of whoever sends it', async () => {
      await page.getByLabel(reply('files.author')).fill('Rasa');
      const file = await downloaded(page, () =>
        page.getByRole('button', { name: reply('files.word') }).click(),
      );
      const { main, comments } = await partsOf(file);
      expect(main).toMatch(/<w:del [^>]*w:author="Rasa"/u);
      expect(main).toMatch(/<w:ins [^>]*w:author="Rasa"/u);
      expect(main).toContain('21');
      expect(comments).toMatch(/w:author="Rasa"/u);
    });

    await test.step('the plan is there after a reload, and the file is asked for', async () => {
      await way('leave').check();
      await expect.poll(() => keptAs(page, 'leave')).toBe(1);
      await page.reload();
      await unfold();
      await expect(way('leave')).toBeChecked();
      await expect(page.getByText(reply('files.again'))).toBeVisible();
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: reply('files.word') }).click();
      const another = { ...sent, buffer: await wordFile(`${text}\nOther.`) };
      await (await choosing).setFiles(another);
      await expect(page.getByText(reply('files.failed')).first()).toBeVisible();
    });

    await test.step('the sheet says their words, ours and why', async () => {
      await way('comment').check();
      const file = await downloaded(page, () =>
        page.getByRole('button', { name: reply('files.sheet') }).click(),
      );
      expect(hasWords(await docxText(file), grave)).toBe(true);
    });

    await test.step('the mail is there in both languages', async () => {
      await page.getByRole('button', { name: reply('files.mail') }).click();
      const mail = page.getByLabel(reply('mail.text'));
      await page
        .getByRole('dialog')
        .getByRole('radio', { name: reply('mail.lt') })
        .check();
      await expect(mail).toHaveValue(/^Sveiki,/u);
      await page
        .getByRole('dialog')
        .getByRole('radio', { name: reply('mail.en') })
        .check();
      await page
        .getByRole('dialog')
        .getByRole('radio', { name: reply('mail.firm') })
        .check();
      await expect(mail).toHaveValue(/^Good day,/u);
      await expect(mail).toHaveValue(/Rasa$/u);
    });

    await test.step('around the points there are only blocks on paper, which break without overlapping', async () => {
      await page.emulateMedia({ media: 'print' });
      const around = await page
        .locator('article')
        .first()
        .evaluate((card) => {
          const displays: string[] = [];
          for (let at = card.parentElement; at && at.tagName !== 'MAIN'; at = at.parentElement)
            displays.push(getComputedStyle(at).display);
          return displays;
        });
      expect(around).toContain('block');
      expect(around).not.toContain('grid');
    });
  });
}

test('a file in which no change can be written safely gets the comments alone, or the sheet', async ({
  page,
}) => {
  const analysis = texts('en', 'contract-analysis');
  const reply = texts('en', 'contract-reply');
  /* Enough for a comment a point, and not for its revisions. */
  const full = await withNumbersLeft(await wordFile(SENT.en.text), 20);
  await page.goto('/contract/analyze?lng=en');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'contract.docx', mimeType: WORD, buffer: full });
  await page.getByRole('button', { name: analysis('start') }).click();
  await page
    .getByRole('link', { name: analysis('reply') })
    .first()
    .click({ timeout: 30_000 });

  await page.getByRole('button', { name: reply('files.word') }).click();
  await expect(page.getByText(reply('files.failed')).first()).toBeVisible({ timeout: 30_000 });
  const file = await downloaded(page, () =>
    page.getByRole('button', { name: reply('files.comments') }).click(),
  );
  const { main, comments } = await partsOf(file);
  expect(main).not.toMatch(/<w:(?:ins|del)\b/u);
  expect(comments).toContain('<w:comment ');
  const sheet = await downloaded(page, () =>
    page.getByRole('button', { name: reply('files.sheet') }).click(),
  );
  expect(hasWords(await docxText(sheet), SENT.en.grave)).toBe(true);
});
