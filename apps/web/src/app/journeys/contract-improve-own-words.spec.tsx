import { screen, waitFor } from '@testing-library/react';
import { anImproveState, INTEREST, keepImproveState } from '../../shared/testing/improve-state.js';
import {
  card,
  implementations,
  IMPROVE_ADDRESS,
  lastSave,
  saving,
  setWindow,
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
          clauseId: 'warranty',
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

beforeEach(() => setWindow({ isWide: true }));
afterEach(() => localStorage.clear());

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
