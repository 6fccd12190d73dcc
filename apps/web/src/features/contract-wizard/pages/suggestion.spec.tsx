import { act, screen, waitFor } from '@testing-library/react';
import type { Language } from '@pactwright/protocol';
import { resetToasts } from '../../../shared/toast/toast-store.js';
import { openWizard, someSteps, toastTexts } from '../testing/open-wizard.js';
import { WizardServer } from '../testing/wizard-server.js';

const ROUTE = 'POST /api/contracts/suggestion';
const builtIn = { name: 'built-in', version: '1', model: null, fallback: null };
const suggesting = (suggestion = 'Hosting and domain fees.') =>
  new WizardServer(someSteps).on(ROUTE, () => Response.json({ suggestion, engine: builtIn }));
const exclusions = () => screen.findByRole('textbox', { name: 'Exclusions' });

const WORDS = {
  en: {
    ask: 'Suggestion: Exclusions',
    undo: 'Undo: Exclusions',
    missing: [
      'Missing Context',
      'Please fill out the job type and scope of work first to get relevant suggestions.',
    ],
    added: ['AI Suggestion Added', 'The field has been updated with an AI-generated suggestion.'],
    error: 'Error',
    failed: 'Failed to get AI suggestion. Please try again.',
  },
  lt: {
    ask: 'Pasiūlymas: Exclusions',
    undo: 'Atšaukti: Exclusions',
    missing: [
      'Trūksta informacijos',
      'Pirmiausia nurodykite darbo rūšį ir darbo apimtį, kad pasiūlymai būtų tinkami.',
    ],
    added: ['DI pasiūlymas įrašytas', 'Laukas užpildytas dirbtinio intelekto pasiūlytu tekstu.'],
    error: 'Klaida',
    failed: 'Nepavyko gauti DI pasiūlymo. Bandykite dar kartą.',
  },
} as const satisfies Record<Language, object>;
const languages = ['en', 'lt'] as const;

async function openWithContext(server: WizardServer, language: Language = 'en') {
  const page = await openWizard(server, { address: '/contract/new?type=design', language });
  await page.user.type(await screen.findByRole('textbox', { name: 'Scope of Work' }), 'A logo');
  const ask = () => page.user.click(screen.getByRole('button', { name: WORDS[language].ask }));
  return { ...page, ask };
}

