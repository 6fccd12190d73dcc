import { expect, test } from '@playwright/test';
import { LANGUAGES, type Language } from '@pactwright/protocol';
import { expectAccessible } from '../support/accessibility.js';
import { texts } from '../support/texts.js';
import { WizardPage } from '../support/wizard-page.js';

const WORK: Record<Language, string> = {
  en: 'Maintain the booking website of a guest house: fixes, updates and small changes.',
  lt: 'Prižiūrėti svečių namų rezervacijų svetainę: taisyti klaidas, atnaujinti ir keisti smulkmenas.',
};
const NO_END: Record<Language, string> = {
  en: 'This Agreement is made for an indefinite time.',
  lt: 'Sutartis neterminuota.',
};
const HOURS: Record<Language, string> = { en: '60 hours for each calendar month', lt: '60 (šešiasdešimt)' };
const USES: Record<Language, string> = {
  en: 'only these uses: the Client’s own website;',
  lt: 'tik šias naudojimo sritis: Kliento interneto svetainę;',
};

for (const language of LANGUAGES) {
  test(`R-WIZ-10 work by the hour goes on without an end date, with a limit of each month and a limited licence (${language})`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const t = texts(language, 'contract-wizard');
    const wizard = new WizardPage(page, language);
    await page.goto(`/contract/new?type=web_development&lng=${language}`);
    await wizard.write('scope_of_work', WORK[language]);
    await wizard.pickNextMonth('starting_work_date', 5);
    await page.getByRole('checkbox', { name: t('noEndDate') }).check();
    await expectAccessible(page);
    await wizard.next();
    await wizard.select('client_country', 'lv');
    await wizard.choose('contract_language', language);
    await wizard.next();
    /* A price for the whole work, which stands there first, needs a day. */
    await expect(page.getByText(t('noEndForPrice'))).toBeVisible();
    await wizard.select('payment_structure', 'hourly');
    await expect(page.getByText(t('noEndForPrice'))).toBeHidden();
    await wizard.write('payment_amount', '45');
    await wizard.write('monthly_hours_cap', '60');
    await wizard.expectInContract(HOURS[language]);
    await wizard.expectInContract(NO_END[language]);
    await wizard.next();
    await wizard.choose('ip_ownership', 'licence');
    await wizard.choose('licence_uses', 'website');
    await wizard.choose('licence_uses', 'social');
    await wizard.expectInContract(USES[language]);
    await expectAccessible(page);
    await wizard.next();
    await wizard.expectStep(5);
  });
}
