import { screen, waitFor } from '@testing-library/react';
import { anImproveState, INTEREST, keepImproveState } from '../../shared/testing/improve-state.js';
import {
  card,
  implementations,
  IMPROVE_ADDRESS,
  lastSave,
  saving,
  eachOnFreshPage,
  sheet,
} from '../testing/improve-page.js';
import { openApp } from '../testing/open-app.js';

const STEP_SAVE = 'POST /api/wizard-steps/save';
const WARRANTY = 'Give a warranty';
const aStateWithWarranty = () => {
  const state = anImproveState();
  return anImproveState({
    suggestions: [...state.suggestions, WARRANTY],
    formData: { ...state.formData, warranty_days: '0' },
    extras: {
      ...state.extras,
      facts: {
        ...state.extras.facts,
        [WARRANTY]: {
          id: 'warranty.none',
          category: 'legal',
          isRequired: false,
          question: 'How long is the warranty?',
          clauseId: 'provider-warranties',
          change: { warranty_days: '30' },
        },
      },
    },
  });
};

async function openWith(state = aStateWithWarranty()) {
  const api = saving().on(STEP_SAVE, () => Response.json({ success: true }));
  keepImproveState(state);
  const { user } = await openApp(IMPROVE_ADDRESS);
  const write = async (question: RegExp, words: string) => {
    const found = await card(question);
    await user.click(found.getByRole('textbox'));
    await user.paste(words);
    return found;
  };
  return { api, user, write };
}

eachOnFreshPage();

const DEPOSIT = 'Ask for a deposit';
const SUGGESTED = 'Before the Services begin, the Client pays a deposit of 30% of the Fees.';
const aStateWithDeposit = () => {
  const state = anImproveState();
  const fact = {
    id: 'deposit.missing',
    category: 'commercial' as const,
    isRequired: false,
    question: 'How much of the price first?',
    clauseId: 'deposit',
    change: { deposit_percent: '30' },
  };
  return anImproveState({
    suggestions: [...state.suggestions, DEPOSIT],
    formData: { ...state.formData, deposit_percent: '0' },
    extras: { ...state.extras, facts: { ...state.extras.facts, [DEPOSIT]: fact } },
  });
};

describe('a number in the contract', () => {
  async function openDeposit(language: 'en' | 'lt' = 'en') {
    const api = saving()
      .on(STEP_SAVE, () => Response.json({ success: true }))
      .on('POST /api/contracts/suggestion', () => Response.json({ suggestion: SUGGESTED }));
    keepImproveState(aStateWithDeposit());
    const { user } = await openApp(IMPROVE_ADDRESS, { language });
    return { api, user, deposit: await card(/How much/) };
  }
  const lastAnswers = (api: Awaited<ReturnType<typeof openDeposit>>['api']) => lastSave(api)?.formData;

  it('R-IMP-12 R-IMP-13 follows the number that is edited in the suggested text, and stands there once', async () => {
    const { api, user, deposit } = await openDeposit();
    await user.click(deposit.getByRole('button', { name: /^AI suggestion/ }));
    await waitFor(() => expect(lastAnswers(api)).toMatchObject({ deposit_percent: '30' }));
    const box = deposit.getByRole('textbox');
    await user.clear(box);
    await user.paste(SUGGESTED.replace('30%', '50%'));
    await user.tab();
    await waitFor(() => expect(lastAnswers(api)).toMatchObject({ deposit_percent: '50' }));
    expect(implementations(api)).toEqual([]);
    await waitFor(() => expect(sheet()).toHaveTextContent('deposit of 50% of the Fees'));
    expect(sheet()).not.toHaveTextContent('30%');
    expect(deposit.getByText('The clause now says so')).toBeVisible();
  });

  it.each([
    ['en', /^Your text says 50 %, this clause says 30%/, /^Make it 50 % everywhere/],
    ['lt', /^Jūsų tekste – 50 %, o šioje nuostatoje – 30%/, /^Visur rašyti 50 %/],
  ] as const)(
    'R-IMP-10 waits while words and clause differ, until the answer follows (%s)',
    async (language, says, make) => {
      const { api, user, deposit } = await openDeposit(language);
      await user.click(deposit.getByRole('textbox'));
      await user.paste('The Client pays 50 % as soon as both have signed.');
      await user.tab();
      expect(await deposit.findByText(says)).toBeVisible();
      await waitFor(() => expect(lastAnswers(api)).toMatchObject({ deposit_percent: '30' }));
      expect(implementations(api)).toEqual([]);
      expect(sheet()).not.toHaveTextContent('as soon as both');
      await user.click(deposit.getByRole('button', { name: make }));
      await waitFor(() => expect(lastAnswers(api)).toMatchObject({ deposit_percent: '50' }));
      expect(implementations(api)).toEqual([[DEPOSIT, 'The Client pays 50 % as soon as both have signed.']]);
      await waitFor(() => expect(deposit.queryByText(says)).not.toBeInTheDocument());
    },
  );

  it('R-IMP-10 may be about something else: then both stand there', async () => {
    const words = 'If the Client stops, 50 % of the time kept free is paid.';
    const { api, user, deposit } = await openDeposit();
    await user.click(deposit.getByRole('textbox'));
    await user.paste(words);
    await user.tab();
    await user.click(await deposit.findByRole('button', { name: /two different things/ }));
    await waitFor(() => expect(implementations(api)).toEqual([[DEPOSIT, words]]));
    expect(lastAnswers(api)).toMatchObject({ deposit_percent: '30' });
    await waitFor(() => expect(sheet()).toHaveTextContent(words));
  });
});

