import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { BillingAccount, Receipt } from '@pactwright/protocol';
import { browser } from '../../shared/browser.js';
import { ApiStub, refusal } from '../../shared/testing/api-stub.js';
import { loseFocusWhenDisabled } from '../../shared/testing/lose-focus-when-disabled.js';
import { openApp } from '../testing/open-app.js';
import { toastOf } from '../testing/toast.js';

const ACCOUNT = 'GET /api/billing/account';
const PAYMENT_ID = '00000000-0000-4000-8000-000000000050';
const CONTRACT_ID = '00000000-0000-4000-8000-000000000051';

type Subscription = NonNullable<BillingAccount['subscription']>;
const aSubscription = (over: Partial<Subscription> = {}): Subscription => ({
  ...{ status: 'active', quota: 4, used: 2, isCancelled: false },
  ...{ periodStart: '2026-03-01T12:00:00.000Z', periodEnd: '2026-04-01T12:00:00.000Z' },
  ...over,
});
const aReceipt = (over: Partial<Receipt> = {}): Receipt => ({
  ...{ id: PAYMENT_ID, planType: 'one-time', status: 'confirmed', amountCents: 800, currency: 'USD' },
  ...{ testMode: false, isReply: false, contractId: CONTRACT_ID, paidAt: '2026-03-01T12:00:00.000Z' },
  ...{ receiptUrl: 'https://pay.stripe.com/receipts/r_1', refundableUntil: null, refundRefusal: null },
  ...over,
});
const anAccount = (over: Partial<BillingAccount> = {}): BillingAccount => ({
  ...{ testMode: false, subscription: null, receipts: [], hasPortal: false },
  ...over,
});
const withAccount = (over: Partial<BillingAccount> = {}) =>
  new ApiStub().signIn().on(ACCOUNT, () => Response.json(anAccount(over)));

afterEach(() => jest.restoreAllMocks());

loseFocusWhenDisabled();

