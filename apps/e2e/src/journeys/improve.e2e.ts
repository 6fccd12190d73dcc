import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES, type Language, type ProgressResponse } from '@pactwright/protocol';
import { expectAccessible } from '../support/accessibility.js';
import { download } from '../support/download.js';
import { docxText, hasWords, pdfText } from '../support/files.js';
import { texts } from '../support/texts.js';
import { WizardPage } from '../support/wizard-page.js';

const SCOPE: Record<Language, string> = {
  en: 'Design and build the booking website of a guest house',
  lt: 'Sukurti svečių namų rezervacijų svetainę',
};
/** Words that no rule has: what a visitor adds by hand. */
const OWN_WORDS: Record<Language, string> = {
  en: 'The Provider names the person in charge within two working days.',
  lt: 'Vykdytojas per dvi darbo dienas nurodo atsakingą asmenį.',
};

/** An answer as people give it, which is no sentence of a contract. */
const FRAGMENT: Record<Language, string> = { en: '60 euros an hour', lt: '60 eurų už valandą' };
const RATE: Record<Language, { question: RegExp; written: string }> = {
  en: { question: /What does an hour cost/, written: 'EUR 60.00 an hour' },
  lt: { question: /Kiek kainuoja valanda/, written: '60,00 Eur' },
};
const HANDOVER: Record<Language, RegExp> = {
  en: /Which accounts, keys and files/,
  lt: /Kokias paskyras, raktus/,
};
const LATE_CONTENT: Record<Language, RegExp> = {
  en: /texts and images are not there/,
  lt: /tekstai ir vaizdai laiku/,
};

/** The first words of a text: enough to know it again wherever lines break. */
const opening = (text: string): string => text.slice(0, 60);

/** The answers to suggestions that the server has; the address of the page names the contract. */
async function keptAnswers(page: Page): Promise<unknown[]> {
  const contractId = new URL(page.url()).searchParams.get('stateId');
  const answer = await page.request.get(`/api/contracts/${contractId}/progress`);
  const { state } = (await answer.json()) as ProgressResponse;
  return Object.values((state?.['answers'] ?? {}) as Record<string, unknown>);
}

