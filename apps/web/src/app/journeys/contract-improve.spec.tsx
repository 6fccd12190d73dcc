import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiStub, refusal } from '../../shared/testing/api-stub.js';
import {
  anImproveState,
  CAP,
  CONTRACT_ID,
  keepImproveState,
  REPOSITORY,
} from '../../shared/testing/improve-state.js';
import {
  IMPROVE_ADDRESS,
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

describe('the improvements', () => {
  it('R-IMP-01 T-38 shows 10/10 as the goal with what passes now', async () => {
    saving();
    keepImproveState(anImproveState());
    await openApp(IMPROVE_ADDRESS);
    expect(await screen.findByText('10/10')).toBeVisible();
    expect(screen.getByText(/^\d+ of \d+ checks pass now$/)).toBeVisible();
  });

  it.each([
    [
      'en',
      '2 suggestions marked * are not in the contract yet',
      '1 suggestion marked * is not in the contract yet',
    ],
    [
      'lt',
      'Į sutartį dar neįtraukti 2 žvaigždute (*) pažymėti pasiūlymai',
      'Į sutartį dar neįtrauktas 1 žvaigždute (*) pažymėtas pasiūlymas',
    ],
  ] as const)(
    'R-IMP-01 T-38 T-47 reaches 10/10 only with the suggestions that matter most taken up (%s)',
    async (language, two, one) => {
      saving().on('POST /api/wizard-steps/save', () => Response.json({ success: true }));
      keepImproveState(anImproveState());
      const { user } = await openApp(IMPROVE_ADDRESS, { language });
      const reached = language === 'en' ? 'Your contract is there.' : 'Jūsų sutartis tikslą pasiekė.';
      expect(await screen.findByText(two)).toBeVisible();
      expect(screen.queryByText(reached)).not.toBeInTheDocument();
      await user.click((await card(/How high/)).getByRole('button', { name: /^(Apply|Pritaikyti)/ }));
      expect(await screen.findByText(one)).toBeVisible();
      await user.click((await card(/Name the repository/)).getByRole('textbox'));
      await user.paste('The code is kept at the Client.');
      await user.tab();
      await waitFor(() => expect(screen.queryByText(one)).not.toBeInTheDocument());
      expect(screen.getByText(reached)).toBeVisible();
    },
  );

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
    await user.click(box);
    await user.tab();
    expect(api.callsTo(SAVE_PROGRESS)).toHaveLength(0);
    await user.click(box);
    await user.paste('The code is kept at the Client.');
    await user.tab();
    await waitFor(() => expect(api.callsTo(SAVE_PROGRESS)).toHaveLength(1));
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
    const { user } = await openApp(IMPROVE_ADDRESS);
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
    const { user } = await openApp(IMPROVE_ADDRESS);
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
    const api = new ApiStub().on(SAVE_PROGRESS, () => refusal(500, {}));
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
