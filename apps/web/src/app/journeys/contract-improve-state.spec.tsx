import { screen, waitFor } from '@testing-library/react';
import type { Language } from '@pactwright/protocol';
import { ApiStub, refusal } from '../../shared/testing/api-stub.js';
import { anImproveState, CAP, CONTRACT_ID, keepImproveState } from '../../shared/testing/improve-state.js';
import { toastSource } from '../../shared/toast/toast-store.js';
import { IMPROVE_ADDRESS, saving, card, eachOnFreshPage, sheet } from '../testing/improve-page.js';
import { openApp } from '../testing/open-app.js';

const PROGRESS = `GET /api/contracts/${CONTRACT_ID}/progress` as const;

/** The wizard, to which an invalid state leads, is a page of its own. */
const withWizard = (api: ApiStub) =>
  api
    .missing('GET /api/payment/status')
    .on('GET /api/wizard-steps', () => Response.json([]))
    .on('POST /api/contracts', () => Response.json({ contractId: CONTRACT_ID }));

eachOnFreshPage();

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
  ['R-IMP-05 no state under that id', IMPROVE_ADDRESS, undefined],
  ['R-IMP-06 suggestions that are no list', IMPROVE_ADDRESS, { ...anImproveState(), suggestions: 'two' }],
  ['R-IMP-07 form data that is no object', IMPROVE_ADDRESS, { ...anImproveState(), formData: [1] }],
  ['R-IMP-08 no contract', IMPROVE_ADDRESS, { ...anImproveState(), contractId: '' }],
] as const;

describe.each(['en', 'lt'] as const)('a state that cannot be improved (%s)', (language) => {
  it.each(BROKEN.map((broken, index) => [...broken, PROBLEMS[language][index] ?? ''] as const))(
    'R-IMP-09 leads to a new contract: %s',
    async (_, address, state, problem) => {
      withWizard(new ApiStub()).missing(PROGRESS);
      if (state) keepImproveState(state);
      const { router } = await openApp(address, { language });
      await waitFor(() => expect(router.state.location.pathname).toBe('/contract/new'));
      expect(toastSource.get().log.map(({ description }) => description)).toContain(problem);
    },
  );
});

describe('the state of the improvements', () => {
  it('R-IMP-04 takes an empty state for no data', async () => {
    withWizard(new ApiStub());
    keepImproveState(null);
    await openApp(IMPROVE_ADDRESS);
    await waitFor(() =>
      expect(toastSource.get().log.map(({ description }) => description)).toContain(PROBLEMS.en[0]),
    );
  });

  it('R-IMP-05 R-IMP-09 leads back into a contract that has not been analysed, not into an empty one', async () => {
    withWizard(new ApiStub()).on(PROGRESS, () =>
      Response.json({ formData: {}, aiSuggestions: null, state: null }),
    );
    const { router } = await openApp(IMPROVE_ADDRESS);
    await waitFor(() => expect(router.state.location.pathname).toBe('/contract/new'));
    expect(router.state.location.search).toContain(`contractId=${CONTRACT_ID}`);
    expect(toastSource.get().log.map(({ description }) => description)).toContain(PROBLEMS.en[1]);
  });

  it('T-03 come back from the server to a browser that was cleared', async () => {
    const state = anImproveState({ answers: { [CAP]: 'Twice the fees.' } });
    saving().on(PROGRESS, () => Response.json({ formData: {}, aiSuggestions: null, state }));
    await openApp(IMPROVE_ADDRESS);
    expect((await card(/How high/)).getByRole('textbox')).toHaveValue('Twice the fees.');
    expect(JSON.parse(localStorage.getItem(`contractState_${CONTRACT_ID}`) ?? '{}')).toMatchObject({
      answers: { [CAP]: 'Twice the fees.' },
    });
  });

  it('T-03 can be asked for again while the server is out of reach', async () => {
    const api = saving().on(PROGRESS, () => refusal(503, {}));
    const { user } = await openApp(IMPROVE_ADDRESS);
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.on(PROGRESS, () => Response.json({ formData: {}, aiSuggestions: null, state: anImproveState() }));
    await user.click(again);
    expect(await card(/How high/)).toBeDefined();
  });

  it.each([
    ['not decided', 'In the contract', undefined, undefined, undefined],
    ['approved with a ready answer', 'In the contract', 'Vilnius', undefined, undefined],
    ['answered here before', 'In the contract', 'Vilnius', 'applied', 'Vilnius'],
    ['answered here, then there', 'In the contract', 'Vilnius', 'applied', 'Kaunas'],
    ['skipped here', /^Left out/, undefined, 'skipped', undefined],
    ['asked about the answer that stood', 'Your answer is unchanged', undefined, undefined, 'Kaunas'],
  ] as const)(
    'R-IMP-10 says whether what the wizard has answered since is in the contract: %s',
    async (_case, word, applied, decision, held) => {
      const state = anImproveState();
      const text = 'Name the court';
      const facts = {
        ...{ category: 'legal' as const, isRequired: false, question: `${text}?`, fields: ['court_city'] },
        ...(applied && { change: { court_city: applied } }),
      };
      const formData = { ...state.formData, late_interest: 'statutory' };
      const answers = { ...formData, court_city: 'Kaunas' };
      saving().on(`GET /api/contracts/${CONTRACT_ID}`, () =>
        Response.json({ id: CONTRACT_ID, answers, additions: [] }),
      );
      keepImproveState({
        ...state,
        suggestions: [text],
        formData: held === undefined ? formData : { ...formData, court_city: held },
        extras: {
          ...state.extras,
          facts: { [text]: facts },
          chosen: [text],
          decisions: decision ? { [text]: decision } : {},
        },
      });
      await openApp(IMPROVE_ADDRESS);
      const court = await card(/Name the court/);
      expect(court.getByText(word)).toBeVisible();
      await waitFor(() => expect(sheet()).toHaveTextContent('Kaunas'));
    },
  );
});
