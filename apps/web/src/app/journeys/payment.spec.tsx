import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { changeLanguage } from '../../shared/i18n/i18n.js';
import { browser } from '../../shared/browser.js';
import { rememberedPlan } from '../../shared/payment/remembered-plan.js';
import { aUser, refusal } from '../../shared/testing/api-stub.js';
import { openApp } from '../testing/open-app.js';
import {
  CONTRACT_ID,
  isPaid,
  openDialog,
  paidInTestMode,
  PAY,
  signedIn,
  STATUS,
  visiting,
} from '../testing/payment-dialog.js';

afterEach(() => {
  jest.useRealTimers();
  void changeLanguage('en');
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('the payment dialog', () => {
  it('R-PAY-01 R-PAY-02 T-41 offers both plans with price, struck former price, contracts and tax note', async () => {
    signedIn();
    const { dialog, user } = await openDialog();
    const [oneTime, subscription] = dialog.getAllByRole('radio');
    expect(oneTime).toBeChecked();
    expect(oneTime).toHaveAccessibleName(/One-time purchase \$8 Former price \$38 1 contract Paid once/);
    expect(subscription).toHaveAccessibleName(
      /Monthly subscription \$5 ?\/mo Former price \$12\/mo 4 contracts per month · \$1\.25 each Charged monthly, cancel anytime/,
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
    const features = within(dialog.getByRole('list', { name: 'Both include' }));
    expect(features.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Professional contract',
      'Download as PDF and Word',
      'AI improvements',
      'Free updates',
    ]);
    expect(dialog.getByText(/7-day, 100% money-back guarantee/)).toBeVisible();
    expect(await dialog.findByText(/We never see your card number/)).toBeVisible();
  });

  it('T-32 T-42 states the purpose and the end of the right of withdrawal', async () => {
    signedIn();
    const { dialog } = await openDialog();
    expect(dialog.getByText(/you are at least 18, that you buy for business or professional/)).toBeVisible();
    expect(dialog.getByText(/right of withdrawal ends with its delivery/)).toBeVisible();
  });

  it('T-32 R-LEGAL-05 tells whoever subscribes that the right stays and what was provided is owed', async () => {
    signedIn();
    const { dialog, user } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /Monthly subscription/ }));
    expect(await dialog.findByText(/subscription to begin at once.+owe the part of the price/)).toBeVisible();
    expect(dialog.queryByText(/right of withdrawal ends/)).not.toBeInTheDocument();
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
    const api = signedIn().on(PAY, paidInTestMode);
    const { pay, router } = await openDialog();
    api.on(STATUS, isPaid);
    await pay();
    expect(await screen.findByText('Payment Successful!')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success'));
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
    const api = signedIn().on(PAY, () => new Promise((resolve) => (answer = resolve)));
    const { pay } = await openDialog({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    api.on(STATUS, isPaid);
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
    expect(dialog.getByRole('alert')).toHaveFocus();
    expect(dialog.getByRole('button', { name: /^Checkout/ })).toBeEnabled();
  });

  it.each([
    ['en', 'Go to the answer', { court_city: 'Law and courts' }, '&field=court_city'],
    ['lt', 'Taisyti atsakymą', { court_city: 'Teisė ir teismai' }, '&field=court_city'],
    ['en', 'Go to the answer', undefined, ''],
  ] as const)(
    'T-25 R-PAY-09 leads from a refused order to the question that causes it (%s)',
    async (language, action, fields, place) => {
      const message = 'This contract cannot be ordered yet.';
      signedIn().on(PAY, () =>
        refusal(409, { code: 'CONTRACT_INCOMPLETE', message, ...(fields && { fields }) }),
      );
      const { pay, dialog } = await openDialog();
      await pay();
      const alert = within(await dialog.findByRole('alert'));
      await act(() => changeLanguage(language));
      const link = await alert.findByRole('link', { name: action });

      expect(dialog.getByRole('alert')).toHaveTextContent(message);
      expect(link).toHaveAttribute('href', `/contract/new?contractId=${CONTRACT_ID}${place}`);
    },
  );

  it('leads nowhere when something else is the cause', async () => {
    signedIn().on(PAY, () => refusal(409, { code: 'PAYMENT_UNDER_WAY', message: 'Under way.' }));
    const { pay, dialog } = await openDialog();
    await pay();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Under way.');
    expect(within(dialog.getByRole('alert')).queryByRole('link')).not.toBeInTheDocument();
  });

  it('T-59 asks a visitor who subscribes to sign in first, and goes on with the payment', async () => {
    const api = visiting().on(PAY, paidInTestMode);
    api.on('POST /api/auth/register', () => {
      api.signIn();
      return Response.json({ success: true, message: 'ok' }, { status: 201 });
    });
    const { dialog, user, pay } = await openDialog();
    api.on(STATUS, isPaid);
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
    const api = visiting().on(PAY, paidInTestMode);
    const { pay } = await openDialog();
    api.on(STATUS, isPaid);
    await pay();
    expect(await screen.findByText('Payment Successful!')).toBeVisible();
    expect(api.callsTo(PAY)[0]?.body).toMatchObject({ planType: 'one-time', userId: null });
  });

  it('R-PAY-07 brings whoever leaves the checkout back to where they ordered, with a calm word', async () => {
    const checkoutUrl = 'https://checkout.stripe.com/c/pay/cs_1';
    signedIn().on(PAY, () => Response.json({ success: true, checkoutUrl }));
    const leaveTo = jest.spyOn(browser, 'leaveTo').mockReturnValue(undefined);
    const { pay, unmount } = await openDialog();
    await pay();
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    unmount();
    const intoView = jest.fn();
    Element.prototype.scrollIntoView = function (this: Element) {
      intoView(this.id);
    };
    const { router } = await openApp(`/contract/generated?contractId=${CONTRACT_ID}&checkout=left`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/contracts'));
    const region = within(await screen.findByRole('region', { name: 'Notifications (F8)' }));
    expect(await region.findByText('Nothing was charged')).toBeVisible();
    expect(rememberedPlan()).toBeUndefined();
    expect(await screen.findByRole('button', { name: /Created/, expanded: true })).toBeVisible();
    expect(intoView).toHaveBeenCalledWith(expect.stringContaining(CONTRACT_ID));
  });
});
