import { expect, test } from '@playwright/test';
import { LANGUAGES, type Language } from '@pactwright/protocol';
import { expectAccessible } from '../support/accessibility.js';
import { texts } from '../support/texts.js';
import { WizardPage } from '../support/wizard-page.js';

const WORK: Record<Language, string> = {
  en: 'Design and build the booking website of a guest house.',
  lt: 'Sukurti svečių namų rezervacijų svetainę.',
};
/** What the client asked to have put in. */
const TRAP: Record<Language, string> = {
  en: 'The Provider is liable for all damage without any limit.',
  lt: 'Paslaugų teikėjas atsako už visus nuostolius be jokių apribojimų.',
};
const HEADING: Record<Language, RegExp> = {
  en: /^You are liable without any limit/,
  lt: /^Jūs atsakote be jokios ribos/,
};

for (const language of LANGUAGES) {
  test(`R-SUM-05 a trap in one's own words is asked back, and goes when they are said another way (${language})`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    const t = texts(language, 'contract-wizard');
    const improve = texts(language, 'contract-improve');
    const wizard = new WizardPage(page, language);
    await page.goto(`/contract/new?type=web_development&lng=${language}`);
    await wizard.write('scope_of_work', `${WORK[language]} ${TRAP[language]}`);
    await wizard.expectInContract(TRAP[language]);
    await wizard.pickNextMonth('starting_work_date', 5);
    await wizard.pickNextMonth('final_deadline', 25);
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
    const suggestion = page.getByRole('switch', { name: new RegExp(TRAP[language].slice(0, 30)) });
    await expect(suggestion).not.toBeChecked();
    await suggestion.focus();
    await page.keyboard.press('Space');
    await wizard.button('improve').click();

    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2, name: HEADING[language] }) });
    const field = card.getByRole('textbox');
    await expect(field).toHaveValue(new RegExp(TRAP[language].replace('.', '\\.')));
    await expect(card.getByText(improve('stateUnchanged'), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await field.fill(WORK[language]);
    await field.blur();
    await expect(card.getByText(improve('stateInContract'), { exact: true })).toBeVisible();
    /* In the margin the suggestion still quotes what it was about. */
    const before = `${WORK[language]} ${TRAP[language]}`;
    await wizard.inContract((sheet) => expect(sheet).not.toContainText(before));
    await wizard.expectInContract(WORK[language]);
  });
}
