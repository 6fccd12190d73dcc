import { jest } from '@jest/globals';
import { detailsOf, draft } from '@pactwright/drafting';
import { act, screen, waitFor, within } from '@testing-library/react';
import { leftOf } from '../../../shared/details/left-details.js';
import { resetToasts } from '../../../shared/toast/toast-store.js';
import { goToSummary, openWizard, someSteps, toastTexts } from '../testing/open-wizard.js';
import {
  aDetail,
  analysisOf,
  ANALYZE,
  answering,
  CONTRACT_ID,
  expectToast,
  openSummary,
  optional,
  switchOf,
} from '../testing/summary-page.js';
import { WizardServer } from '../testing/wizard-server.js';

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
      const asks = aDetail({ implementation: undefined, fields: ['liability_cap'] });
      const server = answering(analysisOf(asks, optional));
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
    ['en', /^For you to decide/, 'Approve all', '(now: A logo)', /^Approve Say/, /^Approved Say/],
    ['lt', /^Sprendžiate jūs/, 'Pritaikyti visus', '(dabar: A logo)', /^Pritaikyti Say/, /^Pritaikoma Say/],
  ] as const)(
    'R-SUM-11 approves with others nothing that overturns an answer or adds a sentence, and shows what it does (%s)',
    async (language, heading, all, before, off, on) => {
      const overturns = aDetail({
        category: 'legal',
        suggestion: 'Describe it another way',
        isRequired: false,
        fields: ['scope_of_work'],
        change: { scope_of_work: 'Two logos' },
        implementation: undefined,
      });
      const asks = aDetail({
        suggestion: 'Name a rate',
        isRequired: false,
        fields: ['hourly_rate'],
        implementation: undefined,
      });
      const server = answering(analysisOf(overturns, optional, asks));
      const { analyze, user } = await openSummary(server, language);
      await analyze();
      await user.click(await screen.findByRole('button', { name: all }));
      expect(await switchOf(asks.suggestion)).toBeChecked();
      expect(screen.queryByRole('button', { name: all })).not.toBeInTheDocument();
      const apart = within(
        screen.getByRole('heading', { level: 3, name: heading }).closest('section') ?? document.body,
      );
      const [change, sentence] = apart.getAllByRole('switch');
      expect(apart.getAllByRole('switch')).toHaveLength(2);
      for (const own of [change, sentence]) expect(own).not.toBeChecked();
      expect(apart.getByText(before)).toBeVisible();
      expect(apart.getByText(optional.implementation ?? '')).toBeVisible();
      expect(await switchOf(optional.suggestion)).toHaveAccessibleName(off);
      await user.click(await switchOf(optional.suggestion));
      expect(await switchOf(optional.suggestion)).toHaveAccessibleName(on);
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
    await user.click(await screen.findByRole('button', { name: /Analyze my answers|Analizuoti atsakymus/ }));
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
    await user.click(await screen.findByRole('button', { name: 'Analyze my answers' }));
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
    expect(await screen.findByText(/The contract has changed since the last analysis/)).toBeVisible();
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
    ['en', /^(\d+) details are left to fill in before signing/, 'Fill in now'],
    ['lt', /^Prieš pasirašant dar reikės užpildyti (\d+) viet/, 'Užpildyti dabar'],
  ] as const)(
    'counts what is left as the page of the details does, and leads there (%s)',
    async (language, said, action) => {
      const { user, router } = await openSummary(answering(), language);
      const button = await screen.findByRole('button', { name: action });
      const line = button.closest('li')?.textContent ?? '';
      const answers = { freelance_type: 'design', scope_of_work: 'A logo', contract_language: language };
      const left = leftOf(detailsOf(draft(answers, language), answers, language), {});
      expect(left.length).toBeGreaterThan(5);
      expect(said.exec(line)?.[1]).toBe(String(left.length));
      await user.click(button);
      await waitFor(() => expect(router.state.location.pathname).toBe('/contracts/details'));
      expect(router.state.location.search).toBe(`?contractId=${CONTRACT_ID}`);
    },
  );
});
