import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@pactwright/protocol';
import { PASSWORD, administrator } from '../support/people.js';
import { texts } from '../support/texts.js';
import { Visitor, someAnswers } from '../support/visitor.js';

const SCOPE = 'Rugys.example 2030';
const ARTICLE = '/blog/red-flags-before-signing';
const titleOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Registers whoever this browser belongs to, with a contract of theirs. */
async function contractOfSomebody(page: Page): Promise<string> {
  const visitor = Visitor.of(page.request);
  const contractId = await visitor.createContract();
  await visitor.answer(contractId, someAnswers(SCOPE));
  const account = { email: `${randomUUID()}@example.lt`, password: PASSWORD };
  expect((await page.request.post('/api/auth/register', { data: account })).ok()).toBe(true);
  return contractId;
}

/** Goes about the product by what it offers, and sees where that leads. */
class Walk {
  constructor(
    private readonly page: Page,
    private readonly language: Language,
  ) {}

  words(name: string): string {
    const [namespace = '', key = ''] = name.split(':');
    return texts(this.language, namespace)(key);
  }

  async open(address: string): Promise<void> {
    await this.page.goto(`${address}${address.includes('?') ? '&' : '?'}lng=${this.language}`);
    await expect(titleOf(this.page)).toBeVisible();
  }

  async follow(area: 'banner' | 'main' | 'contentinfo', link: string): Promise<void> {
    const name = new RegExp(`^${this.words(link)}`);
    await this.page.getByRole(area).getByRole('link', { name }).first().click();
  }

  /** The place is at this address and says its name, on the page and in the title of the window. */
  async expectAt(address: string, title: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => `${url.pathname}${url.hash}` === address);
    await expect(titleOf(this.page)).toHaveText(this.words(title));
    await expect(this.page).toHaveTitle(/\S/);
  }
}

for (const language of LANGUAGES) {
  test(`R-ROUTE-01 R-ROUTE-05 R-ROUTE-07 R-ROUTE-11 R-SHELL-10 R-SHELL-11 R-ROLE-01 a visitor goes to everything that is open to everyone (${language})`, async ({
    page,
  }) => {
    const walk = new Walk(page, language);
    await walk.open('/');

    await test.step('by the footer', async () => {
      for (const [link, address, title] of [
        ['shell:footer.privacy', '/privacy', 'legal:privacy.title'],
        ['shell:footer.terms', '/terms', 'legal:terms.title'],
        ['shell:footer.refund', '/refund', 'legal:refund.title'],
        ['shell:footer.cookies', '/privacy#cookies', 'legal:privacy.title'],
        ['shell:footer.about', '/about', 'company:about.title'],
        ['shell:footer.accuracy', '/accuracy', 'accuracy:title'],
        ['shell:footer.blog', '/blog', 'blog:title'],
      ] as const) {
        await walk.follow('contentinfo', link);
        await walk.expectAt(address, title);
      }
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: walk.words('shell:footer.contact') }),
      ).toHaveAttribute('href', /^mailto:\S+@\S+$/);
    });

    await test.step('to an article and back', async () => {
      await page.getByRole('main').locator(`a[href="${ARTICLE}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`${ARTICLE}$`));
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goBack();
      await walk.expectAt('/blog', 'blog:title');
    });

    await test.step('to check and to write a contract', async () => {
      await walk.follow('banner', 'shell:check.label');
      await walk.expectAt('/contract/analyze', 'contract-analysis:title');
      await page
        .getByRole('banner')
        .getByRole('link', { name: walk.words('shell:logo') })
        .click();
      await walk.expectAt('/', 'home:title');
      await walk.follow('main', 'home:create');
      await expect(page.locator('#wizard-scope_of_work')).toBeVisible();
    });
  });

  test(`R-ROUTE-11 R-SHELL-09 R-SHELL-13 R-PROF-02 what is somebody’s own leads a visitor home (${language})`, async ({
    page,
  }) => {
    const walk = new Walk(page, language);
    await walk.open('/services');
    await walk.expectAt('/services', 'company:services.title');
    for (const address of ['/profile', '/profile/billing', '/admin']) {
      await page.goto(address);
      await walk.expectAt('/', 'home:title');
    }
    await page.goto('/no/such/page');
    await expect(titleOf(page)).toHaveText(walk.words('common:notFound.title'));
  });

  test(`R-ROUTE-03 R-ROUTE-10 R-ROLE-02 somebody signed in goes by the bar to what is theirs (${language})`, async ({
    page,
  }) => {
    const walk = new Walk(page, language);
    await contractOfSomebody(page);
    await walk.open('/');
    await walk.follow('banner', 'shell:contracts.label');
    await walk.expectAt('/contracts', 'contracts:title');
    await expect(page.getByRole('button', { expanded: false }).filter({ hasText: /20\d\d/ })).toHaveCount(1);
    await walk.follow('banner', 'shell:profile.label');
    await walk.expectAt('/profile', 'profile:title');
    await page
      .getByRole('main')
      .getByRole('tab', { name: walk.words('profile:tabs.billing') })
      .click();
    await walk.expectAt('/profile/billing', 'profile:title');
    await walk.follow('banner', 'shell:newContract.label');
    await expect(page.locator('#wizard-scope_of_work')).toBeVisible();
  });

  test(`R-ROUTE-04 R-ROUTE-12 R-ROLE-02 somebody signed in opens the addresses of a contract (${language})`, async ({
    page,
  }) => {
    const walk = new Walk(page, language);
    const contractId = await contractOfSomebody(page);
    for (const address of ['/contract/generated', '/contract/analysis']) {
      await walk.open(`${address}?contractId=${contractId}`);
      await walk.expectAt(address, 'contract-generated:title');
    }
    await walk.open(`/contracts/preview?contractId=${contractId}`);
    await expect(page.getByTestId('contract-sheet')).toContainText(SCOPE);
    await page.goto('/admin');
    await walk.expectAt('/', 'home:title');
  });

  test(`R-ROUTE-08 R-ROUTE-09 R-ROLE-03 an administrator goes to the administration and to the place a link names (${language})`, async ({
    page,
  }) => {
    const walk = new Walk(page, language);
    expect((await page.request.post('/api/auth/login', { data: administrator() })).ok()).toBe(true);
    await walk.open('/');

    await walk.follow('banner', 'shell:admin.label');
    await walk.expectAt('/admin', 'admin:title');
    await walk.open('/admin/wizard-form-editor');
    await walk.expectAt('/admin/wizard-form-editor', 'wizard-editor:title');
    await page.getByRole('main').getByRole('button', { expanded: false }).first().click();
    await page.getByRole('main').locator('a[href*="action=edit"]').first().click();
    await expect(page).toHaveURL(/\/admin\?tab=wizard&step=\d+&field=\d+(&option=\d+)?&action=edit$/);
    /* The dialog that the link opens hides what is behind it from everybody who listens. */
    const tab = page.getByRole('tab', { name: walk.words('admin:tabs.wizard'), includeHidden: true });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });
}
