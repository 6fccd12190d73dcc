import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../shared/testing/api-stub.js';
import { anImproveState, CONTRACT_ID, keepImproveState } from '../../shared/testing/improve-state.js';
import {
  IMPROVE_ADDRESS,
  SAVE_ANSWER,
  SAVE_PROGRESS,
  saving,
  card,
  generateButton,
  sheet,
  expectToast,
  eachOnFreshPage,
} from '../testing/improve-page.js';
import { openApp } from '../testing/open-app.js';

eachOnFreshPage();

describe('the generation', () => {
  it.each([
    ['en', 'Missing contract ID. Please start from the contract builder.'],
    ['lt', 'Nenurodyta sutartis. Pradėkite nuo sutarties kūrimo.'],
  ] as const)(
    'R-IMP-11 R-IMP-15 neither saves nor sells without a contract (%s)',
    async (language, problem) => {
      const api = saving().missing('GET /api/contracts/%20');
      keepImproveState(anImproveState({ contractId: ' ' }), 'blank');
      const { user } = await openApp('/contract/improve?stateId=blank', { language });
      expect(
        await screen.findByRole('button', { name: /Generate Contract|Parengti sutartį/ }),
      ).toBeDisabled();
      await user.type((await card(/Name the repository/)).getByRole('textbox'), 'a');
      await user.tab();
      await expectToast(language === 'en' ? 'Error' : 'Klaida', problem, 'destructive');
      expect(api.callsTo(SAVE_PROGRESS)).toHaveLength(0);
    },
  );

  it('R-IMP-14 T-26 T-13 R-IMP-16 saves, shows the stages for 3 to 6 seconds, takes the payment and goes to the contracts', async () => {
    const api = saving().on('POST /api/payment', () => Response.json({ success: true, testMode: true }));
    keepImproveState(anImproveState());
    jest.useFakeTimers({ advanceTimers: true });
    const { user, router } = await openApp(IMPROVE_ADDRESS, {
      advanceTimers: (ms) => jest.advanceTimersByTime(ms),
    });
    const generate = await generateButton();
    const started = Date.now();
    await user.click(generate);
    expect(await screen.findByRole('progressbar', { name: 'Saving your improvements…' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const dialog = within(await screen.findByRole('dialog', { name: 'Get your contract' }));
    const took = Date.now() - started;
    expect(took).toBeGreaterThanOrEqual(3_000);
    /* What was approved before, and the whole contract. */
    expect(api.callsTo(SAVE_PROGRESS)).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: /^Checkout/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/contracts'));
    expect(router.state.location.state).toEqual({ openId: expect.any(String) });
    expect(localStorage.getItem(`contractState_${CONTRACT_ID}`)).toBeNull();
  });

  it('sells nothing that is paid for: it says so, saves, and shows the contract with its files', async () => {
    const api = saving().on('GET /api/payment/status', () => Response.json({ paid: true, testMode: false }));
    keepImproveState(anImproveState());
    jest.useFakeTimers({ advanceTimers: true });
    const { user, router } = await openApp(IMPROVE_ADDRESS, {
      advanceTimers: (ms) => jest.advanceTimersByTime(ms),
    });
    expect(await screen.findByRole('note')).toHaveTextContent('Paid. Changes are free.');
    await user.click(await generateButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/contract/generated'), {
      timeout: 10_000,
    });
    /* What was approved before, and the whole contract. */
    expect(api.callsTo(SAVE_PROGRESS)).toHaveLength(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('R-IMP-14 opens no payment when the contract could not be saved', async () => {
    const api = saving().on(SAVE_PROGRESS, () => refusal(500, {}));
    keepImproveState(anImproveState());
    const { user } = await openApp(IMPROVE_ADDRESS);
    await user.click(await generateButton());
    await expectToast('Error', 'Failed to save progress', 'destructive');
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(await generateButton()).toBeEnabled();
    expect(api.callsTo(SAVE_PROGRESS)).toHaveLength(2);
  });

  it.each([
    ['en', 'Generate Contract', /cannot be generated yet/, 'The amount is stated'],
    ['lt', 'Parengti sutartį', /parengti dar negalima/, 'Nurodyta suma'],
  ] as const)(
    'T-25 does not generate what fails a check, and names it (%s)',
    async (language, generate, title, rule) => {
      saving();
      const { payment_amount: _, ...formData } = anImproveState().formData;
      keepImproveState(anImproveState({ formData }));
      const { user } = await openApp(IMPROVE_ADDRESS, { language });
      await user.click(await generateButton(generate));
      const alert = within(
        (await screen.findByText(title)).closest<HTMLElement>('[role=alert]') ?? document.body,
      );
      expect(alert.getByText(rule)).toBeVisible();
      expect(alert.getByRole('link')).toHaveAttribute('href', `/contract/new?contractId=${CONTRACT_ID}`);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('shows and checks what the server has of the answers, and stores what it lacks', async () => {
    const { scope_of_work: scope, ...stored } = anImproveState().formData;
    const api = saving()
      .on('POST /api/wizard-steps/save', () => Response.json({ success: true }))
      .on(`GET /api/contracts/${CONTRACT_ID}`, () =>
        Response.json({ id: CONTRACT_ID, answers: { ...stored, payment_amount: '950' }, additions: [] }),
      );
    keepImproveState(anImproveState());
    const { user } = await openApp(IMPROVE_ADDRESS);
    await waitFor(() => expect(sheet()).toHaveTextContent('950'));
    await user.click(await generateButton());
    expect(await screen.findByRole('dialog', { name: 'Get your contract' })).toBeVisible();
    expect(api.callsTo('POST /api/wizard-steps/save').map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ stepKey: 'contract_overview', key: 'scope_of_work', value: scope }),
    );
  });

  it.each([
    ['it refuses', 400],
    ['does not reach it', 503],
  ] as const)('T-25 R-IMP-14 sells nothing without an answer that %s', async (_way, status) => {
    const message = '“Amount” must be an amount.';
    const { payment_amount: _amount, ...stored } = anImproveState().formData;
    let isThere = false;
    saving()
      .on(SAVE_ANSWER, (call) => {
        const { key } = call.body as { key: string };
        return key === 'payment_amount' ? refusal(status, { message }) : Response.json({ success: true });
      })
      .on(`GET /api/contracts/${CONTRACT_ID}`, () =>
        isThere ? Response.json({ id: CONTRACT_ID, answers: stored, additions: [] }) : refusal(503, {}),
      );
    keepImproveState(anImproveState());
    const { user } = await openApp(IMPROVE_ADDRESS);
    const generate = await generateButton();
    isThere = true;
    await user.click(generate);
    if (status === 400) await expectToast('Error', message, 'destructive');
    else expect(await screen.findByText('The amount is stated', {}, { timeout: 5_000 })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('R-IMP-11 R-IMP-14 shows what the server has instead of what it refuses, and sells nothing before that is settled', async () => {
    const message = '“City of the court” must be one city.';
    const state = anImproveState();
    const text = 'Name the court';
    const facts = {
      ...state.extras.facts,
      [text]: { category: 'legal' as const, isRequired: false, question: `${text}?`, fields: ['court_city'] },
    };
    const answers = { ...state.formData, court_city: 'Kaunas', late_interest: 'statutory' };
    saving()
      .on(SAVE_ANSWER, () => refusal(400, { message }))
      .on(`GET /api/contracts/${CONTRACT_ID}`, () =>
        Response.json({ id: CONTRACT_ID, answers, additions: [] }),
      );
    Element.prototype.scrollIntoView = () => undefined;
    keepImproveState({
      ...state,
      suggestions: [...state.suggestions, text],
      extras: { ...state.extras, facts },
    });
    const { user } = await openApp(IMPROVE_ADDRESS);
    const field = (await card(/Name the court/)).getByRole('textbox');
    await user.clear(field);
    await user.paste('Vilnius');
    await user.tab();
    await expectToast('Error', message, 'destructive');
    await waitFor(() => expect(sheet()).toHaveTextContent('Kaunas'));
    expect(sheet()).not.toHaveTextContent('Vilnius');
    for (let presses = 0; presses < 2; presses += 1) {
      await user.click(await generateButton());
      expect(field).toHaveFocus();
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    }
  });
});
