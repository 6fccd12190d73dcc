import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { AnalyzeResponse, Language, SuggestionDetail } from '@pactwright/protocol';
import { resetToasts } from '../../../shared/toast/toast-store.js';
import { goToSummary, openWizard, someSteps, toastTexts } from '../testing/open-wizard.js';
import { WizardServer } from '../testing/wizard-server.js';

const ANALYZE = 'POST /api/contracts/analyze';
const SAVE = 'POST /api/contracts/save-progress';
const CONTRACT_ID = '6f1c1c1e-7a55-4f0c-9a43-2f7d0a9f5a10';

const aDetail = (over: Partial<SuggestionDetail> = {}): SuggestionDetail => ({
  id: 'liability-cap.missing',
  category: 'risk',
  suggestion: 'Cap what you can be held to pay',
  why: 'Without a cap one mistake can cost more than the whole job.',
  riskFactor: 5,
  isRequired: true,
  question: 'How high should the cap be?',
  clauseId: 'liability-cap',
  implementation: 'The liability of the Provider is limited to the fees paid.',
  ...over,
});
const optional = aDetail({
  id: 'publicity.missing',
  category: 'commercial',
  suggestion: 'Say whether you may show the work',
  why: 'A portfolio wins the next client.',
  riskFactor: 2,
  isRequired: false,
});
const analysisOf = (...details: SuggestionDetail[]): AnalyzeResponse => ({
  suggestions: Object.fromEntries(details.map(({ category, suggestion }) => [category, [suggestion]])),
  details,
  engine: { name: 'built-in', version: '1', model: null, fallback: null },
});
const answering = (body: unknown = analysisOf(aDetail(), optional)) =>
  new WizardServer(someSteps).on(ANALYZE, () => Response.json(body));

async function openSummary(server: WizardServer, language: Language = 'en') {
  const page = await openWizard(server, { address: '/contract/new?type=design', language });
  await goToSummary(page, language === 'en' ? 'Next' : 'Toliau');
  const button = (en: string, lt: string) =>
    screen.findByRole('button', { name: language === 'en' ? en : lt });
  const analyze = async () => page.user.click(await button('Analyze with AI', 'Analizuoti su DI'));
  const improve = async () => page.user.click(await button('Improve Contract', 'Patobulinti sutartį'));
  return { ...page, analyze, improve };
}
const switchOf = (text: string) => screen.findByRole('switch', { name: new RegExp(text) });
const expectToast = (title: string, description: string, variant = 'default') =>
  waitFor(() => expect(toastTexts()).toEqual({ title, description, variant }));

