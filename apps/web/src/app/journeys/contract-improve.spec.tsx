import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { structureChecks } from '@pactwright/drafting';
import { refusal } from '../../shared/testing/api-stub.js';
import {
  anImproveState,
  CAP,
  CONTRACT_ID,
  keepImproveState,
  REPOSITORY,
} from '../../shared/testing/improve-state.js';
import {
  IMPROVE_ADDRESS,
  SAVE_ANSWER,
  SAVE_PROGRESS,
  saving,
  lastSave,
  implementations,
  card,
  sheet,
  expectToast,
  setWindow,
  eachOnFreshPage,
} from '../testing/improve-page.js';
import { openApp } from '../testing/open-app.js';

eachOnFreshPage();

const RATE = 'Name a rate for additional work';
const withRate = () => {
  const { extras, ...state } = anImproveState();
  const facts = {
    id: 'change-control.rate',
    category: 'commercial' as const,
    isRequired: false,
    question: 'What does an hour cost when the client asks for more than was agreed?',
    clauseId: 'change-control',
    fields: ['extra_hourly_rate'],
  };
  return { ...state, suggestions: [RATE], extras: { ...extras, facts: { [RATE]: facts } } };
};

describe('the improvements', () => {
  it('say beside an answer what is worth knowing about it, as the wizard does', async () => {
    const NOTICE = 'Say how long before the end notice is given';
    const { extras, ...state } = anImproveState();
    const facts = {
      id: 'termination-convenience.long-notice',
      category: 'legal' as const,
      isRequired: false,
      clauseId: 'termination-convenience',
      fields: ['termination_notice_days'],
    };
    saving();
    keepImproveState({ ...state, suggestions: [NOTICE], extras: { ...extras, facts: { [NOTICE]: facts } } });
    await openApp(IMPROVE_ADDRESS);
    expect(await screen.findByText(/Under Lithuanian law \(Civil Code, article 6\.721\)/)).toBeVisible();
  });

  it('are read out in the language that each is in, also beside a contract in another one', async () => {
    saving();
    keepImproveState(anImproveState());
    const { user } = await openApp(IMPROVE_ADDRESS, { language: 'lt' });
    const contract = (await screen.findByTestId('contract-sheet')).closest('[role=region]');
    expect(contract).toHaveAttribute('lang', 'en');
    expect(contract).toHaveAccessibleName(/Agreement|Contract/i);
    const field = (await card(/Name the repository/)).getByRole('textbox');
    expect(field).toHaveAttribute('placeholder', 'Parašykite taip, kaip turėtų būti sutartyje');
    expect(field).toHaveAttribute('lang', 'lt');
    await user.click(field);
    await user.paste('The Provider may publish the work.');
    expect(field).toHaveAttribute('lang', 'en');
  });

  it('R-IMP-01 T-38 shows 10/10 as the goal with what passes now', async () => {
    saving();
    keepImproveState(anImproveState());
    await openApp(IMPROVE_ADDRESS);
    expect(await screen.findByText('10/10')).toBeVisible();
    expect(screen.getByText(/^\d+ of \d+ checks pass now$/)).toBeVisible();
  });

  it.each([
    ['en', '1 point to go', 'Still open: 1 suggestion marked *', /^(\d+) of (\d+) checks pass now$/],
    [
      'lt',
      'Liko 1 punktas',
      'Dar neįtrauktas 1 žvaigždute (*) pažymėtas pasiūlymas',
      /^Dabar išlaikyta (\d+) iš (\d+) patikr/,
    ],
  ] as const)(
    'R-IMP-01 T-38 T-47 counts the checks as the finished contract does, the marked suggestions beside them (%s)',
    async (language, open, marked, pass) => {
      saving();
      keepImproveState(anImproveState());
      const { user } = await openApp(IMPROVE_ADDRESS, { language });
      expect(await screen.findByText(open)).toBeVisible();
      const count = () => (pass.exec(screen.getByText(pass).textContent ?? '') ?? []).slice(1).map(Number);
      const all = structureChecks(anImproveState().formData, language).length;
      expect(count()).toEqual([all, all]);
      expect(screen.getByText('9/10')).toBeVisible();
      expect(screen.getByText(marked)).toBeVisible();
      await user.click((await card(/Name the repository/)).getByRole('textbox'));
      await user.paste('The code is kept at the Client.');
      await user.tab();
      await waitFor(() => expect(screen.queryByText(open)).not.toBeInTheDocument());
      expect(screen.queryByText('9/10')).not.toBeInTheDocument();
      expect(screen.getByText('10/10')).toBeVisible();
      expect(count()).toEqual([all, all]);
    },
  );

  it('T-47 calls nothing the most important that is rated minor', async () => {
    saving();
    const state = anImproveState();
    const facts = Object.fromEntries(
      Object.entries(state.extras.facts).map(([text, known]) => [text, { ...known, riskFactor: 1 as const }]),
    );
    keepImproveState({ ...state, extras: { ...state.extras, facts } });
    await openApp(IMPROVE_ADDRESS);
    await card(/How high/);
    expect(screen.getByText('* These need a decision. The others are up to you.')).toBeVisible();
    expect(screen.queryByText(/Decide on these first/)).not.toBeInTheDocument();
  });

  it('R-IMP-02 R-IMP-03 shows one card each with its category, the first two required', async () => {
    saving();
    keepImproveState(anImproveState());
    await openApp(IMPROVE_ADDRESS);
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
    const { user } = await openApp(IMPROVE_ADDRESS);
    const box = (await card(/Name the repository/)).getByRole('textbox');
    await waitFor(() => expect(api.callsTo(SAVE_PROGRESS)).toHaveLength(1));
    await user.click(box);
    await user.tab();
    expect(api.callsTo(SAVE_PROGRESS)).toHaveLength(1);
    await user.click(box);
    await user.paste('The code is kept at the Client.');
    await user.tab();
    await waitFor(() => expect(api.callsTo(SAVE_PROGRESS)).toHaveLength(2));
    expect(lastSave(api)).toMatchObject({
      contractId: CONTRACT_ID,
      formData: { freelance_type: 'design' },
      aiSuggestions: {
        suggestions: expect.arrayContaining([
          { suggestion: REPOSITORY, implementation: 'The code is kept at the Client.', clauseId: 'scope' },
        ]),
        lastUpdated: expect.any(String),
      },
      state: { answers: { [REPOSITORY]: 'The code is kept at the Client.' } },
    });
    await waitFor(() => expect(sheet()).toHaveTextContent('The code is kept at the Client.'));
  });

  it('R-IMP-03 has what was approved in the contract without a further act, and takes it out on Skip', async () => {
    const api = saving();
    keepImproveState(anImproveState());
    const { user } = await openApp(IMPROVE_ADDRESS);
    const cap = await card(/How high/);
    const words = 'The liability of the Provider ends at the fees paid.';
    await waitFor(() => expect(cap.getByRole('textbox')).toHaveValue(words));
    expect(cap.getByRole('button', { name: /^Applied/ })).toHaveAttribute('aria-pressed', 'true');
    expect(cap.getByText('In the contract')).toBeVisible();
    const added = await within(sheet()).findByText(words);
    expect(added.closest('[data-addition]')).toHaveAttribute('data-clause', 'liability-cap');
    await waitFor(() => expect(implementations(api)).toEqual([[CAP, words]]));
    await user.click(cap.getByRole('button', { name: /^Skip/ }));
    await waitFor(() => expect(within(sheet()).queryByText(words)).not.toBeInTheDocument());
    await waitFor(() => expect(implementations(api)).toEqual([]));
    await user.click(cap.getByRole('button', { name: /^Apply/ }));
    await waitFor(() => expect(implementations(api)).toEqual([[CAP, words]]));
  });

  it.each(['Enter', ' '])(
    'R-IMP-03 takes a Skip back by the same button, by keyboard as well (%j)',
    async (key) => {
      const api = saving();
      keepImproveState(withRate());
      const { user } = await openApp(IMPROVE_ADDRESS);
      const rate = await card(/What does an hour cost/);
      const press = (name: RegExp) => {
        act(() => rate.getByRole('button', { name }).focus());
        return user.keyboard(key === ' ' ? ' ' : `{${key}}`);
      };
      await press(/^Skip/);
      expect(rate.getByText('Left out, although marked *')).toBeVisible();
      expect(rate.queryByRole('textbox')).not.toBeInTheDocument();
      await press(/^Skipped/);
      expect(rate.getByRole('textbox')).toBeVisible();
      expect(rate.getByText('Not in the contract yet')).toBeVisible();
      expect(rate.getByRole('button', { name: /^Skip/, pressed: false })).toHaveFocus();
      await waitFor(() => expect(lastSave(api)?.state).toMatchObject({ extras: { decisions: {} } }));
    },
  );

  it('R-IMP-03 has what was approved in the contract again when a Skip is taken back', async () => {
    const api = saving();
    keepImproveState(anImproveState());
    const { user } = await openApp(IMPROVE_ADDRESS);
    const interest = await card(/late payment/);
    await user.click(interest.getByRole('button', { name: /^Skip/ }));
    await waitFor(() => expect(lastSave(api)?.formData).toMatchObject({ late_interest: 'none' }));
    await user.click(interest.getByRole('button', { name: /^Skipped/ }));
    await waitFor(() => expect(lastSave(api)?.formData).toMatchObject({ late_interest: 'statutory' }));
    expect(interest.getByText('In the contract')).toBeVisible();
  });

  it.each([
    ['en', /How high/, /^Apply/, 'Not in the contract yet'],
    ['lt', /How high/, /^Pritaikyti/, 'Sutartyje dar nėra'],
  ] as const)(
    'R-SUM-11 R-IMP-03 puts nothing in that was only marked as required: it shows the words and asks (%s)',
    async (language, question, apply, state) => {
      const api = saving();
      const { extras, ...rest } = anImproveState();
      keepImproveState({ ...rest, extras: { ...extras, chosen: [] } });
      const { user } = await openApp(IMPROVE_ADDRESS, { language });
      const cap = await card(question);
      const words = 'The liability of the Provider ends at the fees paid.';
      expect(cap.getByText(words)).toBeVisible();
      expect(cap.getByRole('textbox')).toHaveValue('');
      expect(cap.getByText(state)).toBeVisible();
      expect(within(sheet()).queryByText(words)).not.toBeInTheDocument();
      expect(api.callsTo(SAVE_ANSWER)).toEqual([]);
      expect(api.callsTo(SAVE_PROGRESS)).toEqual([]);
      await user.click(cap.getByRole('button', { name: apply }));
      await waitFor(() => expect(implementations(api)).toEqual([[CAP, words]]));
    },
  );

  it('T-47 changes the answer that a suggestion is about, as the wizard saves it, and gives it back on Skip', async () => {
    const api = saving();
    keepImproveState(anImproveState());
    const { user } = await openApp(IMPROVE_ADDRESS);
    const interest = await card(/late payment/);
    await waitFor(() =>
      expect(api.callsTo(SAVE_ANSWER)[0]?.body).toMatchObject({
        contractId: CONTRACT_ID,
        stepKey: 'payment_details',
        key: 'late_interest',
        value: 'statutory',
      }),
    );
    await waitFor(() => expect(lastSave(api)?.formData).toMatchObject({ late_interest: 'statutory' }));
    await user.click(interest.getByRole('button', { name: /^Skip/ }));
    await waitFor(() => expect(lastSave(api)?.formData).toMatchObject({ late_interest: 'none' }));
    expect(api.callsTo(SAVE_ANSWER).at(-1)?.body).toMatchObject({ value: 'none' });
  });

  it('R-IMP-03 asks about an answer with the control of its field, and writes that answer', async () => {
    const api = saving();
    keepImproveState(withRate());
    const { user } = await openApp(IMPROVE_ADDRESS);
    const rate = await card(/What does an hour cost/);
    const field = rate.getByRole('textbox', { name: 'Hourly rate for additional work' });
    expect(rate.getByText('Not in the contract yet')).toBeVisible();
    await user.click(field);
    await user.paste('60 euros an hour');
    await user.tab();
    await waitFor(() =>
      expect(api.callsTo(SAVE_ANSWER).map(({ body }) => body)).toContainEqual(
        expect.objectContaining({ key: 'extra_hourly_rate', value: '60 euros an hour' }),
      ),
    );
    await waitFor(() => expect(sheet()).toHaveTextContent('EUR 60.00 an hour'));
    expect(implementations(api)).toEqual([]);
    expect(rate.getByText('In the contract')).toBeVisible();
    await user.clear(field);
    await user.tab();
    await waitFor(() => expect(rate.getByText('Not in the contract yet')).toBeVisible());
  });

  it.each([
    ['en', '60 euros an hour', /is not a sentence yet/],
    ['lt', '60 euros an hour', /dar ne sakinys/],
    ['en', 'Disputes are decided by the courts of Kaunas.', /which court decides/],
    ['en', 'This agreement is governed by English law.', /which law applies/],
  ] as const)(
    'R-IMP-10 keeps out what is no sentence of the contract (%s: %s)',
    async (language, words, why) => {
      const api = saving();
      keepImproveState(anImproveState());
      const { user } = await openApp(IMPROVE_ADDRESS, { language });
      const repository = await card(/Name the repository/);
      await user.click(repository.getByRole('textbox'));
      await user.paste(words);
      await user.tab();
      expect(await repository.findByText(why)).toBeVisible();
      expect(sheet()).not.toHaveTextContent(words);
      await waitFor(() => expect(lastSave(api)?.formData).toMatchObject({ late_interest: 'statutory' }));
      expect(implementations(api)?.flat()).not.toContain(words);
    },
  );

  it.each([
    ['en', 'Error', 'Failed to save progress', 'Failed to save contract state'],
    ['lt', 'Klaida', 'Nepavyko išsaugoti pakeitimų', 'Nepavyko išsaugoti sutarties būsenos'],
  ] as const)('R-IMP-11 says what could not be saved (%s)', async (language, title, progress, stored) => {
    const api = saving().on(SAVE_PROGRESS, () => refusal(500, {}));
    keepImproveState(anImproveState());
    const { user } = await openApp(IMPROVE_ADDRESS, { language });
    const box = (await card(/Name the repository/)).getByRole('textbox');
    await user.type(box, 'a');
    await user.tab();
    await expectToast(title, progress, 'destructive');
    api.on(SAVE_PROGRESS, () => refusal(404, { message: 'This contract was not found.' }));
    await user.type(box, 'b');
    await user.tab();
    await expectToast(title, 'This contract was not found.', 'destructive');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.type(box, 'c');
    await expectToast(title, stored, 'destructive');
  });

  it('leads a phone to the contract in a drawer', async () => {
    setWindow({ isWide: false });
    saving();
    keepImproveState(anImproveState());
    const { user } = await openApp(IMPROVE_ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'See the contract' }));
    expect(
      within(await screen.findByRole('dialog', { name: 'Your contract so far' })).getByTestId(
        'contract-sheet',
      ),
    ).toBeVisible();
  });
});
