import { screen, waitFor, within } from '@testing-library/react';
import type { ContractDetail } from '@pactwright/protocol';
import { ApiStub, refusal } from '../../shared/testing/api-stub.js';
import { anImproveState, CONTRACT_ID } from '../../shared/testing/improve-state.js';
import { toastSource } from '../../shared/toast/toast-store.js';
import { openApp } from '../testing/open-app.js';

const ROUTE = `GET /api/contracts/${CONTRACT_ID}` as const;
const ADDRESS = `/contract/generated?contractId=${CONTRACT_ID}`;

const aContract = (over: Partial<ContractDetail> = {}): ContractDetail => ({
  id: CONTRACT_ID,
  title: null,
  status: 'improved',
  freelanceType: 'Design',
  language: 'en',
  isPaid: false,
  testMode: false,
  createdAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
  wizardData: { scope_of_work: null, payment_amount: null },
  answers: anImproveState().formData,
  additions: [{ id: 'own', clauseId: 'scope', text: 'The code is kept at the Client.' }],
  ...over,
});
const having = (contract: ContractDetail) =>
  new ApiStub().missing('GET /api/payment/status').on(ROUTE, () => Response.json(contract));
const incomplete = (): ContractDetail => {
  const { payment_amount: _, ...answers } = aContract().answers;
  return aContract({ answers });
};

beforeEach(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: media.includes('1024'),
      media,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  Element.prototype.scrollTo = () => undefined;
});

