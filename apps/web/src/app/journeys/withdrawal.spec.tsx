import { screen, waitFor, within } from '@testing-library/react';
import type { Receipt, WithdrawalReceipt, WithdrawalRequest } from '@pactwright/protocol';
import { ApiStub, refusal } from '../../shared/testing/api-stub.js';
import { openApp } from '../testing/open-app.js';

/* A legal text is long, and every look for a role reads all of it. */
const CALL = 'POST /api/billing/withdrawals';
const PURCHASES = 'GET /api/billing/purchases';
const PAYMENT_ID = '00000000-0000-4000-8000-000000000050';
const REFUND = `POST /api/billing/payments/${PAYMENT_ID}/refund` as const;

const purchase: Receipt = {
  ...{ id: PAYMENT_ID, planType: 'one-time', status: 'confirmed', amountCents: 800, currency: 'USD' },
  ...{
    testMode: false,
    isReply: false,
    contractId: null,
    paidAt: '2026-03-01T12:00:00.000Z',
    receiptUrl: null,
  },
  ...{ refundableUntil: '2026-03-08T12:00:00.000Z', refundRefusal: null },
};
const answering = (api: ApiStub, over: Partial<WithdrawalReceipt> = {}): ApiStub =>
  api.on(CALL, ({ body }) => {
    const { name, email, purchase: words } = body as WithdrawalRequest;
    return Response.json({
      ...{ number: 'W-20260302-7F3A9C2B', receivedAt: '2026-03-02T12:00:00.000Z', isMailed: true },
      ...{ name, email, purchase: words, payment: null },
      ...over,
    });
  });
const bodies = (api: ApiStub) => api.callsTo(CALL).map(({ body }) => body as WithdrawalRequest);

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('withdrawing from a contract', () => {
  it('T-32 R-LEGAL-05 takes a visitor from the refund policy through statement and confirmation to the acknowledgement', async () => {
    const api = answering(
      new ApiStub().on(PURCHASES, () => Response.json({ data: [] })),
      { isMailed: false },
    );
    const { user, router } = await openApp('/refund');
    await user.click(await screen.findByRole('link', { name: 'Withdraw from the contract' }));
    const form = within(await screen.findByRole('dialog', { name: 'Withdraw from the contract' }));

    await user.click(await form.findByRole('button', { name: 'Continue' }));
    expect(form.getByText('Enter your name')).toBeVisible();
    expect(form.getByText('Invalid email address')).toBeVisible();
    expect(form.getByText('Say which purchase you withdraw from')).toBeVisible();
    await user.type(form.getByLabelText('Your name'), 'Ona Onaitė');
    await user.type(form.getByLabelText('Email'), 'ona@example.lt');
    await user.type(form.getByLabelText('Which contract do you withdraw from?'), 'A contract of March');
    await user.click(form.getByRole('button', { name: 'Continue' }));
    expect(await form.findByText('I withdraw from the contract named below.')).toBeVisible();
    expect(api.callsTo(CALL)).toHaveLength(0);
    await user.click(form.getByRole('button', { name: 'Confirm withdrawal' }));

    const received = within(await screen.findByRole('dialog', { name: 'We have received your withdrawal' }));
    expect(received.getByText(/^Statement W-20260302-7F3A9C2B, received on Mar 2, 2026/)).toBeVisible();
    expect(received.getByText(/^No email was sent/)).toBeVisible();
    expect(received.getByText(/^A person reads your statement/)).toBeVisible();
    expect(received.getByRole('button', { name: 'Download the acknowledgement' })).toBeVisible();
    expect(bodies(api)).toMatchObject([
      { name: 'Ona Onaitė', email: 'ona@example.lt', purchase: 'A contract of March' },
    ]);
    await user.click(received.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.hash).toBe('#withdrawal'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('T-32 sends the same statement again after a lost answer', async () => {
    const api = new ApiStub()
      .on(PURCHASES, () => Response.json({ data: [purchase] }))
      .on(CALL, () => refusal(503, {}));
    const { user } = await openApp('/refund?withdraw=now');
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw from the contract' }));
    await user.type(await dialog.findByLabelText('Your name'), 'Ona');
    await user.type(dialog.getByLabelText('Email'), 'ona@example.lt');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.click(await dialog.findByRole('button', { name: 'Confirm withdrawal' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('could not be sent');
    answering(api);
    await user.click(dialog.getByRole('button', { name: 'Confirm withdrawal' }));
    expect(await screen.findByText(/is also on its way to ona@example.lt/)).toBeVisible();

    const [first, second] = bodies(api);
    expect(first).toEqual(second);
    expect(first?.purchase).toContain(`One-time purchase, Mar 1, 2026, $8.00 (payment ${PAYMENT_ID})`);
  });

  it('T-32 R-LEGAL-05 fills in what is known of a user, and offers the refund that the guarantee gives', async () => {
    const account = { testMode: false, subscription: null, receipts: [purchase], hasPortal: false };
    const api = answering(new ApiStub().signIn({ firstName: 'Ona', lastName: 'Onaitė' }), {
      payment: purchase,
    })
      .on(PURCHASES, () => Response.json({ data: [purchase] }))
      .on('GET /api/billing/account', () => Response.json(account))
      .on(REFUND, () => Response.json(account));
    const { user } = await openApp('/profile/billing');
    await user.click(await screen.findByRole('button', { name: /^Withdraw from the contract: One-time/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw from the contract' }));
    expect(await dialog.findByLabelText('Your name')).toHaveValue('Ona Onaitė');
    expect(dialog.getByLabelText('Email')).toHaveValue('ona@example.lt');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.click(await dialog.findByRole('button', { name: 'Confirm withdrawal' }));
    expect(await screen.findByText(/covered by our 7-day guarantee/)).toBeVisible();
    expect(api.callsTo(REFUND)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Have $8.00 back now' }));
    expect(await screen.findByText('The refund of $8.00 is under way.')).toBeVisible();
    expect(api.callsTo(REFUND)).toHaveLength(1);
  });

  it('T-32 tells a visitor whose purchase is covered how to have the money back', async () => {
    answering(
      new ApiStub().on(PURCHASES, () => Response.json({ data: [purchase] })),
      { payment: purchase },
    );
    const { user } = await openApp('/refund?withdraw=now', { language: 'lt' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Atsisakyti sutarties' }));
    await user.type(await dialog.findByLabelText('Vardas ir pavardė'), 'Ona');
    await user.type(dialog.getByLabelText('El. paštas'), 'ona@example.lt');
    await user.click(dialog.getByRole('button', { name: 'Tęsti' }));
    await user.click(await dialog.findByRole('button', { name: 'Patvirtinti atsisakymą' }));
    expect(await screen.findByText(/jam taikoma 7 dienų garantija/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Atgauti/ })).not.toBeInTheDocument();
  });
});
