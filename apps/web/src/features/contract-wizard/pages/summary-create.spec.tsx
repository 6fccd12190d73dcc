import { act, screen, waitFor, within } from '@testing-library/react';
import { resetToasts } from '../../../shared/toast/toast-store.js';
import { someSteps } from '../testing/open-wizard.js';
import {
  aDetail,
  analysisOf,
  ANALYZE,
  CONTRACT_ID,
  expectToast,
  openSummary,
  optional,
  SAVE,
  switchOf,
} from '../testing/summary-page.js';
import { WizardServer } from '../testing/wizard-server.js';

const PERSONAL_DATA = aDetail({
  id: 'data-protection.missing',
  category: 'legal',
  suggestion: 'Add the clause on personal data',
  clauseId: 'data-protection',
  fields: ['personal_data'],
  change: { personal_data: true },
  implementation: undefined,
});
const WORDS = {
  en: 'The liability of the Provider is limited to the fees paid.',
  lt: 'Paslaugų teikėjo atsakomybė neviršija sumokėtos Kainos.',
};
const SUGGESTION = aDetail().suggestion;
/** A sentence: it is approved by its own switch. */
const capIn = (language: 'en' | 'lt' = 'en') =>
  aDetail({ implementation: WORDS[language], isRequired: false });
const HOURS = aDetail({
  id: 'fees.estimate',
  category: 'commercial',
  suggestion: 'Agree on a limit of hours',
  clauseId: 'fees',
  fields: ['hours_cap'],
  implementation: undefined,
});

const KEY_TERMS_ANSWERED = someSteps.map((step) => ({
  ...step,
  fields: step.fields.filter(({ key }) => key !== 'payment_amount'),
}));
const serving = (...details: ReturnType<typeof aDetail>[]) =>
  new WizardServer(KEY_TERMS_ANSWERED)
    .on(ANALYZE, () => Response.json(analysisOf(...details)))
    .on(SAVE, () => Response.json({ success: true }));

async function openAnalysed(server: WizardServer, language: 'en' | 'lt' = 'en') {
  const page = await openSummary(server, language);
  await page.analyze();
  await page.user.click(await switchOf(SUGGESTION));
  const create = async () =>
    page.user.click(await screen.findByRole('button', { name: /^(Create contract|Sukurti sutartį)$/ }));
  return { ...page, create };
}

