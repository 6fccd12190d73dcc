import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES, type ContractDetail, type Language } from '@pactwright/protocol';
import { untilInstalled } from '../support/installed.js';
import { texts } from '../support/texts.js';
import { WizardPage } from '../support/wizard-page.js';

test.use({ serviceWorkers: 'allow' });

const SCOPE: Record<Language, string> = {
  en: 'A logo drawn on the train',
  lt: 'Logotipas, nupieštas traukinyje per tunelį į Žaslius',
};

/** Opens the wizard and waits until the browser keeps what it needs to open it again by itself. */
async function installOn(page: Page, language: Language): Promise<WizardPage> {
  const wizard = new WizardPage(page, language);
  await page.goto(`/contract/new?lng=${language}`);
  await wizard.expectStep(1);
  await untilInstalled(page);
  return wizard;
}

const notice = (page: Page) => page.locator('[role=status]').filter({ hasText: /\S/ });

for (const language of LANGUAGES) {
  const offline = texts(language, 'offline');

  test(`T-56 a contract goes on without a connection and arrives afterwards (${language})`, async ({
    page,
    context,
  }) => {
    const wizard = await installOn(page, language);
    await wizard.write('scope_of_work', 'Before the tunnel');
    await wizard.expectSaved();

    await context.setOffline(true);
    await expect(notice(page).filter({ hasText: offline('form.offline') })).toBeVisible();
    await wizard.write('scope_of_work', SCOPE[language]);
    await wizard.expectInContract(SCOPE[language]);
    await expect(page.getByText(offline('kept'))).toBeVisible();

    await test.step('the top bar opens what it has not opened before', async () => {
      await page.getByRole('banner').getByRole('button', { expanded: false }).first().click();
      await expect(page.getByRole('menuitemradio')).toHaveCount(2);
      await page.keyboard.press('Escape');
      await wizard.expectStep(1);
    });

    await test.step('what needs the server says so, and the page stays', async () => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: texts(language, 'shell')('signIn.label') })
        .click();
      await expect(page.getByText(offline('needsConnection')).first()).toBeVisible();
      await expect(page.locator('#wizard-scope_of_work')).toHaveValue(SCOPE[language]);
    });

    await test.step('a reload brings the page, the questions and the answers back', async () => {
      await page.reload();
      await wizard.expectStep(1);
      await expect(page.locator('#wizard-scope_of_work')).toHaveValue(SCOPE[language]);
      await wizard.write('exclusions', 'Animations');
      await wizard.select('freelance_type', 'design');
      await wizard.pickNextMonth('starting_work_date', 5);
      await wizard.pickNextMonth('final_deadline', 20);
      await wizard.jump(3);
      await wizard.write('payment_amount', '4800');
    });

    await test.step('a page that was never opened says so', async () => {
      const other = await context.newPage();
      await other.goto('/profile');
      await expect(
        other.getByRole('heading', { level: 1, name: offline('missingPage.title') }),
      ).toBeVisible();
      await other.close();
    });

    await context.setOffline(false);
    await expect(notice(page).filter({ hasText: offline('back.sent') })).toBeVisible({ timeout: 30_000 });
    await wizard.expectSaved();
    await expect
      .poll(() => storedAnswers(page))
      .toMatchObject({ scope_of_work: SCOPE[language], exclusions: 'Animations', payment_amount: '4800' });
  });
}

test('R-API-11 a contract begun without a connection gets its place on the server with the next visit', async ({
  page,
  context,
}) => {
  await installOn(page, 'en');
  await page.goto('/');
  await context.setOffline(true);
  const started = await context.newPage();
  await page.close();
  const wizard = new WizardPage(started, 'en');
  await started.goto('/contract/new?type=design');
  await wizard.expectStep(1);
  await wizard.write('scope_of_work', SCOPE.en);
  await wizard.write('deliverables', 'Three sketches');
  await started.close();

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/contract/new');
  await expect(next.locator('#wizard-scope_of_work')).toHaveValue(SCOPE.en);
  await new WizardPage(next, 'en').expectSaved();
  await expect
    .poll(() => storedAnswers(next))
    .toMatchObject({
      freelance_type: 'design',
      scope_of_work: SCOPE.en,
      deliverables: 'Three sketches',
    });
});

test('nothing that belongs to somebody is in the caches, and the manifest speaks the language of the page', async ({
  page,
  request,
}) => {
  const wizard = await installOn(page, 'lt');
  await wizard.write('scope_of_work', SCOPE.lt);
  await wizard.expectSaved();
  await page.goto('/contracts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/api/wizard-steps');
  expect(
    kept.filter((address) => address.startsWith('/api/')).map((address) => address.split('/')[2]),
  ).toEqual(
    expect.not.arrayContaining(['contracts', 'auth', 'user', 'payment', 'billing', 'runs', 'analyze']),
  );

  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await request.get(address ?? '');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  expect(await manifest.json()).toMatchObject({ lang: 'lt', start_url: '/?lng=lt', display: 'standalone' });
});

/** What the server has of the contract on screen. */
const storedAnswers = (page: Page): Promise<ContractDetail['answers'] | undefined> =>
  page.evaluate(async () => {
    const draft = JSON.parse(localStorage.getItem('wizard_form_data') ?? '{}') as { contractId?: string };
    if (!draft.contractId) return undefined;
    const answer = await fetch(`/api/contracts/${draft.contractId}`);
    return answer.ok ? ((await answer.json()) as ContractDetail).answers : undefined;
  });
