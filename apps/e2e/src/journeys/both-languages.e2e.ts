import { expect, test } from '@playwright/test';
import { LANGUAGES, type Language } from '@pactwright/protocol';
import { columnsOfDocx, columnsOfPdf } from '../support/columns.js';
import { download } from '../support/download.js';
import { hasWords } from '../support/files.js';
import { texts } from '../support/texts.js';
import { WizardPage } from '../support/wizard-page.js';

type Said = Readonly<Record<Language, string>>;
const SCOPE: Said = {
  en: 'Design and build the booking website of a guest house',
  lt: 'Sukurti svečių namų rezervacijų svetainę',
};
const DELIVERABLES: Said = {
  en: 'Page designs\nSource code\nUser guide',
  lt: 'Puslapių maketai\nProgramos kodas\nNaudotojo vadovas',
};
const STAGE: Said = { en: 'Test version of the website', lt: 'Bandomoji svetainės versija' };
/** What the product itself writes in either language: the price and the clause on languages. */
const OURS: Said = { en: 'EUR 4,800.00', lt: 'keturi tūkstančiai aštuoni šimtai eurų' };

const other = (language: Language): Language => (language === 'en' ? 'lt' : 'en');

for (const language of LANGUAGES)
  test(`R-WIZ-04 R-CON-06 a contract in both languages is written, paid for and read in both columns (${language})`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    const [first, second] = [language, other(language)];
    const wizard = new WizardPage(page, language);
    const t = texts(language, 'contract-wizard');
    const bilingual = texts(language, 'bilingual');
    const listed = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: bilingual('oneLanguage.title') });

    await test.step('what is typed before both languages are chosen is asked for in the other one', async () => {
      await page.goto(`/contract/new?type=web_development&lng=${language}`);
      await wizard.write('scope_of_work', SCOPE[first]);
      await wizard.write('deliverables', DELIVERABLES[first]);
      await wizard.pickNextMonth('starting_work_date', 5);
      await wizard.pickNextMonth('final_deadline', 25);
      await wizard.next();
      await wizard.expectStep(2);
      await wizard.select('client_country', 'lv');
      await wizard.choose('contract_language', 'both');
      await wizard.choose('prevailing_language', first);
      await wizard.choose('left_language', second);
      await wizard.jump(1);
      await wizard.writeSecond('scope_of_work', SCOPE[second]);
      await wizard.writeSecond('deliverables', DELIVERABLES[second].split('\n').slice(0, 2).join('\n'));
      await expect(
        page.getByText(
          bilingual(`uneven.${second}.here`).replace('{{second}}', '2').replace('{{first}}', '3'),
        ),
      ).toBeVisible();
    });

    await test.step('so is the name of a stage', async () => {
      await wizard.jump(3);
      await wizard.select('payment_structure', 'milestones');
      await wizard.write('payment_amount', '4800');
      await page.getByRole('button', { name: t('milestoneAdd'), exact: true }).click();
      await page.locator('#wizard-milestone-0-name').fill(STAGE[first]);
      await page.locator('#wizard-milestone-0-second').fill(STAGE[second]);
      await page.locator('#wizard-milestone-0-amount').fill('4800');
      await wizard.jump(5);
    });

    await test.step('the summary leads to the line that one language lacks', async () => {
      await wizard.expectStep(5);
      await expect(listed.getByRole('listitem')).toHaveText([
        new RegExp(bilingual(`oneLanguage.partly.${first}`)),
      ]);
      await listed.getByRole('button').click();
      await wizard.expectStep(1);
      await wizard.writeSecond('deliverables', DELIVERABLES[second]);
      await wizard.jump(5);
      await wizard.expectStep(5);
      await expect(listed).toHaveCount(0);
      await wizard.button('createContract').click();
    });

    await test.step('payment', async () => {
      await page.getByRole('button', { name: texts(language, 'contracts')('pay') }).click();
      const pay = texts(language, 'payment')('pay').split('{{')[0] ?? '';
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(pay) })
        .click();
      await expect(page).toHaveURL(/\/payment-success/);
    });

    await test.step('each column of both files has everything in its language, and nothing in the other', async () => {
      const files = {
        pdf: await columnsOfPdf(await download(page, language, 'pdf')),
        docx: await columnsOfDocx(await download(page, language, 'docx')),
      };
      const said = (in_: Language) => [SCOPE[in_], ...DELIVERABLES[in_].split('\n'), STAGE[in_], OURS[in_]];
      for (const [format, { left, right }] of Object.entries(files)) {
        for (const [column, own] of [
          [left, second],
          [right, first],
        ] as const) {
          for (const words of said(own))
            expect(hasWords(column, words), `${format}, ${own}: ${words}`).toBe(true);
          for (const words of said(other(own)))
            expect(hasWords(column, words), `${format}, not in ${own}: ${words}`).toBe(false);
        }
      }
    });
  });
