import { PASSWORD } from '../people.js';
import type { Place } from '../place.js';
import { expectAlert, failing, inTurn, open, press } from './acts.js';

/** One's own account. */
export const accountPlaces: readonly Place[] = [
  { name: 'the profile', who: 'user', at: '/profile' },
  { name: 'the profile of nobody', who: 'visitor', at: '/profile' },
  {
    name: 'the profile, errors shown',
    who: 'user',
    at: '/profile',
    reach: async (stage) => {
      const { page, t } = stage;
      await page.getByLabel(t('profile:currentPassword'), { exact: true }).fill(PASSWORD);
      await page.getByLabel(t('profile:newPassword'), { exact: true }).fill('1234');
      await page.getByLabel(t('profile:confirmPassword'), { exact: true }).fill('12345');
      await press('profile:save')(stage);
    },
  },
  {
    name: 'deleting the account',
    who: 'user',
    at: '/profile',
    reach: open('profile:data.delete'),
  },
  { name: 'no plan', who: 'newcomer', at: '/profile/billing' },
  { name: 'payments', who: 'user', at: '/profile/billing' },
  { name: 'a subscription', who: 'subscriber', at: '/profile/billing' },
  {
    name: 'cancelling the subscription',
    who: 'subscriber',
    at: '/profile/billing',
    reach: open('billing:cancel.confirm'),
  },
  { name: 'asking for a refund', who: 'user', at: '/profile/billing', reach: open('billing:refund.button') },
  {
    name: 'withdrawing from a purchase',
    who: 'user',
    at: '/profile/billing',
    reach: open('billing:withdraw.button'),
  },
  {
    name: 'payments, unreachable',
    who: 'user',
    at: '/profile/billing',
    before: failing(/\/api\/billing\/account$/),
  },
  { name: 'a forgotten password', who: 'visitor', at: '/reset-password' },
  {
    name: 'a forgotten password, errors shown',
    who: 'visitor',
    at: '/reset-password',
    reach: press('auth:reset.send'),
  },
  {
    name: 'a new password',
    who: 'visitor',
    at: '/reset-password?token=no-such-token',
    before: failing(/\/api\/auth\/reset-password\/check$/),
  },
  {
    name: 'a new password, errors shown',
    who: 'visitor',
    at: '/reset-password?token=no-such-token',
    before: failing(/\/api\/auth\/reset-password(\/check)?$/),
    reach: inTurn(
      ({ page, t }) => page.getByLabel(t('auth:reset.newPassword'), { exact: true }).fill(PASSWORD),
      press('auth:reset.save'),
      expectAlert,
    ),
  },
  {
    name: 'a new password, refused',
    who: 'visitor',
    at: '/reset-password?token=no-such-token',
    /* As where mails are sent. */
    before: failing(/\/api\/auth\/reset-password\/check$/, 400),
    reach: expectAlert,
  },
];