for (const language of LANGUAGES) {
  test(`R-ROUTE-02 R-WIZ-27 R-SUM-06 R-SUM-16 R-IMP-12 R-IMP-14 R-IMP-16 R-GEN-02 a visitor has the contract improved and pays for it (${language})`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const t = texts(language, 'contract-wizard');
    const improve = texts(language, 'contract-improve');
    const generated = texts(language, 'contract-generated');
    const common = texts(language, 'common');
    const ai = texts(language, 'ai');
    const payment = texts(language, 'payment');
    const wizard = new WizardPage(page, language);
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    const cardOf = (question: RegExp) =>
      cards.filter({ has: page.getByRole('heading', { level: 2, name: question }) });
    let suggested = '';
    let clause = '';

    await test.step('a field is written by suggestion', async () => {
      await page.goto(`/contract/new?type=web_development&lng=${language}`);
      await wizard.write('scope_of_work', SCOPE[language]);
      suggested = await wizard.suggest('exclusions');
      await wizard.expectInContract(opening(suggested.split('\n')[0] ?? ''));
      await wizard.pickNextMonth('starting_work_date', 5);
      await wizard.pickNextMonth('final_deadline', 25);
      await wizard.expectSaved();
    });

    await test.step('the summary analyses the answers', async () => {
      await wizard.next();
      await wizard.select('client_country', 'lv');
      await wizard.choose('contract_language', language);
      await wizard.next();
      await wizard.write('payment_amount', '4800');
      await wizard.next();
      await wizard.next();
      await wizard.expectStep(5);
      await wizard.button('analyse').click();
      await expect(page.getByText(t('analysisDoneTitle')).first()).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('switch').first()).toBeVisible();
    });

    await test.step('suggestions are approved by keyboard and survive a look back', async () => {
      const open = page.getByRole('switch', { checked: false });
      while ((await open.count()) > 0) {
        await open.first().focus();
        await page.keyboard.press('Space');
      }
      const approved = await page.getByRole('switch', { checked: true }).count();
      await wizard.button('continueEditing').click();
      await wizard.jump(5);
      await expect(page.getByRole('switch', { checked: true })).toHaveCount(approved);
      await wizard.button('improve').click();
      await expect(page).toHaveURL(/\/contract\/improve\?stateId=[0-9a-f-]{36}$/);
      await expect(page.getByRole('heading', { level: 1, name: improve('title') })).toBeVisible();
      await expect(cards).toHaveCount(approved);
    });

    await test.step('each answer stands in the contract before it is paid for', async () => {
      /* What was approved is in the contract without a further act. */
      await wizard.inContract((sheet) => expect(sheet.locator('[data-addition]').first()).toBeVisible());
      const rate = cardOf(RATE[language].question);
      await expect(rate.getByText(improve('stateOpen'), { exact: true })).toBeVisible();
      await rate.getByRole('textbox').fill(FRAGMENT[language]);
      await rate.getByRole('textbox').blur();
      await expect(rate.getByText(improve('stateInContract'), { exact: true })).toBeVisible();
      await wizard.expectInContract(RATE[language].written);
      await wizard.inContract((sheet) => expect(sheet).not.toContainText(FRAGMENT[language]));

      const handover = cardOf(HANDOVER[language]).getByRole('textbox');
      await handover.fill(FRAGMENT[language]);
      await handover.blur();
      await expect(cardOf(HANDOVER[language]).getByRole('alert')).toBeVisible();
      await wizard.inContract((sheet) => expect(sheet).not.toContainText(FRAGMENT[language]));
      await handover.fill(OWN_WORDS[language]);
      await handover.blur();
      await expect(cardOf(HANDOVER[language]).getByRole('alert')).toHaveCount(0);

      const content = cardOf(LATE_CONTENT[language]);
      await content.getByRole('textbox').fill('');
      await content.getByRole('button', { name: ai('suggest') }).click();
      await expect(content.getByRole('textbox')).not.toHaveValue('');
      await expect(page.getByText(improve('suggestionTitle')).first()).toBeVisible();
      suggested = await content.getByRole('textbox').inputValue();
      await wizard.expectInContract(OWN_WORDS[language]);
      /* This suggestion has changed an answer: the contract has a clause more, in the clause's own words. */
      clause = opening(
        await wizard.inContract((sheet) =>
          sheet.locator('[data-clause="data-protection"] p').first().innerText(),
        ),
      );
      await expectAccessible(page);
    });

    await test.step('a cleared browser gets it all back', async () => {
      await expect
        .poll(() => keptAnswers(page))
        .toEqual(expect.arrayContaining([OWN_WORDS[language], suggested]));
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await expect(cards.first()).toBeVisible({ timeout: 30_000 });
      await expect(cardOf(HANDOVER[language]).getByRole('textbox')).toHaveValue(OWN_WORDS[language]);
      await expect(cardOf(LATE_CONTENT[language]).getByRole('textbox')).toHaveValue(suggested);
      await expect(cardOf(RATE[language].question).getByRole('textbox')).toHaveValue(FRAGMENT[language]);
    });

    await test.step('generate, look at the checks, pay', async () => {
      await page.getByRole('button', { name: improve('generate') }).click();
      await expect(page.getByRole('progressbar')).toBeVisible();
      const dialog = page.getByRole('dialog', { name: payment('title') });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: common('close') }).click();
      await page.getByRole('link', { name: improve('seeGenerated') }).click();
      await expect(page.getByRole('progressbar')).toHaveCount(4);
      for (const bar of await page.getByRole('progressbar').all())
        await expect(bar).toHaveAttribute('aria-valuenow', '100');
      await page.getByRole('button', { name: generated('groups.legal') }).click();
      await expect(page.getByText(generated('caption'))).toBeVisible();
      await page.goBack();
      await page.getByRole('button', { name: improve('generate') }).click();
      await dialog.getByRole('button', { name: new RegExp(payment('pay').split('{{')[0] ?? '') }).click();
      await expect(page).toHaveURL(/\/contracts$/);
      expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('contractState_');
    });

    await test.step('both files hold the approved words', async () => {
      await expect(page.getByRole('button', { expanded: true }).filter({ hasText: /20\d\d/ })).toBeVisible();
      const pdf = await pdfText(await download(page, language, 'pdf'));
      const docx = await docxText(await download(page, language, 'docx'));
      for (const expected of [OWN_WORDS[language], clause, RATE[language].written]) {
        expect(hasWords(pdf, expected), `PDF has: ${expected}`).toBe(true);
        expect(hasWords(docx, expected), `DOCX has: ${expected}`).toBe(true);
      }
    });
  });
}