describe('Create contract', () => {
  afterEach(() => {
    localStorage.clear();
    act(() => resetToasts());
  });

  it.each([
    ['en', 'Contract created', 'Your contract has been saved successfully'],
    ['lt', 'Sutartis sukurta', 'Jūsų sutartis sėkmingai išsaugota'],
  ] as const)(
    'R-SUM-11 puts what is approved and needs no answer into the contract (%s)',
    async (language, title, description) => {
      const server = serving(PERSONAL_DATA, capIn(language), optional);
      const { create, router } = await openAnalysed(server, language);
      await create();
      await waitFor(() => expect(router.state.location.pathname).toBe('/contracts'));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(server.saves).toContainEqual(expect.objectContaining({ key: 'personal_data', value: true }));
      expect(server.bodiesTo(SAVE)).toHaveLength(1);
      expect(server.bodiesTo(SAVE)[0]).toMatchObject({
        formData: { personal_data: true, scope_of_work: 'A logo' },
        aiSuggestions: { suggestions: [{ id: 'liability-cap.missing', implementation: WORDS[language] }] },
        state: { extras: { decisions: { [SUGGESTION]: 'applied' } } },
      });
      await expectToast(title, description);
    },
  );

  it('R-SUM-11 leaves out what somebody has taken the approval from', async () => {
    const server = serving(capIn());
    const { create, router, user } = await openAnalysed(server);
    await user.click(await switchOf(SUGGESTION));
    await create();
    await waitFor(() => expect(router.state.location.pathname).toBe('/contracts'));
    expect(server.bodiesTo(SAVE)).toEqual([]);
  });

  it.each([
    ['en', '1 approved suggestion still needs your answer', 'Answer now'],
    ['lt', '1 pritaikomas pasiūlymas dar laukia jūsų atsakymo', 'Atsakyti dabar'],
  ] as const)(
    'R-SUM-11 R-SUM-16 says what still needs an answer and leads to it (%s)',
    async (language, title, answer) => {
      const server = serving(HOURS, capIn(language));
      const { create, router, user } = await openAnalysed(server, language);
      await create();
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      expect(dialog.getByText(HOURS.suggestion)).toBeVisible();
      expect(dialog.queryByText(SUGGESTION)).not.toBeInTheDocument();
      expect(server.bodiesTo(SAVE)).toEqual([]);
      await user.click(dialog.getByRole('button', { name: answer }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/contract/improve'));
      expect(server.bodiesTo(SAVE)[0]).toMatchObject({
        state: { suggestions: [HOURS.suggestion, SUGGESTION] },
      });
    },
  );

  it.each([
    ['en', 'Create anyway'],
    ['lt', 'Vis tiek kurti'],
  ] as const)('goes on without the answer where somebody wants to (%s)', async (language, anyway) => {
    const server = serving(HOURS, capIn(language));
    const { create, router, user } = await openAnalysed(server, language);
    await create();
    await user.click(await screen.findByRole('button', { name: anyway }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/contracts'));
    expect(server.bodiesTo(SAVE)[0]).toMatchObject({
      aiSuggestions: { suggestions: [{ id: 'liability-cap.missing', implementation: WORDS[language] }] },
    });
    expect(server.saves).not.toContainEqual(expect.objectContaining({ key: 'hours_cap' }));
  });

  it('R-SUM-11 asks about a sentence that was approved by its weight alone, and puts it nowhere', async () => {
    const server = serving(aDetail());
    const { analyze, user, router } = await openSummary(server);
    await analyze();
    expect(await switchOf(SUGGESTION)).toBeChecked();
    await user.click(await screen.findByRole('button', { name: 'Create contract' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(SUGGESTION)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Create anyway' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/contracts'));
    expect(server.bodiesTo(SAVE)).toEqual([]);
  });

  it('stays where it is when the dialog is closed', async () => {
    const { create, router, user } = await openAnalysed(serving(HOURS, capIn()));
    await create();
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/contract/new');
  });

  it('says so when what is approved cannot be stored, and does it on the next attempt', async () => {
    const server = serving(capIn()).on(SAVE, () => Response.json({ message: 'no' }, { status: 503 }));
    const { create, router } = await openAnalysed(server);
    await create();
    await expectToast(
      'Not saved yet',
      'Some answers could not be saved on the server. They are safe in this browser. Please try again.',
      'destructive',
    );
    expect(router.state.location.pathname).toBe('/contract/new');
    server.on(SAVE, () => Response.json({ success: true }));
    await create();
    await waitFor(() => expect(router.state.location.pathname).toBe('/contracts'));
  });

  it('R-API-16 keeps what an earlier round has put into the contract', async () => {
    const suggestion = 'Name the repository';
    const text = {
      suggestion,
      implementation: 'The code is kept in the repository of the Client.',
      clauseId: 'scope',
    };
    const aiSuggestions = { suggestions: [text], lastUpdated: '2026-03-01T12:00:00.000Z' };
    const server = serving(capIn()).on(`GET /api/contracts/${CONTRACT_ID}/progress`, () =>
      Response.json({ formData: {}, aiSuggestions, state: null }),
    );
    const { create, router } = await openAnalysed(server);
    await create();
    await waitFor(() => expect(router.state.location.pathname).toBe('/contracts'));
    expect(server.bodiesTo(SAVE)[0]).toMatchObject({
      aiSuggestions: { suggestions: [{ implementation: WORDS.en }, text] },
    });
  });
});
