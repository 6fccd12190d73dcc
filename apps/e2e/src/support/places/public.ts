import { expect } from '@playwright/test';
import { OWN_WORDS } from '../people.js';
import type { Place } from '../place.js';
import { OWN_CONTRACTS, inTurn, open, press, pressInDialog } from './acts.js';

const READING = ['/services', '/about', '/accuracy', '/privacy', '/terms', '/refund', '/blog'] as const;

const ARTICLES = [
  'ending-a-contract',
  'freelance-contracts-in-lithuania',
  'payment-terms-and-late-interest',
  'red-flags-before-signing',
  'scope-and-change-requests',
  'who-owns-the-work',
] as const;

const stating = inTurn(
  ({ page, t }) => page.getByLabel(t('withdrawal:form.name')).fill(OWN_WORDS[1]),
  ({ page, t }) => page.getByLabel(t('withdrawal:form.email')).fill('rugys@example.lt'),
  ({ page, t }) => page.getByLabel(t('withdrawal:form.words')).fill(OWN_WORDS[0]),
  pressInDialog('withdrawal:form.continue'),
);

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
    name: 'withdrawing from a contract, to be confirmed',
    who: 'visitor',
    at: '/refund?withdraw=now',
    reach: stating,
  },
  {
    name: 'withdrawing from a contract, acknowledged',
    who: 'visitor',
    at: '/refund?withdraw=now',
    reach: inTurn(stating, pressInDialog('withdrawal:confirm.button'), ({ page, t }) =>
      expect(page.getByRole('heading', { name: t('withdrawal:received.title') })).toBeVisible(),
    ),
  },
  {
    name: 'choosing the language',
    who: 'visitor',
    at: '/about',
    reach: inTurn(press('shell:language.label'), ({ page }) => expect(page.getByRole('menu')).toBeVisible()),
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
