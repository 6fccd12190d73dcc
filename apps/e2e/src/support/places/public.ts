import { expect } from '@playwright/test';
import type { Place } from '../places.js';
import { OWN_CONTRACTS, inTurn, open, pressInDialog } from './acts.js';

const READING = ['/services', '/about', '/privacy', '/terms', '/refund', '/blog'] as const;

const ARTICLES = [
  'ending-a-contract',
  'freelance-contracts-in-lithuania',
  'payment-terms-and-late-interest',
  'red-flags-before-signing',
  'scope-and-change-requests',
  'who-owns-the-work',
] as const;

/** What everybody may see. */
export const publicPlaces: readonly Place[] = [
  { name: 'home', who: 'visitor', at: '/' },
  { name: 'home, signed in', who: 'user', at: '/' },
  ...READING.map((at): Place => ({ name: at, who: 'visitor', at })),
  ...ARTICLES.map((slug): Place => ({ name: `article ${slug}`, who: 'visitor', at: `/blog/${slug}` })),
  { name: 'an unknown article', who: 'visitor', at: '/blog/no-such-article' },
  { name: 'an unknown address', who: 'visitor', at: '/no/such/page' },
  {
    name: 'a page that fails',
    who: 'user',
    at: '/contracts',
    before: async ({ page }) => {
      await page.route(OWN_CONTRACTS, (route) =>
        route.fulfill({ contentType: 'application/json', body: '[null]' }),
      );
    },
    reach: ({ page, t }) =>
      expect(page.getByRole('heading', { level: 1, name: t('common:errorScreen.title') })).toBeVisible(),
  },
  { name: 'signing in', who: 'visitor', at: '/', reach: open('shell:signIn.label') },
  {
    name: 'signing in, errors shown',
    who: 'visitor',
    at: '/',
    reach: inTurn(open('shell:signIn.label'), pressInDialog('auth:login')),
  },
  {
    name: 'registering',
    who: 'visitor',
    at: '/',
    reach: inTurn(open('shell:signIn.label'), pressInDialog('auth:register')),
  },
  {
    name: 'withdrawing from a contract, errors shown',
    who: 'visitor',
    at: '/refund?withdraw=now',
    reach: pressInDialog('withdrawal:form.continue'),
  },
  {
    name: 'a tooltip',
    who: 'user',
    at: '/blog',
    reach: async ({ page, t }) => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('shell:check.label') })
        .focus();
      await expect(page.getByText(t('shell:check.description'))).toBeVisible();
    },
  },
];
