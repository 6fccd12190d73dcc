import { act, screen, waitFor } from '@testing-library/react';
import { resetToasts } from '../../../shared/toast/toast-store.js';
import { openWizard, someSteps } from '../testing/open-wizard.js';
import {
  aDetail,
  analysisOf,
  ANALYZE,
  answering,
  CONTRACT_ID,
  expectToast,
  openSummary,
  SAVE,
  switchOf,
} from '../testing/summary-page.js';
import { WizardServer } from '../testing/wizard-server.js';

describe('Improve Contract', () => {
  afterEach(() => {
    localStorage.clear();
    act(() => resetToasts());
  });
  it.each([
    ['en', 'No Suggestions Selected', 'Please select at least one suggestion to improve the contract.'],
    ['lt', 'Nepasirinkta pasiūlymų', 'Pasirinkite bent vieną pasiūlymą sutarčiai patobulinti.'],
  ] as const)('R-SUM-13 improves nothing without a suggestion (%s)', async (language, title, description) => {
    const server = answering();
    const { user, improve } = await openSummary(server, language);
    await user.click(await screen.findByRole('switch', { name: /payment amount|mokėjimo sumą/ }));
    await improve();
    await expectToast(title, description, 'destructive');
    expect(server.bodiesTo(SAVE)).toEqual([]);
  });

  it.each([
    ['en', /Improve Contract/, 'Improving begins with the suggestions of an analysis.'],
    ['lt', /Patobulinti sutartį/, 'Tobulinama pagal analizės pasiūlymus.'],
  ] as const)(
    'R-SUM-13 offers no improving before there is anything to choose (%s)',
    async (language, name, why) => {
      const nothingMissing = someSteps.map((step) => ({
        ...step,
        fields: step.fields.filter(({ key }) => key !== 'payment_amount'),
      }));
      const server = new WizardServer(nothingMissing).on(ANALYZE, () => Response.json(analysisOf(aDetail())));
      const { analyze, user } = await openSummary(server, language);
      const button = await screen.findByRole('button', { name });
      expect(button).toBeDisabled();
      expect(screen.getByText(why)).toBeVisible();
      await analyze();
      await user.click(await switchOf('Cap what you can be held to pay'));
      expect(button).toBeEnabled();
      expect(screen.queryByText(why)).not.toBeInTheDocument();
    },
  );

  it.each([
    ['en', 'Missing Required Fields', 'Please fill out: Type of Work, Scope of Work'],
    ['lt', 'Neužpildyti būtini laukai', 'Užpildykite: Darbo rūšis, Darbo apimtis'],
  ] as const)('R-SUM-14 names the fields that are missing (%s)', async (language, title, description) => {
    const optionalSteps = someSteps.map((step) => ({
      ...step,
      fields: step.fields.map((field) => ({ ...field, isRequired: false })),
    }));
    const { user } = await openWizard(new WizardServer(optionalSteps), { language });
    for (let step = 0; step < 2; step += 1)
      await user.click(await screen.findByRole('button', { name: /^(Next|Toliau)$/ }));
    await user.click(await screen.findByRole('button', { name: /Improve Contract|Patobulinti sutartį/ }));
    await expectToast(title, description, 'destructive');
  });

  it.each([
    ['en', 'Error', 'Failed to process contract improvements. Please try again.'],
    ['lt', 'Klaida', 'Nepavyko apdoroti sutarties patobulinimų. Bandykite dar kartą.'],
  ] as const)(
    'R-SUM-15 stays when the improvements cannot be stored (%s)',
    async (language, title, description) => {
      const server = answering().on(SAVE, () => Response.json({ message: 'no' }, { status: 503 }));
      const { improve, router } = await openSummary(server, language);
      await improve();
      await expectToast(title, description, 'destructive');
      expect(router.state.location.pathname).toBe('/contract/new');
      expect(localStorage.getItem(`contractState_${CONTRACT_ID}`)).toBeNull();
    },
  );

  it('R-SUM-16 stores the state here and on the server and opens the improvements', async () => {
    const server = answering().on(SAVE, () => Response.json({ success: true }));
    const { analyze, improve, router } = await openSummary(server);
    await analyze();
    await switchOf('Cap what you can be held to pay');
    await improve();
    await waitFor(() => expect(router.state.location.pathname).toBe('/contract/improve'));
    expect(router.state.location.search).toBe(`?stateId=${CONTRACT_ID}`);
    const stored = JSON.parse(localStorage.getItem(`contractState_${CONTRACT_ID}`) ?? '{}');
    expect(stored).toMatchObject({
      suggestions: [
        'Add payment amount details to ensure contract completeness and clarity',
        'Cap what you can be held to pay',
      ],
      formData: { freelance_type: 'design', scope_of_work: 'A logo' },
      contractId: CONTRACT_ID,
      isNewContract: true,
      answers: {},
      saveResult: { success: true },
    });
    expect(server.bodiesTo(SAVE)[0]).toMatchObject({
      contractId: CONTRACT_ID,
      formData: { scope_of_work: 'A logo' },
      aiSuggestions: {
        suggestions: [
          { implementation: '', id: 'fees.no-amount', clauseId: 'fees' },
          {
            suggestion: 'Cap what you can be held to pay',
            implementation: '',
            id: 'liability-cap.missing',
            clauseId: 'liability-cap',
          },
        ],
        lastUpdated: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
      state: { suggestions: stored.suggestions, contractId: CONTRACT_ID },
    });
  });

  it('R-SUM-11 takes along what it shows as approved, touched or not, and what was decided on', async () => {
    const server = answering().on(SAVE, () => Response.json({ success: true }));
    const { analyze, improve, router, user } = await openSummary(server);
    await analyze();
    const cap = 'Cap what you can be held to pay';
    const amount = 'Add payment amount details to ensure contract completeness and clarity';
    const show = 'Say whether you may show the work';
    expect(await switchOf(cap)).toHaveAccessibleName(/^Will be asked/);
    expect(await switchOf(amount)).toHaveAccessibleName(/^Will be asked/);
    await user.click(await switchOf(show));
    expect(await switchOf(show)).toHaveAccessibleName(/^Approved/);
    await improve();
    await waitFor(() => expect(router.state.location.pathname).toBe('/contract/improve'));
    expect(server.bodiesTo(SAVE)[0]).toMatchObject({
      state: { suggestions: [amount, cap, show], extras: { chosen: [amount, cap, show], decided: [show] } },
    });
  });

  it('R-API-16 keeps the texts of an earlier round of which only they were saved', async () => {
    const text = { suggestion: 'Name the repository', implementation: 'At the Client.', clauseId: 'scope' };
    const aiSuggestions = { suggestions: [text], lastUpdated: '2026-03-01T12:00:00.000Z' };
    const server = answering()
      .on(SAVE, () => Response.json({ success: true }))
      .on(`GET /api/contracts/${CONTRACT_ID}/progress`, () =>
        Response.json({ formData: {}, aiSuggestions, state: null }),
      );
    const { improve, router } = await openSummary(server);
    await improve();
    await waitFor(() => expect(router.state.location.pathname).toBe('/contract/improve'));
    expect(server.bodiesTo(SAVE)[0]).toMatchObject({
      aiSuggestions: { suggestions: [{ suggestion: expect.stringContaining('payment amount') }, text] },
    });
  });

  it('R-API-16 keeps what an earlier round has put into the contract', async () => {
    const earlier = {
      suggestions: ['Name the repository', 'Never taken up'],
      formData: {},
      contractId: CONTRACT_ID,
      isNewContract: true,
      answers: { 'Name the repository': 'The code is kept in the repository of the Client.' },
      extras: {
        facts: { 'Name the repository': { category: 'clarity', isRequired: false, clauseId: 'scope' } },
        decisions: { 'Name the repository': 'applied' },
        replaced: {},
        said: {},
        kept: {},
        settled: {},
        seconds: {},
        lost: {},
      },
    };
    const server = answering()
      .on(SAVE, () => Response.json({ success: true }))
      .on(`GET /api/contracts/${CONTRACT_ID}/progress`, () =>
        Response.json({ formData: {}, aiSuggestions: null, state: earlier }),
      );
    const { improve, router } = await openSummary(server);
    await improve();
    await waitFor(() => expect(router.state.location.pathname).toBe('/contract/improve'));
    expect(server.bodiesTo(SAVE)[0]).toMatchObject({
      aiSuggestions: {
        suggestions: [
          { suggestion: expect.stringContaining('payment amount') },
          {
            suggestion: 'Name the repository',
            implementation: 'The code is kept in the repository of the Client.',
            clauseId: 'scope',
          },
        ],
      },
    });
  });
});