describe('own words about an answer that would change', () => {
  it('R-IMP-10 are that answer when they are its number, and the clause alone says it', async () => {
    const { api, user, write } = await openWith();
    const warranty = await write(/warranty/, '60 days');
    await user.tab();
    await waitFor(() => expect(lastSave(api)?.formData).toMatchObject({ warranty_days: '60' }));
    expect(api.callsTo(STEP_SAVE).map(({ body }) => body)).toEqual([
      expect.objectContaining({ key: 'warranty_days', value: '60' }),
    ]);
    expect(implementations(api)).toEqual([]);
    expect(warranty.getByText('The clause now says so')).toBeVisible();
    expect(sheet()).toHaveTextContent(/60.days/);
    await user.click(warranty.getByRole('button', { name: /^Skip/ }));
    await waitFor(() => expect(lastSave(api)?.formData).toMatchObject({ warranty_days: '0' }));
  });

  it('R-IMP-10 go in together with the change when they say something else', async () => {
    const words = 'Interest runs from the first day of the delay.';
    const { api, user, write } = await openWith();
    await write(/late payment/, words);
    await user.tab();
    await waitFor(() => expect(lastSave(api)?.formData).toMatchObject({ late_interest: 'statutory' }));
    expect(implementations(api)).toEqual([[INTEREST, words]]);
  });

  it('T-47 give way to Skip, which takes the focus out of the field', async () => {
    const { api, user, write } = await openWith();
    const warranty = await write(/warranty/, '60 days');
    await user.click(warranty.getByRole('button', { name: /^Skip/ }));
    expect(await warranty.findByRole('button', { name: /^Skipped/ })).toBeVisible();
    await waitFor(() => expect(lastSave(api)?.formData).toMatchObject({ warranty_days: '0' }));
    expect(api.callsTo(STEP_SAVE).at(-1)?.body).toMatchObject({ value: '0' });
  });

  it('T-47 may change after it was applied; Skip still gives the first answer back', async () => {
    const { api, user, write } = await openWith();
    const warranty = await card(/warranty/);
    await user.click(warranty.getByRole('button', { name: /^Apply/ }));
    await waitFor(() => expect(lastSave(api)?.formData).toMatchObject({ warranty_days: '30' }));
    await write(/warranty/, '45');
    await user.tab();
    await waitFor(() =>
      expect(lastSave(api)?.formData).toMatchObject({ warranty_days: 'other', warranty_days_other: '45' }),
    );
    await user.click(screen.getByRole('button', { name: /^Skip: How long/ }));
    await waitFor(() => expect(lastSave(api)?.formData).toMatchObject({ warranty_days: '0' }));
    expect(lastSave(api)?.formData).not.toHaveProperty('warranty_days_other');
  });
});
