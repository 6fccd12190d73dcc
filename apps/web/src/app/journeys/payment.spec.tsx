import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { browser } from '../../shared/browser.js';
import { rememberedPlan } from '../../shared/payment/remembered-plan.js';
import { ApiStub, aUser, refusal } from '../../shared/testing/api-stub.js';
import { openApp } from '../testing/open-app.js';

/* Whole pages take their time on a busy machine. */
jest.setTimeout(30_000);

const CONTRACT_ID = '00000000-0000-4000-8000-000000000020';
const PAY = 'POST /api/payment';
const STATUS = 'GET /api/payment/status';
const unpaid = {
  id: CONTRACT_ID,
  title: null,
  status: 'in_progress',
  freelanceType: 'Design',
  language: 'en',
  isPaid: false,
  testMode: false,
  createdAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
  wizardData: { scope_of_work: null, payment_amount: null },
};

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const signedIn = () => new ApiStub().signIn().on('GET /api/contracts', () => Response.json([unpaid]));
const visiting = () =>
  new ApiStub().on('GET /api/contracts/user-contracts', () => Response.json({ contracts: [unpaid] }));
const paidInTestMode = () => Response.json({ success: true, testMode: true });
const isPaid = () => Response.json({ paid: true, testMode: true });

async function openDialog(options: Parameters<typeof openApp>[1] = {}) {
  const app = await openApp('/contracts', options);
  await app.user.click(await screen.findByRole('button', { name: 'Download PDF: Design' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Get your contract' }));
  await dialog.findByRole('button', { name: /^(Checkout|Unlock)/ });
  return { ...app, dialog, pay: () => app.user.click(dialog.getByRole('button', { name: /^Checkout/ })) };
}

describe('the payment dialog', () => {
  it('R-PAY-01 R-PAY-02 offers both plans with price, struck former price, contracts and tax note', async () => {
    signedIn();
    const { dialog, user } = await openDialog();
    const [oneTime, subscription] = dialog.getAllByRole('radio');
    expect(oneTime).toBeChecked();
    expect(oneTime).toHaveAccessibleName(/One-time purchase \$8 Former price \$38 1 contract Paid once/);
    expect(subscription).toHaveAccessibleName(
      /Monthly subscription \$5 ?\/mo Former price \$12\/mo 4 contracts per month Charged monthly, cancel anytime/,
    );
    expect(dialog.getByText('$38', { exact: false, selector: 's' })).toBeVisible();
    expect(dialog.getByText('In USD, exclusive of taxes')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Checkout – pay $8' })).toBeEnabled();
    oneTime?.focus();
    await user.keyboard('{ArrowRight}');
    expect(subscription).toBeChecked();
    expect(dialog.getByRole('button', { name: 'Checkout – pay $5/mo' })).toBeEnabled();
  });

  it('R-PAY-03 names what is included, and the refund by the button', async () => {
    signedIn();
    const { dialog } = await openDialog();
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Professional contract',
      'Download as PDF and Word',
      'AI improvements',
      'Free updates',
    ]);
    expect(dialog.getByText(/7-day, 100% money-back guarantee/)).toBeVisible();
  });

  it('T-32 T-42 states the purpose and the end of the right of withdrawal', async () => {
    signedIn();
    const { dialog } = await openDialog();
    expect(dialog.getByText(/you are at least 18, that you buy for business or professional/)).toBeVisible();
    expect(dialog.getByText(/right of withdrawal ends with its delivery/)).toBeVisible();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('T-36 shows the test-mode banner only when the server says so: %s', async (testMode, banners) => {
    const api = signedIn().on('GET /api/billing/mode', () => Response.json({ testMode }));
    const { dialog } = await openDialog();
    await waitFor(() => expect(api.callsTo('GET /api/billing/mode')).toHaveLength(1));
    await waitFor(() => expect(dialog.queryAllByText(/Test mode: no money is taken/)).toHaveLength(banners));
  });

  it('R-PAY-04 R-PAY-06 pays, closes and goes to the success page', async () => {
    const api = signedIn().on(PAY, paidInTestMode).on(STATUS, isPaid);
    const { pay, router } = await openDialog();
    await pay();
    expect(await screen.findByText('Payment Successful!')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success'), { timeout: 3_000 });
    expect(router.state.location.search).toBe(`?contractId=${CONTRACT_ID}&subscription=false`);
    expect(api.callsTo(PAY)[0]?.body).toEqual({
      contractId: CONTRACT_ID,
      planType: 'one-time',
      userId: aUser().id,
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your contract is ready' })).toBeVisible();
  });

  it('R-PAY-05 T-26 grows five per cent every 200 ms, waits at 95 and never claims success before the server', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let answer: (response: Response) => void = () => undefined;
    signedIn()
      .on(PAY, () => new Promise((resolve) => (answer = resolve)))
      .on(STATUS, isPaid);
    const { pay } = await openDialog({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await pay();
    const bar = await screen.findByRole('progressbar', { name: 'Processing your payment…' });
    const before = Number(bar.getAttribute('aria-valuenow'));
    act(() => jest.advanceTimersByTime(1_000));
    expect(Number(bar.getAttribute('aria-valuenow')) - before).toBe(25);
    act(() => jest.advanceTimersByTime(60_000));
    expect(bar).toHaveAttribute('aria-valuenow', '95');
    expect(screen.queryByText('Payment Successful!')).not.toBeInTheDocument();
    answer(paidInTestMode());
    expect(await screen.findByText('Payment Successful!')).toBeVisible();
  });

  it('R-PAY-07 remembers the plan and leaves for the checkout', async () => {
    const checkoutUrl = 'https://checkout.stripe.com/c/pay/cs_1';
    signedIn().on(PAY, () => Response.json({ success: true, checkoutUrl }));
    const leaveTo = jest.spyOn(browser, 'leaveTo').mockReturnValue(undefined);
    const { dialog, user, pay } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /Monthly subscription/ }));
    await pay();
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(checkoutUrl));
    expect(rememberedPlan()).toBe('subscription');
  });

  it.each([
    ['an empty object', {}],
    ['success alone', { success: true }],
    [
      'a checkout on a strange host',
      { success: true, checkoutUrl: 'https://checkout.stripe.com.evil.example/' },
    ],
    ['a checkout that is a script', { success: true, checkoutUrl: 'javascript:alert(1)' }],
    ['nothing', null],
  ])('R-PAY-08 T-37 refuses %s as an invalid response', async (_, body) => {
    signedIn().on(PAY, () => Response.json(body));
    const leaveTo = jest.spyOn(browser, 'leaveTo').mockReturnValue(undefined);
    const { pay, dialog } = await openDialog();
    await pay();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Invalid payment response');
    expect(within(screen.getByRole('region')).getByText('Payment Error')).toBeVisible();
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it.each([
    [
      'the server’s words',
      () => refusal(402, { message: 'All 4 contracts are used.' }),
      'All 4 contracts are used.',
    ],
    [
      'its error text with status 200',
      () => Response.json({ success: false, error: 'Card declined' }),
      'Card declined',
    ],
    ['a fallback', () => refusal(500, {}), 'Payment failed. Please try again.'],
    ['a fallback for no answer', () => new Error('offline'), 'Failed to process payment. Please try again.'],
  ])('R-PAY-09 shows %s when the payment is refused, and lets one try again', async (_, answer, text) => {
    signedIn().on(PAY, answer);
    const { pay, dialog } = await openDialog();
    await pay();
    expect(await dialog.findByRole('alert')).toHaveTextContent(text);
    expect(dialog.getByRole('button', { name: /^Checkout/ })).toBeEnabled();
  });

  it('T-59 asks a visitor who subscribes to sign in first, and goes on with the payment', async () => {
    const api = visiting().on(PAY, paidInTestMode).on(STATUS, isPaid);
    api.on('POST /api/auth/register', () => {
      api.signIn();
      return Response.json({ success: true, message: 'ok' }, { status: 201 });
    });
    const { dialog, user, pay } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /Monthly subscription/ }));
    await pay();
    const signIn = within(await screen.findByRole('dialog', { name: 'Login / Register' }));
    expect(api.callsTo(PAY)).toHaveLength(0);
    await user.type(signIn.getByLabelText('Email'), 'ona@example.lt');
    await user.type(signIn.getByLabelText('Password'), 'long enough');
    await user.click(signIn.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(api.callsTo(PAY)).toHaveLength(1));
    expect(api.callsTo(PAY)[0]?.body).toMatchObject({ planType: 'subscription' });
  });

  it('T-59 lets a visitor buy once without an account', async () => {
    const api = visiting().on(PAY, paidInTestMode).on(STATUS, isPaid);
    const { pay } = await openDialog();
    await pay();
    expect(await screen.findByText('Payment Successful!')).toBeVisible();
    expect(api.callsTo(PAY)[0]?.body).toMatchObject({ planType: 'one-time', userId: null });
  });

  describe('for a subscriber', () => {
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
      const api = subscribed().on(PAY, paidInTestMode).on(STATUS, isPaid);
      const { dialog, user } = await openDialog();
      expect(await dialog.findByText('3 of 4 contracts left until Apr 1, 2026.')).toBeVisible();
      expect(dialog.getByText(/unlocked without a new charge/)).toBeVisible();
      expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
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
    });
  });

  it('R-PAY-07 brings whoever leaves the checkout back to where they ordered, with a calm word', async () => {
    const checkoutUrl = 'https://checkout.stripe.com/c/pay/cs_1';
    signedIn().on(PAY, () => Response.json({ success: true, checkoutUrl }));
    const leaveTo = jest.spyOn(browser, 'leaveTo').mockReturnValue(undefined);
    const { pay, unmount } = await openDialog();
    await pay();
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    unmount();
    const { router } = await openApp(`/contract/generated?contractId=${CONTRACT_ID}&checkout=left`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/contracts'));
    const region = within(await screen.findByRole('region', { name: 'Notifications (F8)' }));
    expect(await region.findByText('Nothing was charged')).toBeVisible();
    expect(rememberedPlan()).toBeUndefined();
  });
});
