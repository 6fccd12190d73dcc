import { screen, within } from '@testing-library/react';
import { ApiStub } from '../../shared/testing/api-stub.js';
import { openApp } from './open-app.js';

export const CONTRACT_ID = '00000000-0000-4000-8000-000000000020';
export const PAY = 'POST /api/payment';
export const STATUS = 'GET /api/payment/status';
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

/** Nobody has paid for it, there is no account of payments, and no page gets the contract itself. */
const unpaidApi = () =>
  new ApiStub().missing(STATUS, 'GET /api/billing/account', `GET /api/contracts/${CONTRACT_ID}`);

export const signedIn = () =>
  unpaidApi()
    .signIn()
    .on('GET /api/contracts', () => Response.json([unpaid]));
export const visiting = () =>
  unpaidApi().on('GET /api/contracts/user-contracts', () => Response.json({ contracts: [unpaid] }));
export const paidInTestMode = () => Response.json({ success: true, testMode: true });
export const isPaid = () => Response.json({ paid: true, testMode: true });

/** My Contracts with the payment dialog opened for the one contract, which is not paid for. */
export async function openDialog(options: Parameters<typeof openApp>[1] = {}) {
  const app = await openApp('/contracts', options);
  await app.user.click(await screen.findByRole('button', { name: 'Download PDF: Design' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Get your contract' }));
  await dialog.findByRole('button', { name: /^(Checkout|Unlock)/ });
  return { ...app, dialog, pay: () => app.user.click(dialog.getByRole('button', { name: /^Checkout/ })) };
}