describe('the analysis on the summary', () => {
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
    act(() => resetToasts());
  });

  it.each([
    ['en', 'Analysis Complete', 'Contract analysis found some suggestions for improvement.'],
    ['lt', 'Analizė baigta', 'Išanalizavus sutartį rasta, ką verta patobulinti.'],
  ] as const)(
    'R-SUM-05 R-SUM-06 R-SUM-11 shows suggestions by category, each with its reason (%s)',
    async (language, title, description) => {
      const server = answering();
      const { analyze } = await openSummary(server, language);
      await analyze();
      await expectToast(title, description);
      expect(server.bodiesTo(ANALYZE)[0]).toMatchObject({
        formData: { freelance_type: 'design', scope_of_work: 'A logo' },
        isNewContract: true,
        contractId: CONTRACT_ID,
        language,
      });
      const risk = screen.getByRole('heading', { level: 3, name: language === 'en' ? /^Risk/ : /^Rizika/ });
      const group = within(risk.closest('section') ?? document.body);
      expect(group.getByText('Without a cap one mistake can cost more than the whole job.')).toBeVisible();
      expect(await switchOf('Cap what you can be held to pay')).toBeChecked();
      expect(await switchOf('Say whether you may show the work')).not.toBeChecked();
    },
  );

  it.each([
    ['en', 'Analysis Complete', 'No improvements needed.'],
    ['lt', 'Analizė baigta', 'Tobulinti nieko nereikia.'],
  ] as const)(
    'T-50 tells that nothing was found, in the server’s words where it has some (%s)',
    async (language, title, own) => {
      const server = answering({ suggestions: {} });
      const { analyze, user } = await openSummary(server, language);
      await analyze();
      await expectToast(title, own);
      server.on(ANALYZE, () => Response.json({ suggestions: {}, message: 'Nothing at all.' }));
      await user.click(screen.getByRole('button', { name: /Analyze again|Analizuoti iš naujo/ }));
      await expectToast(title, 'Nothing at all.');
    },
  );

  it.each([
    ['en', 'Error', 'Failed to analyze contract. Please try again.', 'Invalid analysis response'],
    [
      'lt',
      'Klaida',
      'Nepavyko išanalizuoti sutarties. Bandykite dar kartą.',
      'Netinkamas analizės atsakymas',
    ],
  ] as const)(
    'R-SUM-07 R-SUM-08 shows the server’s words or its own, and clears the analysis (%s)',
    async (language, title, failed, invalid) => {
      const server = answering();
      const { analyze, user } = await openSummary(server, language);
      await analyze();
      await switchOf('Cap what you can be held to pay');
      const again = () => user.click(screen.getByRole('button', { name: /Analy|Analiz/ }));
      server.on(ANALYZE, () => new Response('<html>', { status: 502 }));
      await again();
      await expectToast(title, failed, 'destructive');
      expect(screen.queryByRole('switch', { name: /Cap what/ })).not.toBeInTheDocument();
      server.on(ANALYZE, () => Response.json({ message: 'Full house' }, { status: 429 }));
      await again();
      await expectToast(title, 'Full house', 'destructive');
      server.on(ANALYZE, () => Response.json({ message: 'no list' }));
      await again();
      await expectToast(title, invalid, 'destructive');
    },
  );

  it.each([
    ['en', 'No Data to Analyze'],
    ['lt', 'Nėra ką analizuoti'],
  ] as const)('R-SUM-04 refuses to analyse nothing (%s)', async (language, title) => {
    const optionalSteps = someSteps.map((step) => ({
      ...step,
      fields: step.fields.map((field) => ({ ...field, isRequired: false })),
    }));
    const server = new WizardServer(optionalSteps);
    const { user } = await openWizard(server, { language });
    for (let step = 0; step < 2; step += 1)
      await user.click(await screen.findByRole('button', { name: /^(Next|Toliau)$/ }));
    await user.click(await screen.findByRole('button', { name: /Analyze with AI|Analizuoti su DI/ }));
    expect(toastTexts()).toMatchObject({ title, variant: 'destructive' });
    expect(server.bodiesTo(ANALYZE)).toEqual([]);
  });

  it('R-SUM-03 T-27 counts down from 20, says "Still working" at 0, ends early with the answer', async () => {
    let answer: (response: Response) => void = () => undefined;
    const server = new WizardServer(someSteps).on(
      ANALYZE,
      () => new Promise((resolve) => (answer = resolve)),
    );
    jest.useFakeTimers({ advanceTimers: true });
    const { user } = await openWizard(server, {
      address: '/contract/new?type=design',
      advanceTimers: (ms) => jest.advanceTimersByTime(ms),
    });
    await goToSummary({ user });
    await user.click(await screen.findByRole('button', { name: 'Analyze with AI' }));
    expect(screen.getByRole('button', { name: 'Analyzing…' })).toBeDisabled();
    const bar = screen.getByRole('progressbar', { name: /About (20|19) seconds left/ });
    act(() => jest.advanceTimersByTime(5_000));
    expect(bar).toHaveAccessibleName(/About 1[45] seconds left/);
    expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(25);
    act(() => jest.advanceTimersByTime(16_000));
    expect(bar).toHaveAccessibleName('Still working');
    expect(screen.getByRole('button', { name: 'Analyzing…' })).toBeDisabled();
    await act(async () => answer(Response.json(analysisOf(aDetail()))));
    expect(await switchOf('Cap what you can be held to pay')).toBeChecked();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('keeps the analysis for a look at a step, with what was decided', async () => {
    const { analyze, user } = await openSummary(answering());
    await analyze();
    await user.click(await switchOf('Say whether you may show the work'));
    await user.click(screen.getByText('Continue editing'));
    await goToSummary({ user });
    expect(await switchOf('Say whether you may show the work')).toBeChecked();
  });

  it('asks for a new analysis when an answer has changed', async () => {
    const { analyze, user } = await openSummary(answering());
    await analyze();
    await switchOf('Cap what you can be held to pay');
    await user.click(screen.getByText('Continue editing'));
    await user.type(await screen.findByRole('textbox', { name: 'Scope of Work' }), '!');
    await goToSummary({ user });
    expect(await screen.findByText(/Your answers have changed since the last analysis/)).toBeVisible();
    expect(screen.queryByText('Cap what you can be held to pay')).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'Add payment amount details to ensure contract completeness and clarity', /marked as required/],
    ['lt', 'Nurodykite mokėjimo sumą, kad sutartis būtų išsami ir aiški', /pažymėtas kaip būtinas/],
  ] as const)(
    'R-SUM-10 T-28 approves what is missing by itself; taking it back warns (%s)',
    async (language, text, warning) => {
      const { user } = await openSummary(answering(), language);
      const missing = await screen.findByRole('switch', { name: (name) => name.includes(text) });
      expect(missing).toBeChecked();
      act(() => missing.focus());
      await user.keyboard(' ');
      expect(missing).not.toBeChecked();
      expect(screen.getByText(warning)).toBeVisible();
    },
  );

  it('R-SUM-12 reads plain lists of texts too, and knows a required one by its words', async () => {
    const server = answering({
      suggestions: { legal: ['It is essential to name the law', 'Not required: a logo'] },
    });
    const { analyze } = await openSummary(server);
    await analyze();
    expect(await switchOf('It is essential to name the law')).toBeChecked();
    expect(await switchOf('Not required: a logo')).not.toBeChecked();
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
    ['en', 'Missing Required Fields', 'Please fill out: Type of Work, Scope of Work'],
    ['lt', 'Trūksta būtinų laukų', 'Užpildykite: Darbo rūšis, Darbo apimtis'],
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

  it('keeps what an earlier round has put into the contract', async () => {
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
