import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { attachment, type ContractListItem } from '@pactwright/protocol';
import { browser } from '../../shared/browser.js';
import { ApiStub, refusal } from '../../shared/testing/api-stub.js';
import { openApp } from '../testing/open-app.js';

const OTHER_ID = '00000000-0000-4000-8000-0000000000ff';
const aContract = (over: Partial<ContractListItem> = {}): ContractListItem => ({
  id: '00000000-0000-4000-8000-000000000010',
  title: null,
  status: 'paid',
  freelanceType: 'Design',
  language: 'en',
  isPaid: true,
  testMode: false,
  createdAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-05T12:00:00.000Z',
  wizardData: { scope_of_work: 'A logo', payment_amount: '900', currency: 'USD' },
  ...over,
});
const older = aContract({
  id: '00000000-0000-4000-8000-000000000011',
  freelanceType: 'Marketing',
  createdAt: '2026-02-01T12:00:00.000Z',
});
/** Whoever opens a paid contract is told what is left to fill in. */
const withContracts = () =>
  [aContract(), older].reduce(
    (api, { id, language }) =>
      api.on(`GET /api/contracts/${id}`, () =>
        Response.json({
          ...{ id, language, status: 'paid', isPaid: true, additions: [], furtherTerms: [] },
          answers: { freelance_type: 'design', scope_of_work: 'A logo' },
          ...{ createdAt: '2026-03-01T12:00:00.000Z', updatedAt: '2026-03-05T12:00:00.000Z' },
        }),
      ),
    new ApiStub(),
  );
const header = (name: RegExp) => screen.findByRole('button', { name, expanded: false });

afterEach(() => void jest.restoreAllMocks());

