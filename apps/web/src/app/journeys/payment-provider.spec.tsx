import { screen, waitFor } from '@testing-library/react';
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Providers } from '../providers.js';
import { startI18n } from '../../shared/i18n/i18n.js';
import { resources } from '../../shared/i18n/resources.js';
import { usePaymentDialog, type PaymentOrder } from '../../shared/payment/payment-context.js';
import { toastSource } from '../../shared/toast/toast-store.js';
import { ApiStub } from '../../shared/testing/api-stub.js';
import { AuthProvider } from '../../features/auth/auth-provider.js';
import { PaymentProvider } from '../../features/payment/payment-provider.js';

const CONTRACT_ID = '00000000-0000-4000-8000-000000000030';

function Shop({ order }: { order: PaymentOrder }) {
  const open = usePaymentDialog();
  const { pathname } = useLocation();
  return <button onClick={() => open(order)}>{`order at ${pathname}`}</button>;
}

async function orderIn(order: PaymentOrder) {
  await (await startI18n({ resources })).changeLanguage('en');
  const user = userEvent.setup();
  render(
    <Providers>
      <MemoryRouter>
        <AuthProvider>
          <PaymentProvider>
            <Shop order={order} />
          </PaymentProvider>
        </AuthProvider>
      </MemoryRouter>
    </Providers>,
  );
  await user.click(screen.getByRole('button', { name: 'order at /' }));
  return user;
}

async function openShop(order: PaymentOrder) {
  const user = await orderIn(order);
  await user.click(await screen.findByRole('button', { name: /^Checkout/ }));
}

describe(PaymentProvider.name, () => {
  it('T-13 hands the payment to the asker’s own callback instead of leaving for the success page', async () => {
    new ApiStub()
      .missing('GET /api/payment/status')
      .on('POST /api/payment', () => Response.json({ success: true, testMode: true }));
    const contractId = CONTRACT_ID;
    const paid: unknown[] = [];
    await openShop({ contractId, onSuccess: (payment) => paid.push(payment) });
    await waitFor(() => expect(paid).toEqual([{ contractId, planType: 'one-time' }]));
    expect(await screen.findByRole('button', { name: 'order at /' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers nothing that is paid for: it says so and shows the contract with its files', async () => {
    const api = new ApiStub().on('GET /api/payment/status', () =>
      Response.json({ paid: true, testMode: false }),
    );
    const paid: unknown[] = [];
    await orderIn({ contractId: CONTRACT_ID, onSuccess: (payment) => paid.push(payment) });
    expect(await screen.findByRole('button', { name: 'order at /contract/generated' })).toBeVisible();
    expect(toastSource.get().current).toMatchObject({
      title: 'Paid. Changes are free.',
      description: 'The files are ready.',
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.callsTo('POST /api/payment')).toHaveLength(0);
    expect(paid).toEqual([]);
  });

  it('offers it when nobody can say whether it is paid for', async () => {
    new ApiStub().on('GET /api/payment/status', () => new Error('no answer'));
    await orderIn({ contractId: CONTRACT_ID });
    expect(await screen.findByRole('dialog', { name: 'Get your contract' })).toBeVisible();
  });

  it('R-PAY-09 refuses without a contract, before any call', async () => {
    const api = new ApiStub();
    await openShop({ contractId: undefined });
    expect(await screen.findByRole('alert')).toHaveTextContent('Contract ID is missing. Please try again.');
    expect(api.callsTo('POST /api/payment')).toHaveLength(0);
  });
});
