import fs from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { LANGUAGES } from '@pactwright/protocol';
import { SENT } from '../support/sent-contracts.js';
import { texts } from '../support/texts.js';
import { partsOf, wordFile } from '../support/word-file.js';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/* What they have said that they changed, and what they have not. */
const EDITS = {
  en: { tracked: { from: '90 days', to: '120 days' }, silent: ['6,000.00', '5,000.00'] },
  lt: { tracked: { from: '90 dienų', to: '120 dienų' }, silent: ['6 000,00', '5 000,00'] },
} as const;

for (const language of LANGUAGES) {
  test(`what was changed without being tracked is told first (${language})`, async ({ page }) => {
    const compare = texts(language, 'compare-versions');
    const { text } = SENT[language];
    const { tracked, silent } = EDITS[language];
    const [before, now] = silent;
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: WORD, buffer });
    const put = (side: 'mine' | 'theirs', sent: ReturnType<typeof file>) =>
      page
        .getByRole('group', { name: compare(`form.${side}`) })
        .locator('input[type=file]')
        .setInputFiles(sent);

    const theirs = file('gauta.docx', await wordFile(text.replace(before, now), [tracked]));

    await test.step('both files are chosen, checked and compared on one page', async () => {
      await page.goto(`/contract/analyze/compare?lng=${language}`);
      await put('mine', file('mano.docx', await wordFile(text)));
      await put('theirs', theirs);
      await page.getByRole('button', { name: compare('form.submit') }).click();
      await expect(page.getByRole('article')).toHaveCount(2, { timeout: 60_000 });
    });

    await test.step('the silent change stands first, with its words marked', async () => {
      const first = page.getByRole('article').first();
      await expect(first).toContainText(compare('untracked'));
      await expect(first.locator('del')).toContainText(before.slice(0, 1));
      await expect(first.locator('ins')).toContainText(now.slice(0, 1));
      await expect(page.getByRole('article').last().locator('ins')).toContainText('120');
    });

    await test.step('it can be seen alone, and in both texts', async () => {
      await page.getByRole('radio', { name: compare('filter.untracked') }).check();
      await expect(page.getByRole('article')).toHaveCount(1);
      const show = page.getByRole('button', { name: compare('both.show') });
      /* A phone has no room for two texts. */
      if (await show.isVisible()) {
        await show.click();
        await expect(page.getByRole('dialog').locator('[data-chosen]')).toHaveCount(2);
        await page.keyboard.press('Escape');
      }
    });

    await test.step('it is there after a reload, and leads to the reply', async () => {
      await page.reload();
      await expect(page.getByRole('article')).toHaveCount(2, { timeout: 30_000 });
      await page.getByRole('link', { name: compare('reply') }).click();
      await expect(page).toHaveURL(/\/contract\/analyze\/reply\?run=/u);
    });

    await test.step('which brings back what came in silence or costs, until all of it is asked for', async () => {
      const reply = texts(language, 'contract-reply');
      await expect(page.getByText(reply('since'))).toBeVisible({ timeout: 30_000 });
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: reply('files.word') }).click();
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        choosing.then((chooser) => chooser.setFiles(theirs)),
      ]);
      const { main, comments } = await partsOf(await fs.readFile(await saved.path()));
      expect(main).toMatch(
        new RegExp(`<w:ins [^>]*Pactwright[^>]*>(?:(?!</w:ins>).)*${before.slice(0, 1)}`, 'u'),
      );
      expect(comments).toContain(before);
      await page.getByRole('button', { name: reply('files.mail') }).click();
      await expect(page.getByLabel(reply('mail.text'))).toHaveValue(new RegExp(before, 'u'));
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: reply('notSince') }).click();
      await expect(page.getByText(reply('since'))).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('button', { name: reply('raiseAll') })).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(reply('since'))).toHaveCount(0);
    });
  });
}