describe('my contracts', () => {
  it('R-CON-01 R-CON-04 R-CON-06 lists the user’s contracts, newest first, with type, dates and both downloads', async () => {
    const api = withContracts()
      .signIn()
      .on('GET /api/contracts', () => Response.json([older, aContract()]));
    await openApp('/contracts');
    expect(await screen.findByRole('heading', { level: 1, name: 'My Contracts' })).toBeVisible();
    await header(/Design/);
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings.slice(0, 2)).toEqual([
      expect.stringMatching(/Design.*Created Mar 1, 2026.*Updated Mar 5, 2026/),
      expect.stringMatching(/Marketing.*Created Feb 1, 2026/),
    ]);
    expect(screen.getByRole('button', { name: 'Download PDF: Design' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download DOCX: Design' })).toBeVisible();
    expect(api.callsTo('GET /api/contracts/user-contracts')).toHaveLength(0);
  });

  it.each([
    ['en', 'Before you sign', /^Send it to the other side/, /^\d+ details to fill in before signing/],
    ['lt', 'Prieš pasirašydami', /^Nusiųskite kitai šaliai/, /^Prieš pasirašant reikia įrašyti \d+/],
  ] as const)(
    'shows of a paid contract that is open its files and what comes next (%s)',
    async (language, title, send, left) => {
      const paid = aContract();
      withContracts()
        .signIn()
        .on('GET /api/contracts', () => Response.json([paid, { ...older, isPaid: false }]));
      const { user } = await openApp('/contracts', { language });
      await user.click(await header(/Design/));
      const panel = within(await screen.findByRole('region', { name: /Design/ }));
      expect(panel.getByRole('heading', { level: 3, name: title })).toBeVisible();
      expect(panel.getByText(send)).toBeVisible();
      expect(await panel.findByText(left)).toBeVisible();
      expect(screen.getByRole('button', { name: /(Download|Atsisiųsti) PDF.*Design/ })).toHaveClass(
        'MuiButton-contained',
      );
      await user.click(await header(/Marketing/));
      expect(screen.queryByRole('heading', { level: 3, name: title })).not.toBeInTheDocument();
    },
  );

  it('T-15 reads the wrapped shape too', async () => {
    withContracts()
      .signIn()
      .on('GET /api/contracts', () => Response.json({ contracts: [aContract()] }));
    await openApp('/contracts');
    expect(await header(/Design/)).toBeVisible();
  });

  it('R-CON-05 R-CON-07 tells each contract by its work, opens one at a time with scope and amount, and closes it', async () => {
    const poster = { ...older, wizardData: { scope_of_work: 'A poster\nTwo sizes', payment_amount: '1' } };
    withContracts()
      .signIn()
      .on('GET /api/contracts', () => Response.json([aContract(), poster]));
    const { user } = await openApp('/contracts');
    expect(await header(/Marketing.*A poster(?!.*Two sizes)/)).toBeVisible();
    await user.click(await header(/Design.*A logo/));
    expect(screen.getByRole('button', { expanded: true })).not.toHaveTextContent('A logo');
    const panel = within(screen.getByRole('region', { name: /Design/ }));
    expect(panel.getByText('Scope of Work').nextElementSibling).toHaveTextContent('A logo');
    expect(panel.getByText('Payment Amount').nextElementSibling).toHaveTextContent('$900');

    await user.click(screen.getByRole('button', { name: /Marketing.*Created/ }));
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /Marketing.*Created/ }));
    expect(screen.queryByRole('button', { expanded: true })).not.toBeInTheDocument();
  });

  it('R-CON-04 calls a contract by its own title and client, and takes another one', async () => {
    const named = aContract({ ownTitle: 'Bakery', client: 'UAB „Rugys“' });
    const api = withContracts()
      .signIn()
      .on('GET /api/contracts', () => Response.json([named]))
      .on(`PUT /api/contracts/${named.id}/label`, () =>
        Response.json({ success: true, message: 'The contract is renamed.' }),
      )
      .on(`POST /api/contracts/${named.id}/copy`, () =>
        Response.json({ success: true, message: 'Duplicated.', contractId: OTHER_ID }, { status: 201 }),
      );
    const { user } = await openApp('/contracts');
    await user.click(await header(/Bakery.*UAB „Rugys“/));
    await user.click(screen.getByRole('button', { name: 'Title and client' }));
    const title = await screen.findByLabelText('Title');
    expect(title).toHaveValue('Bakery');
    await user.clear(title);
    await user.click(title);
    await user.paste('x'.repeat(121));
    expect(screen.getByText('At most 120 characters.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.clear(title);
    await user.type(title, 'Old bakery');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByLabelText('Title')).not.toBeInTheDocument());
    expect(api.callsTo(`PUT /api/contracts/${named.id}/label`)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Duplicate' }));
    await waitFor(() => expect(api.callsTo(`POST /api/contracts/${named.id}/copy`)).toHaveLength(1));
  });

  it('R-CON-04 finds a contract by its title, client or work once there are more than one sees at a glance', async () => {
    const many = ['Bakery', 'Shop', 'Museum', 'Kepykla'].map((ownTitle, at) =>
      aContract({ id: `00000000-0000-4000-8000-00000000002${at}`, ownTitle }),
    );
    withContracts()
      .signIn()
      .on('GET /api/contracts', () => Response.json(many));
    const { user } = await openApp('/contracts');
    await user.type(await screen.findByRole('searchbox', { name: 'Search my contracts' }), 'mus');
    expect(await screen.findByText('1 contract found')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Bakery/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Museum.*Created/ })).toBeVisible();
  });

  it('R-CON-06 R-CON-07 says "Not specified" for what is missing', async () => {
    const bare = aContract({ freelanceType: null, wizardData: { scope_of_work: null, payment_amount: ' ' } });
    withContracts()
      .signIn()
      .on('GET /api/contracts', () => Response.json([bare]));
    const { user } = await openApp('/contracts');
    await user.click(await header(/Contract without a title/));
    expect(screen.getByText('Scope of Work').nextElementSibling).toHaveTextContent('Not specified');
    expect(screen.getByText('Payment Amount').nextElementSibling).toHaveTextContent('Not specified');
  });

  it.each([
    ['en', 'generated', 'Ready to download'],
    ['lt', 'generated', 'Galima atsisiųsti'],
    ['en', 'pending_payment', 'Payment started'],
    ['lt', 'pending_payment', 'Mokėjimas pradėtas'],
    ['en', 'on_hold', 'on hold'],
    ['lt', undefined, 'Nežinoma'],
  ] as const)('T-14 says in words where a contract stands (%s, %s)', async (language, status, word) => {
    const contract = { ...aContract(), status };
    withContracts()
      .signIn()
      .on('GET /api/contracts', () => Response.json([contract]));
    await openApp('/contracts', { language });
    const [heading] = await screen.findAllByRole('heading', { level: 2, name: /Design/ });
    expect(heading).toHaveTextContent(word);
  });

  it('R-CON-06 R-I18N-04 asks for the list anew in the language that the reader switches to', async () => {
    const names = ['Design', 'Dizainas'];
    withContracts()
      .signIn()
      .on('GET /api/contracts', () => Response.json([aContract({ freelanceType: names.shift() ?? null })]));
    const { user } = await openApp('/contracts');
    await header(/Design/);
    await user.click(screen.getByRole('button', { name: /^Language/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Lietuvių' }));
    expect(await header(/Dizainas/)).toBeVisible();
  });

  it('R-CON-02 shows three blocks while loading', async () => {
    withContracts()
      .signIn()
      .on('GET /api/contracts', () => new Promise(() => undefined));
    await openApp('/contracts');
    expect(await screen.findAllByTestId('contract-skeleton')).toHaveLength(3);
  });

  it('R-CON-03 offers to create the first contract when there is none', async () => {
    withContracts().signIn();
    await openApp('/contracts');
    expect(
      await screen.findByText('No contracts yet. Create your first contract to get started.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create a contract' })).toHaveAttribute('href', '/contract/new');
  });

  it('R-CON-08 R-API-29 reports a failure without trying again by itself; a retry loads the list', async () => {
    const api = withContracts()
      .signIn()
      .on('GET /api/contracts', () => refusal(500, { code: 'INTERNAL' }));
    const { user } = await openApp('/contracts');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load contracts. Please try again.');
    expect(api.callsTo('GET /api/contracts')).toHaveLength(1);
    api.on('GET /api/contracts', () => Response.json([aContract()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await header(/Design/)).toBeVisible();
  });

  it.each<[Readonly<Record<string, string>>, string]>([
    [
      { 'content-disposition': attachment('Dizaino paslaugų teikimo sutartis (LT).docx', 'contract.docx') },
      'Dizaino paslaugų teikimo sutartis (LT).docx',
    ],
    [{}, `contract-${aContract().id}.docx`],
  ])('R-CON-09 saves the file under the name that comes with it, or else its id', async (headers, name) => {
    const contract = aContract();
    const api = withContracts()
      .signIn()
      .on('GET /api/contracts', () => Response.json([contract]))
      .on(`GET /api/contracts/${contract.id}/download/docx`, () => new Response('file', { headers }));
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    URL.createObjectURL = () => 'blob:test';
    URL.revokeObjectURL = () => undefined;
    const { user } = await openApp('/contracts');
    await user.click(await screen.findByRole('button', { name: 'Download DOCX: Design' }));
    await waitFor(() => expect(saved).toEqual([name]));
    expect(api.calls.at(-1)?.credentials).toBe('include');
  });

  it.each(['PDF', 'DOCX'])('R-CON-09 says that the %s could not be downloaded', async (format) => {
    const contract = aContract();
    withContracts()
      .signIn()
      .on('GET /api/contracts', () => Response.json([contract]))
      .on(`GET /api/contracts/${contract.id}/download/${format.toLowerCase()}`, () => refusal(404, {}));
    const { user } = await openApp('/contracts');
    await user.click(await screen.findByRole('button', { name: `Download ${format}: Design` }));
    const region = within(screen.getByRole('region', { name: 'Notifications (F8)' }));
    expect(await region.findByText('Download Failed')).toBeVisible();
    expect(region.getByText(`Failed to download ${format} file`)).toBeVisible();
  });

  it('offers the payment for a contract that is not paid for yet', async () => {
    const api = withContracts()
      .signIn()
      .on('GET /api/contracts', () => Response.json([aContract({ isPaid: false })]))
      .on('GET /api/billing/account', () => refusal(503, {}))
      .on('GET /api/payment/status', () => refusal(404, {}));
    const { user } = await openApp('/contracts');
    await user.click(await screen.findByRole('button', { name: 'Download PDF: Design' }));
    expect(await screen.findByRole('dialog', { name: 'Get your contract' })).toBeVisible();
    expect(api.calls.some(({ path }) => path.includes('/download/'))).toBe(false);
  });

  it.each([
    ['refunded', { status: 'refunded', isPaid: false }, undefined, /was refunded/, true],
    ['about to be refunded', {}, 'refund_requested', /on its way back/, false],
    ['disputed', {}, 'disputed', /disputed at the bank/, false],
  ] as const)(
    'T-33 says of a contract that is %s why there are no downloads',
    async (_, over, withheld, reason, canBeBought) => {
      const contract = aContract(over);
      const api = withContracts()
        .signIn()
        .on('GET /api/contracts', () =>
          Response.json([contract, aContract({ id: OTHER_ID, freelanceType: 'Other' })]),
        )
        .on('GET /api/payment/withheld', () => Response.json(withheld ? { [contract.id]: withheld } : {}));
      const { user } = await openApp('/contracts');
      await user.click(await header(/Design/));
      expect(await screen.findByText(reason)).toBeVisible();
      /* One call for the list, and only what it names is locked. */
      expect(api.callsTo('GET /api/payment/withheld')).toHaveLength(1);
      expect(screen.queryByRole('button', { name: /^Download .*Design/ })).not.toBeInTheDocument();
      expect(screen.getAllByRole('button', { name: /^Download .*Other/ })).toHaveLength(2);
      expect(screen.queryAllByRole('button', { name: 'Buy it again' })).toHaveLength(canBeBought ? 1 : 0);
    },
  );

  it('T-12 shows a visitor this browser’s contracts and the way to an account, without a redirect', async () => {
    const api = withContracts().on('GET /api/contracts/user-contracts', () =>
      Response.json({ contracts: [aContract()] }),
    );
    const { user, router } = await openApp('/contracts');
    expect(await header(/Design/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/contracts');
    expect(api.callsTo('GET /api/contracts')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByRole('dialog', { name: 'Login / Register' })).toBeVisible();
  });

  it.each([
    ['en', 'Delete', 'Delete “Design”?', 'Delete for good', /payment stays in our books, with its receipt/],
    [
      'lt',
      'Ištrinti',
      'Ištrinti sutartį „Design“?',
      'Ištrinti visam laikui',
      /Mokėjimas ir jo kvitas lieka mūsų apskaitoje/,
    ],
  ] as const)(
    'deletes a contract once that was meant, and says what is kept of the payment (%s)',
    async (language, action, title, confirm, kept) => {
      const contract = aContract();
      const lists = [[contract], []];
      const route = `DELETE /api/contracts/${contract.id}` as const;
      const api = withContracts()
        .signIn()
        .on('GET /api/contracts', () => Response.json(lists.shift() ?? []))
        .on(route, () => Response.json({ success: true, message: 'Gone.' }));
      const { user } = await openApp('/contracts', { language });
      await user.click(await header(/Design/));
      await user.click(screen.getByRole('button', { name: action }));
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      expect(dialog.getByText(kept)).toBeVisible();
      expect(api.callsTo(route)).toHaveLength(0);
      await user.click(dialog.getByRole('button', { name: confirm }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(api.callsTo(route)).toHaveLength(1);
      expect(screen.queryByText('Design')).not.toBeInTheDocument();
    },
  );

  it('T-05 lets a visitor have everything of this browser deleted', async () => {
    const api = withContracts()
      .on('GET /api/contracts/user-contracts', () => Response.json({ contracts: [aContract()] }))
      .on('DELETE /api/guest', () => Response.json({ success: true, message: 'Gone.' }));
    const leaveTo = jest.spyOn(browser, 'leaveTo').mockImplementation(() => undefined);
    localStorage.setItem('wizard_form_data', '{}');
    const { user } = await openApp('/contracts');
    await user.click(await screen.findByRole('button', { name: 'Delete everything' }));
    await user.click(await screen.findByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/'));
    expect(api.callsTo('DELETE /api/guest')).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
  });
});