describe('the generated contract', () => {
  it('is ordered with a text that one language lacks, which is named as worth a look', async () => {
    const deliverables = { deliverables: 'Logo\nPosters', 'deliverables@lt': 'Logotipas' };
    const answers = { ...aContract().answers, contract_language: 'both', ...deliverables };
    having(aContract({ answers, additions: [] }));
    await openApp(ADDRESS);
    const notice = (await screen.findByText(/You can order it as it is/)).closest('[role=alert]');
    expect(notice).toHaveTextContent('What you typed stands in both languages, line by line');
    expect(await screen.findByText('Deliverables: partly in English only')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Order Now/ })).toBeEnabled();
  });

  it.each([
    ['en', 'Error', 'Contract ID not found'],
    ['lt', 'Klaida', 'Sutartis nenurodyta'],
  ] as const)(
    'R-GEN-01 without a contract leads to the contracts (%s)',
    async (language, title, description) => {
      new ApiStub();
      const { router } = await openApp('/contract/generated', { language });
      await waitFor(() => expect(router.state.location.pathname).toBe('/contracts'));
      expect(toastSource.get().log).toContainEqual(
        expect.objectContaining({ title, description, variant: 'destructive' }),
      );
    },
  );

  it.each([
    [
      'en',
      'Legal Completeness',
      'Clarity & Precision',
      'Risk Management',
      'Commercial Terms',
      /structure checks pass/,
    ],
    [
      'lt',
      'Teisinis išsamumas',
      'Aiškumas ir tikslumas',
      'Rizikos valdymas',
      'Komercinės sąlygos',
      /sandaros patikrų/,
    ],
  ] as const)(
    'R-GEN-02 T-23 T-25 shows a notice and four bars as full as their rules pass (%s)',
    async (language, legal, clarity, risk, commercial, notice) => {
      having(aContract());
      const { user } = await openApp(`/contract/analysis?contractId=${CONTRACT_ID}`, { language });
      expect(await screen.findByText(notice)).toBeVisible();
      for (const name of [legal, clarity, risk, commercial]) {
        const bar = screen.getByRole('progressbar', { name });
        expect(bar).toHaveAttribute('aria-valuenow', '100');
        expect(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/^(\d+) (of|iš) \1$/));
      }
      const rules = screen.getByRole('button', { name: new RegExp(commercial) });
      await user.click(rules);
      expect(rules).toHaveAttribute('aria-expanded', 'true');
      expect(screen.getByText(language === 'en' ? 'The amount is stated' : 'Nurodyta suma')).toBeVisible();
      expect(
        screen.getByText(
          /^(Structure checks, not a legal opinion|Tai sandaros patikros, o ne teisinė išvada)\.$/,
        ),
      ).toBeVisible();
      expect(screen.getByTestId('contract-sheet')).toHaveTextContent('The code is kept at the Client.');
    },
  );

  it('R-GEN-03 shows the prices and opens the payment', async () => {
    having(aContract());
    const { user } = await openApp(ADDRESS);
    const prices = within(await screen.findByRole('region', { name: 'Prices' }));
    expect(prices.getByText('$8')).toBeVisible();
    expect(prices.getByText('$38', { exact: false, selector: 's' })).toBeVisible();
    expect(prices.getByText('$5/mo')).toBeVisible();
    await user.click(prices.getByRole('button', { name: 'Order Now' }));
    expect(await screen.findByRole('dialog', { name: 'Get your contract' })).toBeVisible();
  });

  it.each([
    [
      'en',
      /not complete yet/,
      /cannot be ordered yet/,
      'The amount is stated',
      'Order Now',
      'Commercial Terms',
    ],
    ['lt', /dar neužbaigta/, /užsakyti dar negalima/, 'Nurodyta suma', 'Užsakyti', 'Komercinės sąlygos'],
  ] as const)(
    'T-25 claims nothing full while a rule fails: it is named and nothing is sold (%s)',
    async (language, headline, title, rule, order, bar) => {
      having(incomplete());
      await openApp(ADDRESS, { language });
      const alert = (await screen.findByText(title)).closest<HTMLElement>('[role=alert]');
      expect(within(alert ?? document.body).getByText(rule)).toBeVisible();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(headline);
      expect(document.title).toMatch(headline);
      expect(screen.getByRole('button', { name: order })).toBeDisabled();
      expect(
        Number(screen.getByRole('progressbar', { name: bar }).getAttribute('aria-valuenow')),
      ).toBeLessThan(100);
    },
  );

  it('offers the files of a contract that is paid for', async () => {
    having(aContract({ isPaid: true }));
    await openApp(ADDRESS);
    expect(await screen.findByRole('button', { name: /Download PDF/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Order Now' })).not.toBeInTheDocument();
  });

  it('can be asked for again when it could not be loaded', async () => {
    const api = new ApiStub().on(ROUTE, () => refusal(503, {}));
    const { user } = await openApp(ADDRESS);
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.on(ROUTE, () => Response.json(aContract()));
    await user.click(again);
    expect(await screen.findByRole('button', { name: 'Order Now' })).toBeEnabled();
  });

  it.each([
    ['en', 404, 'You have no contract at this address.', 'Go to My Contracts'],
    ['lt', 400, 'Šiuo adresu jūsų sutarties nėra.', 'Eiti į „Mano sutartys“'],
  ] as const)(
    'leads from an unknown one to the contracts instead of asking again (%s, %i)',
    async (language, status, message, link) => {
      new ApiStub().on(ROUTE, () => refusal(status, {}));
      await openApp(ADDRESS, { language });
      expect(await screen.findByText(message)).toBeVisible();
      expect(document.title).toContain(screen.getByRole('heading', { level: 1 }).textContent);
      expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/contracts');
      expect(screen.queryByRole('button', { name: /Try again|Bandyti/ })).not.toBeInTheDocument();
    },
  );

  it('is linked from the contracts while it is not paid for', async () => {
    new ApiStub().on('GET /api/contracts/user-contracts', () => Response.json({ contracts: [aContract()] }));
    const { user } = await openApp('/contracts');
    await user.click(await screen.findByRole('button', { name: /Design.*Created/ }));
    expect(screen.getByRole('link', { name: 'See its checks' })).toHaveAttribute('href', ADDRESS);
  });
});
