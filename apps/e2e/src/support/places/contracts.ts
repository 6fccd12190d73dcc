import { expect } from '@playwright/test';
import type { Things } from '../people.js';
import type { Place } from '../place.js';
import { OWN_CONTRACTS, expectAlert, failing, inTurn, open, press } from './acts.js';
import { withModel } from './with-model.js';
import { withMuch } from './with-much.js';

const generated =
  (thing: keyof Things, path = '/contract/generated') =>
  (things: Things): string =>
    `${path}?contractId=${things[thing]}`;

const NOBODY = '00000000-0000-4000-8000-000000000000';
const UNKNOWN = `contractId=${NOBODY}`;

const compared = ({ check, returned }: Things): string =>
  `/contract/analyze/compare?mine=${check}&theirs=${returned}`;

/** Contracts that exist: those sent by a client, and one's own. */
export const contractPlaces: readonly Place[] = [
  { name: 'checking a contract', who: 'visitor', at: '/contract/analyze' },
  {
    name: 'checking a contract, file chosen',
    who: 'visitor',
    at: '/contract/analyze',
    reach: ({ page }) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'sutartis-2030.docx', mimeType: '', buffer: Buffer.from('1.') }),
  },
  {
    name: 'checking a contract, error shown',
    who: 'visitor',
    at: '/contract/analyze',
    reach: inTurn(
      ({ page }) =>
        page
          .locator('input[type=file]')
          .setInputFiles({ name: 'sutartis-2030.odt', mimeType: '', buffer: Buffer.from('1.') }),
      expectAlert,
    ),
  },
  {
    name: 'a contract, checked',
    who: 'user',
    at: ({ check }) => `/contract/analyze?run=${check}`,
    reach: ({ page }) => expect(page.getByRole('tab').first()).toBeVisible({ timeout: 30_000 }),
  },
  {
    name: 'a contract, checked, that a model is reading',
    who: 'user',
    at: ({ check }) => `/contract/analyze?run=${check}`,
    before: withModel('running'),
    reach: ({ page }) => expect(page.getByRole('tab').first()).toBeVisible({ timeout: 30_000 }),
  },
  {
    name: 'a contract, checked, that a model has read',
    who: 'user',
    at: ({ check }) => `/contract/analyze?run=${check}`,
    before: withModel('done'),
    reach: ({ page }) => expect(page.getByRole('tab').first()).toBeVisible({ timeout: 30_000 }),
  },
  {
    name: 'a contract, checked, with very much found and everything unfolded',
    who: 'user',
    at: ({ check }) => `/contract/analyze?run=${check}`,
    before: withMuch,
    reach: async ({ page }) => {
      await expect(page.getByRole('tab').first()).toBeVisible({ timeout: 30_000 });
      await page.getByRole('tabpanel').locator('ul + button').click();
      const closed = page.locator('details:not([open]) > summary');
      while ((await closed.count()) > 0) await closed.first().click();
    },
  },
  {
    name: 'a contract, checked, what it sets',
    who: 'user',
    at: ({ check }) => `/contract/analyze?run=${check}`,
    reach: async ({ page }) => {
      await expect(page.getByRole('tab').first()).toBeVisible({ timeout: 30_000 });
      const terms = page.locator('section[aria-labelledby="terms-heading"]');
      /* What stands below it comes near, and with it the terms. */
      await page.locator('footer').scrollIntoViewIfNeeded();
      await terms.locator('details > summary').click();
      await terms.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'a contract, checked, read for the other party',
    who: 'user',
    at: ({ check }) => `/contract/analyze?run=${check}`,
    before: withModel('done'),
    reach: async ({ page }) => {
      await page.getByRole('radio').last().check({ timeout: 30_000 });
      await expect(page).toHaveURL(/side=/);
    },
  },
  {
    name: 'a contract, checked, before the check is deleted',
    who: 'user',
    at: ({ check }) => `/contract/analyze?run=${check}`,
    reach: open('delete-check:action'),
  },
  {
    name: 'a reply to a contract',
    who: 'user',
    at: ({ check }) => `/contract/analyze/reply?run=${check}`,
    reach: ({ page }) => expect(page.getByRole('article').first()).toBeVisible({ timeout: 30_000 }),
  },
  {
    name: 'a reply to a contract, its mail',
    who: 'user',
    at: ({ check }) => `/contract/analyze/reply?run=${check}`,
    reach: open('contract-reply:files.mail'),
  },
  {
    name: 'two versions, compared',
    who: 'user',
    at: compared,
    reach: ({ page }) => expect(page.getByRole('article').first()).toBeVisible({ timeout: 30_000 }),
  },
  {
    name: 'two versions, both texts',
    who: 'user',
    at: compared,
    widths: [1440],
    reach: inTurn(press('compare-versions:both.show'), ({ page }) =>
      expect(page.getByRole('dialog').getByRole('group')).toHaveCount(2),
    ),
  },
  { name: 'versions to compare, none checked', who: 'visitor', at: '/contract/analyze/compare' },
  {
    name: 'versions to compare, errors shown',
    who: 'visitor',
    at: '/contract/analyze/compare',
    reach: inTurn(press('compare-versions:form.submit'), expectAlert),
  },
  {
    name: 'a version to compare with a contract of one’s own',
    who: 'user',
    at: ({ paid }) => `/contract/analyze/compare?contract=${paid}`,
  },
  {
    name: 'versions to compare, one gone',
    who: 'newcomer',
    at: `/contract/analyze/compare?mine=${NOBODY}&theirs=${NOBODY}`,
  },
  {
    name: 'a reply to a check that is gone',
    who: 'newcomer',
    at: '/contract/analyze/reply?run=00000000-0000-4000-8000-000000000000',
  },
  {
    name: 'a check that is gone',
    who: 'newcomer',
    at: '/contract/analyze?run=00000000-0000-4000-8000-000000000000',
  },
  { name: 'contracts of a guest', who: 'guest', at: '/contracts' },
  { name: 'contracts of a user', who: 'user', at: '/contracts' },
  { name: 'no contracts yet', who: 'newcomer', at: '/contracts' },
  { name: 'no contracts of a visitor', who: 'visitor', at: '/contracts' },
  {
    name: 'contracts, unreachable',
    who: 'user',
    at: '/contracts',
    before: failing(OWN_CONTRACTS),
  },
  {
    name: 'a contract without an id',
    who: 'user',
    at: '/contract/generated',
  },
  { name: 'a generated contract', who: 'user', at: generated('written') },
  {
    name: 'a generated contract, its checks shown',
    who: 'user',
    at: generated('written', '/contract/analysis'),
    reach: press('contract-generated:groups.legal'),
  },
  { name: 'a generated contract, in both languages', who: 'user', at: generated('both') },
  { name: 'a generated contract with gaps', who: 'user', at: generated('begun') },
  { name: 'a generated contract, paid for', who: 'guest', at: generated('paid') },
  { name: 'an unknown generated contract', who: 'newcomer', at: `/contract/generated?${UNKNOWN}` },
  { name: 'a preview', who: 'user', at: generated('written', '/contracts/preview') },
  { name: 'a preview, in both languages', who: 'user', at: generated('both', '/contracts/preview') },
  { name: 'a preview, paid for', who: 'user', at: generated('paid', '/contracts/preview') },
  { name: 'a preview of nothing', who: 'visitor', at: '/contracts/preview' },
  {
    name: 'paying',
    who: 'guest',
    at: generated('written'),
    reach: open('contract-generated:order'),
  },
  {
    name: 'paying by subscription',
    who: 'user',
    at: generated('written'),
    reach: inTurn(open('contract-generated:order'), ({ page, t }) =>
      page.getByRole('dialog').getByText(t('payment:plans.subscription.name'), { exact: true }).click(),
    ),
  },
  {
    name: 'paying, errors shown',
    who: 'guest',
    at: generated('written'),
    before: failing(/\/api\/payment$/),
    reach: inTurn(open('contract-generated:order'), ({ page, t }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^${t('payment:pay', { price: '' }).trim()}`) })
        .click(),
    ),
  },
  {
    name: 'unlocking by subscription',
    who: 'subscriber',
    at: generated('written'),
    reach: open('contract-generated:order'),
  },
  {
    name: 'paid',
    who: 'guest',
    at: ({ paid }) => `/payment-success?contractId=${paid}&subscription=false`,
  },
  {
    name: 'paid, by subscription',
    who: 'subscriber',
    at: ({ paid }) => `/payment-success?contractId=${paid}&subscription=true`,
  },
  {
    name: 'not paid yet',
    who: 'user',
    at: ({ written }) => `/payment-success?contractId=${written}&subscription=false`,
  },
  { name: 'paid for nothing', who: 'visitor', at: '/payment-success' },
  { name: 'paid for elsewhere', who: 'visitor', at: `/payment-success?${UNKNOWN}` },
  { name: 'paid for by another account', who: 'newcomer', at: `/payment-success?${UNKNOWN}` },
];
