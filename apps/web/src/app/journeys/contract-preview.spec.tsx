import { screen, waitFor, within } from '@testing-library/react';
import type { ContractDetail } from '@pactwright/protocol';
import { ApiStub, refusal } from '../../shared/testing/api-stub.js';
import { anImproveState, CONTRACT_ID } from '../../shared/testing/improve-state.js';
import { openApp } from '../testing/open-app.js';

const ROUTE = `GET /api/contracts/${CONTRACT_ID}` as const;
const ADDRESS = `/contracts/preview?contractId=${CONTRACT_ID}`;

const aContract = (over: Partial<ContractDetail> = {}): ContractDetail => ({
  id: CONTRACT_ID,
  title: null,
  status: 'improved',
  freelanceType: 'Design',
  language: 'en',
  isPaid: false,
  testMode: false,
  createdAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-05T12:00:00.000Z',
  wizardData: { scope_of_work: null, payment_amount: null },
  answers: anImproveState().formData,
  additions: [],
  ...over,
});
const having = (contract: ContractDetail) =>
  new ApiStub()
    .signIn()
    .on(ROUTE, () => Response.json(contract))
    .on('GET /api/payment/withheld', () => Response.json({}));

describe('the preview of a contract', () => {
  it('R-ROUTE-04 T-24 shows an unpaid contract as a marked sheet, with the ways to go on and to pay', async () => {
    having(aContract())
      .on('GET /api/billing/account', () => refusal(503, {}))
      .on('GET /api/payment/status', () => refusal(404, {}));
    const { user } = await openApp(ADDRESS);
    expect(await screen.findByRole('heading', { level: 1, name: 'Design' })).toBeVisible();
    expect(screen.getByTestId('contract-sheet')).toHaveTextContent('Design Services Agreement');
    expect(screen.getByTestId('watermark')).toHaveTextContent('PREVIEW');
    const actions = within(screen.getByRole('region', { name: 'What to do next' }));
    expect(actions.getByRole('link', { name: 'Continue editing' })).toHaveAttribute(
      'href',
      `/contract/new?contractId=${CONTRACT_ID}`,
    );
    expect(actions.queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument();
    await user.click(actions.getByRole('button', { name: 'Pay to download' }));
    expect(await screen.findByRole('dialog', { name: 'Get your contract' })).toBeVisible();
  });

  it('T-24 takes the mark away and offers the files once the contract is paid for', async () => {
    having(aContract({ isPaid: true, status: 'paid' }));
    await openApp(ADDRESS);
    expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download DOCX' })).toBeVisible();
    expect(screen.queryByTestId('watermark')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pay to download' })).not.toBeInTheDocument();
  });

  it('T-33 marks a contract again whose money went back', async () => {
    having(aContract({ isPaid: false, status: 'refunded' }));
    await openApp(ADDRESS);
    expect(await screen.findByText(/was refunded/)).toBeVisible();
    expect(screen.getByTestId('watermark')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Buy it again' })).toBeVisible();
  });

  it('keeps the contract in its own language, whatever the reader’s is', async () => {
    having(aContract({ language: 'lt' }));
    await openApp(ADDRESS);
    expect(await screen.findByTestId('contract-sheet')).toHaveAttribute('lang', 'lt');
    expect(screen.getByTestId('watermark')).toHaveTextContent('PREVIEW');
  });

  it.each([
    ['en', 'Contract preview', 'Choose a contract from the list to see it here.', 'Go to My Contracts'],
    [
      'lt',
      'Sutarties peržiūra',
      'Pasirinkite sutartį iš sąrašo ir matysite ją čia.',
      'Eiti į „Mano sutartys“',
    ],
  ] as const)('T-24 without an id leads to the list (%s)', async (language, title, text, action) => {
    new ApiStub().signIn();
    const { user, router } = await openApp('/contracts/preview', { language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    await user.click(screen.getByRole('link', { name: action }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/contracts'));
  });

  it('T-05 T-24 knows nothing of a stranger’s contract, not even that there is one', async () => {
    new ApiStub().signIn().on(ROUTE, () => refusal(404, { code: 'CONTRACT_NOT_FOUND' }));
    await openApp(ADDRESS);
    expect(await screen.findByRole('heading', { level: 1, name: 'Contract not found' })).toBeVisible();
    expect(screen.queryByTestId('contract-sheet')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to My Contracts' })).toBeVisible();
  });

  it('offers a visitor to sign in where the contract may be in an account', async () => {
    new ApiStub().on(ROUTE, () => refusal(404, { code: 'CONTRACT_NOT_FOUND' }));
    const { user } = await openApp(ADDRESS);
    expect(await screen.findByText(/If it is in your account, sign in/)).toBeVisible();
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('dialog', { name: 'Login / Register' })).toBeVisible();
  });

  it('says when the contract could not be loaded, and loads it on request', async () => {
    const api = new ApiStub().signIn().on(ROUTE, () => refusal(500, { code: 'INTERNAL' }));
    const { user } = await openApp(ADDRESS);
    expect(await screen.findByRole('alert')).toHaveTextContent('The contract could not be loaded.');
    api.on(ROUTE, () => Response.json(aContract()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByTestId('contract-sheet')).toBeInTheDocument();
  });
});
