import { act, screen } from '@testing-library/react';
import i18next from 'i18next';
import { refusal } from '../../shared/testing/api-stub.js';
import { isPaid, openDialog, paidInTestMode, PAY, signedIn, STATUS } from '../testing/payment-dialog.js';

describe('the payment dialog for a subscriber', () => {
  const ACCOUNT = 'GET /api/billing/account';
  const subscribed = (over: object = {}) => {
    const subscription = {
      ...{ status: 'active', quota: 4, used: 1, isCancelled: false },
      ...{ periodStart: '2026-03-01T12:00:00.000Z', periodEnd: '2026-04-01T12:00:00.000Z' },
      ...over,
    };
    return signedIn().on(ACCOUNT, () =>
      Response.json({ testMode: false, subscription, receipts: [], hasPortal: true }),
    );
  };

  it('T-09 unlocks without a new charge while contracts are left', async () => {
    const api = subscribed().on(PAY, paidInTestMode);
    const { dialog, user } = await openDialog();
    expect(await dialog.findByText('3 of 4 contracts left until Apr 1, 2026.')).toBeVisible();
    expect(dialog.getByText(/unlocked without a new charge/)).toBeVisible();
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
    api.on(STATUS, isPaid);
    await user.click(dialog.getByRole('button', { name: 'Unlock this contract' }));
    expect(await screen.findByText('Payment Successful!')).toBeVisible();
    expect(api.callsTo(PAY)[0]?.body).toMatchObject({ planType: 'subscription' });
  });

  it('T-09 says that the quota is used and offers the one-time price', async () => {
    subscribed({ used: 4 });
    const { dialog } = await openDialog();
    expect(await dialog.findByText(/All 4 contracts of this billing period are used/)).toBeVisible();
    expect(dialog.getByRole('radio', { name: /One-time purchase/ })).toBeChecked();
    expect(dialog.getByRole('button', { name: 'Checkout – pay $8' })).toBeEnabled();
    expect(dialog.getByRole('radio', { name: /Used up; renews on Apr 1, 2026/ })).toBeDisabled();
  });

  it('T-09 says of a subscription that was cancelled when it ends, in Lithuanian too', async () => {
    subscribed({ used: 4, isCancelled: true });
    const { dialog } = await openDialog();
    expect(await dialog.findByRole('radio', { name: /Used up; ends on Apr 1, 2026/ })).toBeDisabled();
    await act(() => i18next.changeLanguage('lt'));
    expect(dialog.getByRole('radio', { name: /Panaudota, baigsis/ })).toBeDisabled();
  });

  it('T-09 shows the server’s words when the last contract was used meanwhile, and offers the one-time price', async () => {
    const api = subscribed({ used: 3 }).on(PAY, () => {
      subscribedNow.used = 4;
      return refusal(402, { code: 'QUOTA_EXHAUSTED', message: 'All 4 contracts are used until May.' });
    });
    const subscribedNow = { used: 3 };
    api.on(ACCOUNT, () =>
      Response.json({
        ...{ testMode: false, receipts: [], hasPortal: true },
        subscription: {
          ...{ status: 'active', quota: 4, isCancelled: false, ...subscribedNow },
          ...{ periodStart: '2026-03-01T12:00:00.000Z', periodEnd: '2026-04-01T12:00:00.000Z' },
        },
      }),
    );
    const { dialog, user } = await openDialog();
    await user.click(await dialog.findByRole('button', { name: 'Unlock this contract' }));
    expect(await dialog.findByRole('button', { name: 'Checkout – pay $8' })).toBeEnabled();
    expect(dialog.getByRole('alert')).toHaveTextContent('All 4 contracts are used until May.');
    expect(dialog.getByRole('radio', { name: /Monthly subscription/ })).toBeDisabled();
  });

  it('T-09 past due, points to the card and offers the one-time price', async () => {
    subscribed({ status: 'past_due' });
    const { dialog } = await openDialog();
    expect(await dialog.findByText(/last payment of your subscription failed/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Plan and payments' })).toHaveAttribute(
      'href',
      '/profile/billing',
    );
    expect(dialog.getByRole('radio', { name: /One-time purchase/ })).toBeChecked();
    expect(dialog.getByRole('radio', { name: /On hold until your card is updated/ })).toBeDisabled();
  });
});
