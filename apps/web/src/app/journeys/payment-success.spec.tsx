import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { rememberPlan, rememberedPlan } from '../../shared/payment/remembered-plan.js';
import { ApiStub, aUser, refusal } from '../../shared/testing/api-stub.js';
import { loseFocusWhenDisabled } from '../../shared/testing/lose-focus-when-disabled.js';
import { openApp } from '../testing/open-app.js';

const CONTRACT_ID = '00000000-0000-4000-8000-000000000040';
const STATUS = 'GET /api/payment/status';
const address = (subscription = false) =>
  `/payment-success?contractId=${CONTRACT_ID}&subscription=${subscription}`;
/** Says whether it is paid for; the contract itself cannot be had. */
const server = () => new ApiStub().missing(`GET /api/contracts/${CONTRACT_ID}`);
const status = (paid: boolean) => () => Response.json({ paid, testMode: false });

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

loseFocusWhenDisabled();

describe('the payment success page', () => {
  it('R-PSUC-01 goes home with an error when the contract is not named', async () => {
    server();
    const { router } = await openApp('/payment-success');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    const region = within(screen.getByRole('region', { name: 'Notifications (F8)' }));
    expect(await region.findByText('Contract ID not found')).toBeVisible();
  });

  it('R-PSUC-02 offers both downloads and the way to the contracts', async () => {
    const api = server().signIn().on(STATUS, status(true));
    await openApp(address());
    expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download DOCX' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to My Contracts' })).toHaveAttribute('href', '/contracts');
    expect(api.callsTo(STATUS)[0]?.search.get('contractId')).toBe(CONTRACT_ID);
    expect(screen.queryByRole('button', { name: 'Create Account' })).not.toBeInTheDocument();
  });

  it('R-PSUC-03 invites a visitor to create an account', async () => {
    server().on(STATUS, status(true));
    const { user } = await openApp(address());
    await user.click(await screen.findByRole('button', { name: 'Create Account' }));
    expect(await screen.findByRole('dialog', { name: 'Login / Register' })).toBeVisible();
  });

  it('T-37 confirms with the server before it unlocks anything, asking again until it does', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const api = server().on(STATUS, status(false));
    await openApp(address());
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirming payment' })).toBeVisible();
    expect(await screen.findByRole('progressbar', { name: 'Confirming payment…' })).toBeVisible();
    await waitFor(() => expect(api.callsTo(STATUS)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
    api.on(STATUS, status(true));
    act(() => jest.advanceTimersByTime(2_100));
    expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeVisible();
    const asked = api.callsTo(STATUS).length;
    act(() => jest.advanceTimersByTime(10_000));
    expect(api.callsTo(STATUS)).toHaveLength(asked);
  });

  it('T-37 stops asking after a minute and a half and offers to ask again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const api = server().on(STATUS, status(false));
    const { user } = await openApp(address(), { advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await screen.findByRole('progressbar', { name: 'Confirming payment…' });
    act(() => jest.advanceTimersByTime(91_000));
    const askAgain = await screen.findByRole('button', { name: 'Check again' });
    api.on(STATUS, status(true));
    await user.click(askAgain);
    expect(screen.getByRole('progressbar', { name: 'Confirming payment…' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(4_500));
    expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeVisible();
  });

  describe('while nobody answers', () => {
    const openWithTimers = () => openApp(address(), { advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    const progress = () => screen.queryByRole('progressbar', { name: 'Confirming payment…' });
    beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));

    it('T-37 keeps the progress over a question that failed', async () => {
      const api = server().on(STATUS, () => refusal(503, {}));
      await openWithTimers();
      await waitFor(() => expect(api.callsTo(STATUS)).toHaveLength(1));
      for (let passed = 0; passed < 5_000; passed += 250) {
        await pass(250);
        expect(progress()).toBeVisible();
        expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      }
      expect(api.callsTo(STATUS).length).toBeGreaterThan(1);
      expect(screen.getByText(/This usually takes a few seconds/)).toBeVisible();
      api.on(STATUS, status(true));
      await pass(2_500);
      expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeVisible();
    });

    it('T-37 says after a while that it cannot be checked, and at last lets one try again', async () => {
      const api = server().on(STATUS, () => refusal(503, {}));
      const { user } = await openWithTimers();
      await waitFor(() => expect(api.callsTo(STATUS)).toHaveLength(1));
      await pass(12_000);
      expect(screen.getByText(/cannot be checked right now\. We keep trying/)).toBeVisible();
      expect(progress()).toBeVisible();
      await pass(80_000);
      expect(
        screen.getByRole('heading', { level: 1, name: 'The payment could not be checked' }),
      ).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent('Nothing is lost');
      api.on(STATUS, status(true));
      await user.click(screen.getByRole('button', { name: /again/i }));
      await pass(2_500);
      expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeVisible();
    });
  });

  describe('of a contract that is not here', () => {
    const absent = () =>
      refusal(404, { code: 'CONTRACT_NOT_FOUND', message: 'This contract was not found.' });

    it('T-05 T-37 says where it may be, and asks no more', async () => {
      jest.useFakeTimers({ advanceTimers: true });
      const api = server().on(STATUS, absent);
      await openApp(address());
      expect(
        await screen.findByRole('heading', { level: 1, name: 'This contract is not in this browser' }),
      ).toBeVisible();
      expect(screen.getByText(/Opening this page charges nothing/)).toBeVisible();
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Go to My Contracts' })).toHaveAttribute('href', '/contracts');
      await act(() => jest.advanceTimersByTimeAsync(100_000));
      expect(api.callsTo(STATUS)).toHaveLength(1);
      expect(
        screen.getByRole('heading', { level: 1, name: 'This contract is not in this browser' }),
      ).toBeVisible();
    });

    it('T-05 finds it in the account that it was taken to', async () => {
      const api = server()
        .on(STATUS, absent)
        .on('POST /api/auth/register', () => {
          api.signIn().on(STATUS, status(true));
          return Response.json({ success: true, message: 'Welcome', user: aUser() }, { status: 201 });
        });
      const { user } = await openApp(address());
      await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Sign in' }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.type(dialog.getByLabelText('Email'), 'ona@example.lt');
      await user.type(dialog.getByLabelText('Password'), 'long enough');
      await user.click(dialog.getByRole('button', { name: 'Login' }));
      expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeVisible();
    });

    it('T-05 speaks of the account to somebody signed in, in their language', async () => {
      server().signIn().on(STATUS, absent);
      await openApp(address(), { language: 'lt' });
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Šios sutarties šioje paskyroje nėra' }),
      ).toBeVisible();
      expect(within(screen.getByRole('alert')).queryByRole('button')).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Eiti į „Mano sutartys“' })).toBeVisible();
    });
  });

  it('T-05 sends no referrer from this address', async () => {
    server().on(STATUS, status(true));
    await openApp(address());
    await screen.findByRole('button', { name: 'Download PDF' });
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  });

  it('R-PAY-07 forgets the remembered plan once the payment is confirmed', async () => {
    rememberPlan('subscription');
    server().on(STATUS, status(true));
    await openApp(address(true));
    expect(await screen.findByText(/Your subscription is active: 4 contracts every month/)).toBeVisible();
    expect(rememberedPlan()).toBeUndefined();
  });

  it('R-LEGAL-09 R-LEGAL-10 tells what to replace before signing, and that the text is a template', async () => {
    server().on(STATUS, status(true));
    await openApp(address());
    expect(await screen.findByText(/Fill in names, addresses, dates and bank details/)).toBeVisible();
    expect(screen.getByText(/AI-generated template\. A legal professional should review it/)).toBeVisible();
  });

  it.each([
    ['failed', 'The payment did not go through, so nothing was paid. Your contract is kept.'],
    ['expired', 'The checkout was closed before anything was paid. Your contract is kept.'],
  ])('T-37 says that the payment %s, stops asking, and lets one pay again', async (ended, text) => {
    server().on(STATUS, () => Response.json({ paid: false, testMode: false, ended }));
    const { user } = await openApp(address());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The payment was not completed' }),
    ).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'Pay again' }));
    expect(await screen.findByRole('dialog', { name: 'Get your contract' })).toBeVisible();
  });

  it('T-33 offers no downloads of a contract whose money went back', async () => {
    server().on(STATUS, () => Response.json({ paid: false, testMode: false, withheld: 'refunded' }));
    await openApp(address());
    expect(await screen.findByRole('heading', { level: 1, name: 'This contract is locked' })).toBeVisible();
    expect(screen.getByText(/was refunded, so it can no longer be downloaded/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to My Contracts' })).toHaveAttribute('href', '/contracts');
  });

  it('T-33 does not ask to pay again for what the bank is looking into', async () => {
    server().on(STATUS, () => Response.json({ paid: false, testMode: false, withheld: 'disputed' }));
    await openApp(address());
    expect(await screen.findByRole('link', { name: 'Go to My Contracts' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay again' })).not.toBeInTheDocument();
  });

  describe('the code that takes a visitor’s contracts elsewhere', () => {
    const CLAIM = 'POST /api/auth/claim-codes';
    const code = '7K2M-9XQ4-AB12-CD34-EF56';

    it('T-05 is made when asked for and shown with until when it works', async () => {
      const api = server()
        .on(STATUS, status(true))
        .on(CLAIM, () => Response.json({ code, expiresAt: '2026-04-01T12:00:00.000Z' }, { status: 201 }));
      const { user } = await openApp(address());
      const make = await screen.findByRole('button', { name: 'Show a code' });
      expect(api.callsTo(CLAIM)).toHaveLength(0);
      await user.click(make);
      expect(await screen.findByText(code)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Make a new code' })).toHaveFocus();
      expect(screen.getByText(/It works once, until Apr 1, 2026/)).toBeVisible();
    });

    it('T-05 is copied where the browser allows it', async () => {
      Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
      server()
        .on(STATUS, status(true))
        .on(CLAIM, () => Response.json({ code, expiresAt: '2026-04-01T12:00:00.000Z' }, { status: 201 }));
      const { user } = await openApp(address());
      const written: string[] = [];
      jest.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
        written.push(text);
        return Promise.resolve();
      });
      await user.click(await screen.findByRole('button', { name: 'Show a code' }));
      await user.click(await screen.findByRole('button', { name: 'Copy' }));
      expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
      expect(written).toEqual([code]);
    });

    it('T-05 is not offered to somebody signed in, whose contracts are in the account', async () => {
      server().signIn().on(STATUS, status(true));
      await openApp(address());
      await screen.findByRole('button', { name: 'Download PDF' });
      expect(screen.queryByRole('button', { name: 'Show a code' })).not.toBeInTheDocument();
    });

    it('shows the server’s words when none can be made', async () => {
      server()
        .on(STATUS, status(true))
        .on(CLAIM, () => refusal(429, { message: 'Too many codes. Please wait.' }));
      const { user } = await openApp(address());
      await user.click(await screen.findByRole('button', { name: 'Show a code' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Too many codes. Please wait.');
    });
  });
});
