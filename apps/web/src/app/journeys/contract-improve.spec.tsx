import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Language, SaveProgressRequest } from '@pactwright/protocol';
import { ApiStub, refusal } from '../../shared/testing/api-stub.js';
import {
  anImproveState,
  CAP,
  CONTRACT_ID,
  keepImproveState,
  REPOSITORY,
} from '../../shared/testing/improve-state.js';
import { toastSource } from '../../shared/toast/toast-store.js';
import { openApp } from '../testing/open-app.js';

const ADDRESS = `/contract/improve?stateId=${CONTRACT_ID}`;
const SAVE = 'POST /api/contracts/save-progress';
const SUGGEST = 'POST /api/contracts/suggestion';
const PROGRESS = `GET /api/contracts/${CONTRACT_ID}/progress` as const;
const saving = () => new ApiStub().on(SAVE, () => Response.json({ success: true }));
const card = async (question: string | RegExp) => {
  const heading = await screen.findByRole('heading', { level: 2, name: question });
  return within(heading.closest('li') ?? document.body);
};
/** There from the first, but of use only once the state is. */
const generateButton = async (name = 'Generate Contract') => {
  await card(/late payment/);
  return screen.getByRole('button', { name });
};
const sheet = () => screen.getByTestId('contract-sheet');
const expectToast = (title: string, description: string, variant = 'default') =>
  waitFor(() => expect(toastSource.get().current).toMatchObject({ title, description, variant }));
const lastSave = (api: ApiStub) => api.callsTo(SAVE).at(-1)?.body as SaveProgressRequest | undefined;
const implementations = (api: ApiStub) =>
  lastSave(api)?.aiSuggestions.suggestions.map(({ suggestion, implementation }) => [
    suggestion,
    implementation,
  ]);

/** The wizard, to which an invalid state leads, is a page of its own. */
const withWizard = (api: ApiStub) =>
  api
    .on('GET /api/wizard-steps', () => Response.json([]))
    .on('POST /api/contracts', () => Response.json({ contractId: CONTRACT_ID }));

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
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

const PROBLEMS: Record<Language, readonly string[]> = {
  en: [
    'No contract data found. Please start from the contract builder.',
    'Contract state not found. Please start from the contract builder.',
    'Invalid suggestions format.',
    'Invalid form data format.',
    'Missing contractId in state.',
  ],
  lt: [
    'Sutarties duomenų nerasta. Pradėkite nuo sutarties kūrimo.',
    'Sutarties būsena nerasta. Pradėkite nuo sutarties kūrimo.',
    'Netinkamas pasiūlymų formatas.',
    'Netinkamas formos duomenų formatas.',
    'Būsenoje nenurodyta sutartis (contractId).',
  ],
};
const BROKEN = [
  ['R-IMP-04 no state in the address', '/contract/improve', undefined],
  ['R-IMP-05 no state under that id', ADDRESS, undefined],
  ['R-IMP-06 suggestions that are no list', ADDRESS, { ...anImproveState(), suggestions: 'two' }],
  ['R-IMP-07 form data that is no object', ADDRESS, { ...anImproveState(), formData: [1] }],
  ['R-IMP-08 no contract', ADDRESS, { ...anImproveState(), contractId: '' }],
] as const;

describe.each(['en', 'lt'] as const)('a state that cannot be improved (%s)', (language) => {
  it.each(BROKEN.map((broken, index) => [...broken, PROBLEMS[language][index] ?? ''] as const))(
    'R-IMP-09 leads to a new contract: %s',
    async (_, address, state, problem) => {
      withWizard(new ApiStub());
      if (state) keepImproveState(state);
      const { router } = await openApp(address, { language });
      await waitFor(() => expect(router.state.location.pathname).toBe('/contract/new'));
      expect(toastSource.get().log.map(({ description }) => description)).toContain(problem);
    },
  );
});