describe('the suggestion of one field', () => {
  afterEach(() => {
    localStorage.clear();
    act(() => resetToasts());
  });

  it.each(languages)('R-WIZ-26 needs the job type and the scope first (%s)', async (language) => {
    const server = suggesting();
    const { user } = await openWizard(server, { language });
    await user.click(await screen.findByRole('button', { name: WORDS[language].ask }));
    const [title, description] = WORDS[language].missing;
    expect(toastTexts()).toEqual({ title, description, variant: 'destructive' });
    expect(server.bodiesTo(ROUTE)).toEqual([]);
  });

  it('R-WIZ-25 sends step, field, kind of work, the text so far and both forms', async () => {
    const server = suggesting();
    const { user, ask } = await openWithContext(server);
    await user.type(await exclusions(), 'Hosting');
    await ask();
    await waitFor(() => expect(server.bodiesTo(ROUTE)).toHaveLength(1));
    expect(server.bodiesTo(ROUTE)[0]).toEqual({
      stepKey: 'contract_overview',
      fieldKey: 'exclusions',
      fieldLabel: 'Exclusions',
      jobType: 'design',
      currentText: 'Hosting',
      currentFormData: { freelance_type: 'design', scope_of_work: 'A logo', exclusions: 'Hosting' },
      wizardData: { contract_language: 'en' },
      contractId: '6f1c1c1e-7a55-4f0c-9a43-2f7d0a9f5a10',
      language: 'en',
    });
  });

  it.each(languages)('R-WIZ-27 fills the field, saves it, says where it came from (%s)', async (language) => {
    const server = suggesting();
    const { ask } = await openWithContext(server, language);
    await ask();
    await waitFor(async () => expect(await exclusions()).toHaveValue('Hosting and domain fees.'));
    const [title, description] = WORDS[language].added;
    expect(toastTexts()).toEqual({ title, description, variant: 'default' });
    await waitFor(() =>
      expect(server.saves).toContainEqual(
        expect.objectContaining({ key: 'exclusions', value: 'Hosting and domain fees.' }),
      ),
    );
    expect(screen.getByText(language === 'en' ? /built-in rules/ : /Pagal mūsų taisykles/)).toBeVisible();
  });

  it.each(languages)(
    'takes the suggestion back out on request, and saves that too (%s)',
    async (language) => {
      const server = suggesting();
      const { user, ask } = await openWithContext(server, language);
      await user.type(await exclusions(), 'Mine');
      await ask();
      await user.click(await screen.findByRole('button', { name: WORDS[language].undo }));
      expect(await exclusions()).toHaveValue('Mine');
      expect(await exclusions()).toHaveFocus();
      await waitFor(() => expect(server.saves.at(-1)).toMatchObject({ key: 'exclusions', value: 'Mine' }));
    },
  );

  it.each([
    ['en', 'Suggestion', 'Lines to choose from', 'Hide'],
    ['lt', 'Pasiūlymas', 'Galite rinktis', 'Slėpti'],
  ] as const)(
    'R-WIZ-25 offers lines of which none is written before its tick (%s)',
    async (language, ask, title, hide) => {
      const server = new WizardServer(someSteps).on(ROUTE, () =>
        Response.json({ suggestion: 'A logo', offered: ['Printing', 'Photographs'], engine: builtIn }),
      );
      const { user } = await openWithContext(server, language);

      await user.click(screen.getByRole('button', { name: `${ask}: Scope of Work` }));
      const scope = () => screen.getByRole('textbox', { name: 'Scope of Work' });
      const printing = await screen.findByRole('checkbox', { name: 'Printing' });
      expect(toastTexts()).toMatchObject({ title });
      expect(scope()).toHaveValue('A logo');
      await user.click(printing);
      expect(scope()).toHaveValue('A logo\nPrinting');
      await waitFor(() =>
        expect(server.saves.at(-1)).toMatchObject({ key: 'scope_of_work', value: 'A logo\nPrinting' }),
      );
      await user.click(screen.getByRole('checkbox', { name: 'Photographs' }));
      await user.click(printing);
      expect(scope()).toHaveValue('A logo\nPhotographs');
      expect(screen.getByRole('group', { name: /^Scope of Work: / })).toBeVisible();
      await user.click(screen.getByRole('button', { name: hide }));
      expect(screen.queryByRole('checkbox', { name: 'Printing' })).toBeNull();
      expect(scope()).toHaveFocus();
      expect(scope()).toHaveValue('A logo\nPhotographs');
    },
  );

  it.each(languages)('R-WIZ-28 shows the server’s words, else its own (%s)', async (language) => {
    const server = new WizardServer(someSteps).on(ROUTE, () => Response.json({ error: 'Not today' }));
    const { ask } = await openWithContext(server, language);
    const { error: title, failed } = WORDS[language];
    const expectFailure = (description: string) =>
      waitFor(() => expect(toastTexts()).toEqual({ title, description, variant: 'destructive' }));
    await ask();
    await expectFailure('Not today');
    server.on(ROUTE, () => Response.json({ success: false, message: 'Lėčiau' }, { status: 429 }));
    await ask();
    await expectFailure('Lėčiau');
    for (const nothing of [
      () => Response.json({}),
      () => new Response('<html>', { status: 502 }),
      () => Promise.reject(new TypeError('fetch failed')),
    ]) {
      act(() => resetToasts());
      server.on(ROUTE, nothing);
      await ask();
      await expectFailure(failed);
    }
    expect(await exclusions()).toHaveValue('');
  });

  it.each([
    ['en', 'Nothing to add yet', /only you know/],
    ['lt', 'Kol kas nėra ko pridurti', /žinote tik jūs/],
  ] as const)(
    'R-WIZ-27 says so when there is nothing new, and claims no change (%s)',
    async (language, title, description) => {
      const server = suggesting();
      const { ask } = await openWithContext(server, language);
      const expectNothing = () =>
        waitFor(() =>
          expect(toastTexts()).toEqual({
            title,
            description: expect.stringMatching(description),
            variant: 'default',
          }),
        );
      await ask();
      await waitFor(() => expect(toastTexts()).toMatchObject({ title: WORDS[language].added[0] }));
      await ask();
      await expectNothing();
      act(() => resetToasts());
      server.on(ROUTE, () => Response.json({ suggestion: '  ', engine: builtIn }));
      await ask();
      await expectNothing();
      expect(await exclusions()).toHaveValue('Hosting and domain fees.');
    },
  );

  it('is asked for once while it is on its way, and gives way to what somebody writes', async () => {
    let answer: (response: Response) => void = () => undefined;
    const server = new WizardServer(someSteps).on(ROUTE, () => new Promise((resolve) => (answer = resolve)));
    const { user, ask } = await openWithContext(server);
    await ask();
    const busy = await screen.findByRole('button', { name: 'Suggesting…: Exclusions' });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    expect(busy).toHaveFocus();
    await user.click(busy);
    expect(server.bodiesTo(ROUTE)).toHaveLength(1);
    await user.type(await exclusions(), 'My own');
    answer(Response.json({ suggestion: 'Too late', engine: builtIn }));
    expect(await screen.findByRole('button', { name: WORDS.en.ask })).toHaveAttribute('aria-busy', 'false');
    expect(await exclusions()).toHaveValue('My own');
  });

  it('follows a run that takes longer', async () => {
    const server = new WizardServer(someSteps)
      .on(ROUTE, () => Response.json({ runId: 'r1', retryAfter: 0 }, { status: 202 }))
      .on('GET /api/runs/r1', () =>
        Response.json({ runId: 'r1', status: 'done', result: { suggestion: 'Later', engine: builtIn } }),
      );
    const { ask } = await openWithContext(server);
    await ask();
    await waitFor(async () => expect(await exclusions()).toHaveValue('Later'));
  });
});