describe('the money page', () => {
  it('R-PROF-02 sends whoever is not signed in home', async () => {
    new ApiStub();
    const { router } = await openApp('/profile/billing');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('T-09 shows what is left of the subscription and when it renews', async () => {
    withAccount({ subscription: aSubscription(), hasPortal: true });
    await openApp('/profile/billing');
    const meter = await screen.findByRole('meter', { name: '2 of 4 contracts left' });
    expect(meter).toHaveAttribute('aria-valuenow', '2');
    expect(screen.getByText('Active')).toBeVisible();
    expect(screen.getByText('$5 a month, exclusive of taxes')).toBeVisible();
    expect(screen.getByText('Mar 1, 2026 – Apr 1, 2026')).toBeVisible();
    expect(screen.getByText('Renews on').nextSibling).toHaveTextContent('Apr 1, 2026');
    expect(screen.getByRole('tab', { name: 'Plan and payments' })).toHaveAttribute('aria-selected', 'true');
  });

  it('T-09 counts in Lithuanian forms', async () => {
    withAccount({ subscription: aSubscription({ used: 3 }) });
    await openApp('/profile/billing', { language: 'lt' });
    expect(await screen.findByRole('meter', { name: 'Liko 1 iš 4 sutarčių' })).toBeVisible();
  });

  it('R-PAY-10 cancels in two clicks, saying what stays and until when, and resumes', async () => {
    let isCancelled = false;
    const account = () => Response.json(anAccount({ subscription: aSubscription({ isCancelled }) }));
    const api = withAccount()
      .on(ACCOUNT, account)
      .on('POST /api/billing/subscription/cancel', () => {
        isCancelled = true;
        return account();
      })
      .on('POST /api/billing/subscription/resume', () => {
        isCancelled = false;
        return account();
      });
    const { user } = await openApp('/profile/billing');
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the subscription?' }));
    expect(dialog.getByText('You can use it until Apr 1, 2026: 2 of 4 contracts are left.')).toBeVisible();
    expect(dialog.getByText(/Contracts that you have unlocked stay yours/)).toBeVisible();
    expect(api.callsTo('POST /api/billing/subscription/cancel')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
    const resume = await screen.findByRole('button', { name: 'Resume subscription' });
    await waitFor(() => expect(resume).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Cancel subscription' })).toHaveFocus();
    expect(api.callsTo('POST /api/billing/subscription/resume')).toHaveLength(1);
  });

  it('goes to the plan when what was past due has ended at once, and nothing is left to take back', async () => {
    let status: 'past_due' | 'ended' = 'past_due';
    const account = () => Response.json(anAccount({ subscription: aSubscription({ status }) }));
    withAccount()
      .on(ACCOUNT, account)
      .on('POST /api/billing/subscription/cancel', () => {
        status = 'ended';
        return account();
      });
    const { user } = await openApp('/profile/billing');
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the subscription?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText(/Your subscription has ended/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Your plan' })).toHaveFocus());
  });

  it('T-09 says of a cancelled subscription until when it can be used', async () => {
    withAccount({ subscription: aSubscription({ isCancelled: true }) });
    await openApp('/profile/billing');
    expect(await screen.findByText(/You can use what is left until Apr 1, 2026/)).toBeVisible();
    expect(screen.getByText('Cancelled')).toBeVisible();
    expect(screen.getByText('Ends on')).toBeVisible();
    expect(screen.queryByText('Renews on')).not.toBeInTheDocument();
  });

  it.each([
    ['https://billing.stripe.com/p/session/1', 1],
    ['https://billing.stripe.com.evil.example/', 0],
  ])('T-09 past due, leads to the card at the provider and nowhere else: %s', async (url, visits) => {
    withAccount({ subscription: aSubscription({ status: 'past_due' }), hasPortal: true }).on(
      'POST /api/billing/portal',
      () => Response.json({ success: true, url }),
    );
    const leaveTo = jest.spyOn(browser, 'leaveTo').mockReturnValue(undefined);
    const { user } = await openApp('/profile/billing');
    expect(await screen.findByText(/The last payment failed/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Manage card and invoices' }));
    if (visits === 0) await toastOf(/could not be opened/);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(visits));
  });

  it('tells whoever has no plan and paid nothing what there is, and offers no portal', async () => {
    withAccount();
    await openApp('/profile/billing');
    expect(await screen.findByText(/You have no subscription/)).toBeVisible();
    expect(screen.getByText(/gives you 4 contracts a month for \$5/)).toBeVisible();
    expect(screen.getByText(/No payments yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Manage card and invoices' })).not.toBeInTheDocument();
  });

  it('lists a receipt with its sum, its state and the ways to it', async () => {
    withAccount({ receipts: [aReceipt()] });
    await openApp('/profile/billing');
    const row = within(await screen.findByRole('region', { name: 'Payments' }));
    expect(row.getByText('$8.00')).toBeVisible();
    expect(row.getByText('Paid')).toBeVisible();
    expect(row.getByRole('link', { name: /^Receipt: One-time purchase, Mar 1, 2026/ })).toHaveAttribute(
      'href',
      'https://pay.stripe.com/receipts/r_1',
    );
    expect(row.getByRole('link', { name: 'Contract paid on Mar 1, 2026' })).toHaveAttribute(
      'href',
      `/contract/generated?contractId=${CONTRACT_ID}`,
    );
  });

  it('R-LEGAL-05 T-33 refunds while it may, after saying what becomes of the contract', async () => {
    let receipt = aReceipt({ refundableUntil: '2026-03-08T12:00:00.000Z' });
    const account = () => Response.json(anAccount({ receipts: [receipt] }));
    const refundCall = `POST /api/billing/payments/${PAYMENT_ID}/refund` as const;
    const api = withAccount()
      .on(ACCOUNT, account)
      .on(refundCall, () => {
        receipt = aReceipt({ status: 'refund_requested', refundRefusal: 'not-confirmed' });
        return account();
      });
    const { user } = await openApp('/profile/billing');
    expect(await screen.findByText(/^Possible until Mar 8, 2026/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Ask for a refund: One-time purchase/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund $8.00?' }));
    expect(dialog.getByText(/locked at once and can no longer be downloaded/)).toBeVisible();
    expect(dialog.getByText(/within 5–7 business days/)).toBeVisible();
    expect(api.callsTo(refundCall)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('Refund under way')).toBeVisible();
    expect(screen.getByText(/The money is on its way back/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Ask for a refund/ })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: 'One-time purchase' })).toHaveFocus();
  });

  it.each([
    ['not-first', /only the first purchase is/],
    ['too-late', /the 7 days for that are over/],
    ['not-confirmed', /the payment was not completed/],
  ] as const)('R-LEGAL-05 says why there is no refund: %s', async (refundRefusal, reason) => {
    withAccount({ receipts: [aReceipt({ refundRefusal })] });
    await openApp('/profile/billing');
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Ask for a refund/ })).not.toBeInTheDocument();
  });

  it('T-54 keeps the dialog and shows the server’s words in it when a refund is refused', async () => {
    withAccount({ receipts: [aReceipt({ refundableUntil: '2026-03-08T12:00:00.000Z' })] }).on(
      `POST /api/billing/payments/${PAYMENT_ID}/refund`,
      () => refusal(409, { message: 'Only the first purchase can be refunded.' }),
    );
    const { user } = await openApp('/profile/billing');
    await user.click(await screen.findByRole('button', { name: /^Ask for a refund/ }));
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = await screen.findByRole('dialog', { name: 'Refund $8.00?' });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Only the first purchase can be refunded.',
    );
    expect(within(dialog).getByRole('button', { name: 'Refund' })).toHaveFocus();
  });

  it('T-36 marks test mode on the page and on the receipt', async () => {
    withAccount({ testMode: true, receipts: [aReceipt({ testMode: true })] });
    await openApp('/profile/billing');
    expect(await screen.findByText(/Test mode: no money moves here/)).toBeVisible();
    expect(screen.getByText('Mar 1, 2026 · in test mode')).toBeVisible();
  });

  it('says that it could not be loaded, and tries again', async () => {
    const api = withAccount().on(ACCOUNT, () => refusal(503, {}));
    const { user } = await openApp('/profile/billing');
    expect(await screen.findByText('Your plan and payments could not be loaded.')).toBeVisible();
    api.on(ACCOUNT, () => Response.json(anAccount()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/You have no subscription/)).toBeVisible();
  });
});