describe('the improvements', () => {
  it('R-IMP-04 takes an empty state for no data', async () => {
    withWizard(new ApiStub());
    keepImproveState(null);
    await openApp(ADDRESS);
    await waitFor(() =>
      expect(toastSource.get().log.map(({ description }) => description)).toContain(PROBLEMS.en[0]),
    );
  });

  it('T-03 come back from the server to a browser that was cleared', async () => {
    const state = anImproveState({ answers: { [CAP]: 'Twice the fees.' } });
    saving().on(PROGRESS, () => Response.json({ formData: {}, aiSuggestions: null, state }));
    await openApp(ADDRESS);
    expect((await card(/How high/)).getByRole('textbox')).toHaveValue('Twice the fees.');
    expect(JSON.parse(localStorage.getItem(`contractState_${CONTRACT_ID}`) ?? '{}')).toMatchObject({
      answers: { [CAP]: 'Twice the fees.' },
    });
  });

  it('T-03 can be asked for again while the server is out of reach', async () => {
    const api = saving().on(PROGRESS, () => refusal(503, {}));
    const { user } = await openApp(ADDRESS);
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.on(PROGRESS, () => Response.json({ formData: {}, aiSuggestions: null, state: anImproveState() }));
    await user.click(again);
    expect(await card(/How high/)).toBeDefined();
  });

  it('R-IMP-01 T-38 shows 10/10 as the goal with what passes now', async () => {
    saving();
    keepImproveState(anImproveState());
    await openApp(ADDRESS);
    expect(await screen.findByText('10/10')).toBeVisible();
    expect(screen.getByText(/^\d+ of \d+ checks pass now$/)).toBeVisible();
  });

  it('R-IMP-02 R-IMP-03 shows one card each with its category, the first two required', async () => {
    saving();
    keepImproveState(anImproveState());
    await openApp(ADDRESS);
    await card(/How high/);
    const headings = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) =>
      textContent?.replaceAll('\u00a0', ' '),
    );
    expect(headings.slice(0, 3)).toEqual([
      'How high should the cap be? * (required)',
      'Name the repository * (required)',
      'Should late payment cost interest?',
    ]);
    expect((await card(/How high/)).getByText('Risk')).toBeVisible();
    expect((await card(/Name the repository/)).getByText('Clarity')).toBeVisible();
    expect((await card(/late payment/)).getByText('Commercial')).toBeVisible();
  });

  it('R-IMP-10 R-API-16 saves an answer when it loses the focus, and empty ones never', async () => {
    const api = saving();
    keepImproveState(anImproveState());
    const { user } = await openApp(ADDRESS);
    const box = (await card(/Name the repository/)).getByRole('textbox');
    await user.click(box);
    await user.tab();
    expect(api.callsTo(SAVE)).toHaveLength(0);
    await user.type(box, 'The code is kept at the Client.');
    await user.tab();
    await waitFor(() => expect(api.callsTo(SAVE)).toHaveLength(1));
    expect(lastSave(api)).toMatchObject({
      contractId: CONTRACT_ID,
      formData: { freelance_type: 'design' },
      aiSuggestions: {
        suggestions: [
          { suggestion: REPOSITORY, implementation: 'The code is kept at the Client.', clauseId: 'scope' },
        ],
        lastUpdated: expect.any(String),
      },
      state: { answers: { [REPOSITORY]: 'The code is kept at the Client.' } },
    });
    await waitFor(() => expect(sheet()).toHaveTextContent('The code is kept at the Client.'));
  });

  it('R-IMP-03 applies the words that are ready, shows them marked in their clause, and takes them out on Skip', async () => {
    const api = saving();
    keepImproveState(anImproveState());
    const { user } = await openApp(ADDRESS);
    const cap = await card(/How high/);
    await user.click(cap.getByRole('button', { name: /^Apply/ }));
    const words = 'The liability of the Provider ends at the fees paid.';
    await waitFor(() => expect(cap.getByRole('textbox')).toHaveValue(words));
    const added = await within(sheet()).findByText(words);
    expect(added.closest('[data-addition]')).toHaveAttribute('data-clause', 'liability-cap');
    await waitFor(() => expect(implementations(api)).toEqual([[CAP, words]]));
    await user.click(cap.getByRole('button', { name: /^Skip/ }));
    await waitFor(() => expect(within(sheet()).queryByText(words)).not.toBeInTheDocument());
    await waitFor(() => expect(implementations(api)).toEqual([]));
  });

  it('T-47 changes the answer that a suggestion is about, as the wizard saves it, and gives it back on Skip', async () => {
    const api = saving().on('POST /api/wizard-steps/save', () => Response.json({ success: true }));
    keepImproveState(anImproveState());
    const { user } = await openApp(ADDRESS);
    const interest = await card(/late payment/);
    await user.click(interest.getByRole('button', { name: /^Apply/ }));
    await waitFor(() =>
      expect(api.callsTo('POST /api/wizard-steps/save')[0]?.body).toMatchObject({
        contractId: CONTRACT_ID,
        stepKey: 'payment_details',
        key: 'late_interest',
        value: 'statutory',
      }),
    );
    await waitFor(() => expect(lastSave(api)?.formData).toMatchObject({ late_interest: 'statutory' }));
    await user.click(interest.getByRole('button', { name: /^Skip/ }));
    await waitFor(() => expect(lastSave(api)?.formData).toMatchObject({ late_interest: 'none' }));
    expect(api.callsTo('POST /api/wizard-steps/save').at(-1)?.body).toMatchObject({ value: 'none' });
  });

  it.each([
    ['en', 'Error', 'Failed to save progress', 'Failed to save contract state'],
    ['lt', 'Klaida', 'Nepavyko išsaugoti pakeitimų', 'Nepavyko išsaugoti sutarties būsenos'],
  ] as const)('R-IMP-11 says what could not be saved (%s)', async (language, title, progress, stored) => {
    const api = new ApiStub().on(SAVE, () => refusal(500, {}));
    keepImproveState(anImproveState());
    const { user } = await openApp(ADDRESS, { language });
    const box = (await card(/Name the repository/)).getByRole('textbox');
    await user.type(box, 'a');
    await user.tab();
    await expectToast(title, progress, 'destructive');
    api.on(SAVE, () => refusal(404, { message: 'This contract was not found.' }));
    await user.type(box, 'b');
    await user.tab();
    await expectToast(title, 'This contract was not found.', 'destructive');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.type(box, 'c');
    await expectToast(title, stored, 'destructive');
  });

  it.each([
    ['en', 'Missing contract ID. Please start from the contract builder.'],
    ['lt', 'Nenurodyta sutartis. Pradėkite nuo sutarties kūrimo.'],
  ] as const)(
    'R-IMP-11 R-IMP-15 neither saves nor sells without a contract (%s)',
    async (language, problem) => {
      const api = saving();
      keepImproveState(anImproveState({ contractId: ' ' }), 'blank');
      const { user } = await openApp('/contract/improve?stateId=blank', { language });
      expect(
        await screen.findByRole('button', { name: /Generate Contract|Parengti sutartį/ }),
      ).toBeDisabled();
      await user.type((await card(/Name the repository/)).getByRole('textbox'), 'a');
      await user.tab();
      await expectToast(language === 'en' ? 'Error' : 'Klaida', problem, 'destructive');
      expect(api.callsTo(SAVE)).toHaveLength(0);
    },
  );

  it.each([
    [
      'en',
      'AI Suggestion Generated',
      'You can edit the text before you go on.',
      'Error',
      'Failed to generate suggestion',
    ],
    [
      'lt',
      'DI pasiūlymas parengtas',
      'Prieš tęsdami tekstą galite pataisyti.',
      'Klaida',
      'Nepavyko parengti pasiūlymo',
    ],
  ] as const)(
    'R-IMP-12 R-IMP-13 fills an answer by AI and saves it (%s)',
    async (language, done, hint, error, failed) => {
      const api = saving().on(SUGGEST, () => refusal(503, {}));
      keepImproveState(anImproveState());
      const { user } = await openApp(ADDRESS, { language });
      const repository = await card(/Name the repository/);
      const ask = () =>
        user.click(repository.getByRole('button', { name: /^(AI suggestion|DI pasiūlymas)/ }));
      await ask();
      await expectToast(error, failed, 'destructive');
      api.on(SUGGEST, () => Response.json({ suggestion: 'On the server of the Client.' }));
      await ask();
      await waitFor(() =>
        expect(repository.getByRole('textbox')).toHaveValue('On the server of the Client.'),
      );
      await expectToast(done, hint);
      expect(api.callsTo(SUGGEST)[0]?.body).toMatchObject({
        stepKey: 'improvements',
        fieldKey: REPOSITORY,
        fieldLabel: REPOSITORY,
        jobType: 'design',
        currentFormData: { scope_of_work: 'A logo for a bakery' },
        contractDetails: { suggestion: REPOSITORY },
        contractId: CONTRACT_ID,
        language,
      });
      await waitFor(() =>
        expect(implementations(api)).toEqual([[REPOSITORY, 'On the server of the Client.']]),
      );
    },
  );

  it('R-IMP-12 takes "freelance" for work of no known kind', async () => {
    const api = saving().on(SUGGEST, () => Response.json({ suggestion: 'x' }));
    keepImproveState(anImproveState({ formData: {} }));
    const { user } = await openApp(ADDRESS);
    await user.click((await card(/Name the repository/)).getByRole('button', { name: /^AI suggestion/ }));
    await waitFor(() => expect(api.callsTo(SUGGEST)[0]?.body).toMatchObject({ jobType: 'freelance' }));
  });

  it('R-IMP-14 T-26 T-13 R-IMP-16 saves, shows the stages for 3 to 6 seconds, takes the payment and goes to the contracts', async () => {
    const api = saving().on('POST /api/payment', () => Response.json({ success: true, testMode: true }));
    keepImproveState(anImproveState());
    jest.useFakeTimers({ advanceTimers: true });
    const { user, router } = await openApp(ADDRESS, { advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const generate = await generateButton();
    const started = Date.now();
    await user.click(generate);
    expect(await screen.findByRole('progressbar', { name: 'Saving your improvements…' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const dialog = within(await screen.findByRole('dialog', { name: 'Get your contract' }));
    const took = Date.now() - started;
    expect(took).toBeGreaterThanOrEqual(3_000);
    expect(api.callsTo(SAVE)).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: /^Checkout/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/contracts'));
    expect(localStorage.getItem(`contractState_${CONTRACT_ID}`)).toBeNull();
  });

  it('R-IMP-14 opens no payment when the contract could not be saved', async () => {
    const api = new ApiStub().on(SAVE, () => refusal(500, {}));
    keepImproveState(anImproveState());
    const { user } = await openApp(ADDRESS);
    await user.click(await generateButton());
    await expectToast('Error', 'Failed to save progress', 'destructive');
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(await generateButton()).toBeEnabled();
    expect(api.callsTo(SAVE)).toHaveLength(1);
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
      const { user } = await openApp(ADDRESS, { language });
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
    const { user } = await openApp(ADDRESS);
    await waitFor(() => expect(sheet()).toHaveTextContent('950'));
    await user.click(await generateButton());
    expect(await screen.findByRole('dialog', { name: 'Get your contract' })).toBeVisible();
    expect(api.callsTo('POST /api/wizard-steps/save').map(({ body }) => body)).toEqual([
      expect.objectContaining({ stepKey: 'contract_overview', key: 'scope_of_work', value: scope }),
    ]);
  });

  it('leads a phone to the contract in a drawer', async () => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), {
        matches: false,
        media,
        onchange: null,
        addListener() {},
        removeListener() {},
      });
    saving();
    keepImproveState(anImproveState());
    const { user } = await openApp(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'See the contract' }));
    expect(
      within(await screen.findByRole('dialog', { name: 'Your contract so far' })).getByTestId(
        'contract-sheet',
      ),
    ).toBeVisible();
  });
});
