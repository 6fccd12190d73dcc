import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { rememberPlan, rememberedPlan } from '../../shared/payment/remembered-plan.js';
import { ApiStub, refusal } from '../../shared/testing/api-stub.js';
import { openApp } from '../testing/open-app.js';

const CONTRACT_ID = '00000000-0000-4000-8000-000000000040';
const STATUS = 'GET /api/payment/status';
const address = (subscription = false) =>
  `/payment-success?contractId=${CONTRACT_ID}&subscription=${subscription}`;
const status = (paid: boolean) => () => Response.json({ paid, testMode: false });

afterEach(() => jest.useRealTimers());

describe('the payment success page', () => {
  it('R-PSUC-01 goes home with an error when the contract is not named', async () => {
    new ApiStub();
    const { router } = await openApp('/payment-success');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    const region = within(screen.getByRole('region', { name: 'Notifications (F8)' }));
    expect(await region.findByText('Contract ID not found')).toBeVisible();
  });

  it('R-PSUC-02 offers both downloads and the way to the contracts', async () => {
    const api = new ApiStub().signIn().on(STATUS, status(true));
    await openApp(address());
    expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download DOCX' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to My Contracts' })).toHaveAttribute('href', '/contracts');
    expect(api.callsTo(STATUS)[0]?.search.get('contractId')).toBe(CONTRACT_ID);
    expect(screen.queryByRole('button', { name: 'Create Account' })).not.toBeInTheDocument();
  });

  it('R-PSUC-03 invites a visitor to create an account', async () => {
    new ApiStub().on(STATUS, status(true));
    const { user } = await openApp(address());
    await user.click(await screen.findByRole('button', { name: 'Create Account' }));
    expect(await screen.findByRole('dialog', { name: 'Login / Register' })).toBeVisible();
  });

  it('T-37 confirms with the server before it unlocks anything, asking again until it does', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const api = new ApiStub().on(STATUS, status(false));
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
    const api = new ApiStub().on(STATUS, status(false));
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

  it('says that the payment could not be checked', async () => {
    new ApiStub().on(STATUS, () => refusal(503, {}));
    await openApp(address());
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment could not be checked right now.');
  });

  it('T-05 sends no referrer from this address', async () => {
    new ApiStub().on(STATUS, status(true));
    await openApp(address());
    await screen.findByRole('button', { name: 'Download PDF' });
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  });

  it('R-PAY-07 forgets the remembered plan once the payment is confirmed', async () => {
    rememberPlan('subscription');
    new ApiStub().on(STATUS, status(true));
    await openApp(address(true));
    expect(await screen.findByText(/Your subscription is active: 4 contracts every month/)).toBeVisible();
    expect(rememberedPlan()).toBeUndefined();
  });

  it('R-LEGAL-09 R-LEGAL-10 tells what to replace before signing, and that the text is a template', async () => {
    new ApiStub().on(STATUS, status(true));
    await openApp(address());
    expect(await screen.findByText(/Replace the placeholders/)).toBeVisible();
    expect(screen.getByText(/AI-generated template\. A legal professional should review it/)).toBeVisible();
  });
});
