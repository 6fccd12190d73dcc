import { screen, waitFor } from '@testing-library/react';
import { anImproveState, keepImproveState } from '../../shared/testing/improve-state.js';
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

eachOnFreshPage();

const WARRANTY = 'Give a warranty';
const REMINDER = 'Say how somebody is reminded';

const aState = () => {
  const state = anImproveState();
  const common = { category: 'legal' as const, isRequired: false };
  return anImproveState({
    suggestions: [WARRANTY, REMINDER],
    formData: { ...state.formData, warranty_days: '0', payment_due_days: '14' },
    extras: {
      ...state.extras,
      chosen: [WARRANTY],
      decided: [WARRANTY],
      facts: {
        [WARRANTY]: {
          ...common,
          question: 'How long is the warranty?',
          clauseId: 'provider-warranties',
          fields: ['warranty_days'],
          change: { warranty_days: '30' },
        },
        [REMINDER]: { ...common, question: 'How is somebody reminded?', clauseId: 'invoicing' },
      },
    },
  });
};

async function openState(language: 'en' | 'lt' = 'en') {
  const api = saving();
  keepImproveState(aState());
  const { user } = await openApp(IMPROVE_ADDRESS, { language });
  return { api, user };
}

describe('a number in own words', () => {
  it.each([
    ['en', /^Your text says 21 days, the contract says 14/, /^Make it 21/],
    ['lt', /^Jūsų tekste – 21 days, o sutartyje – 14/, /^Visur rašyti 21/],
  ] as const)(
    'R-IMP-10 waits while words and clause differ, until the answer follows (%s)',
    async (language, says, make) => {
      const words = 'Invoices are paid within 21 days.';
      const { api, user } = await openState(language);
      const reminder = await card(/How is somebody/);
      await user.click(reminder.getByRole('textbox'));
      await user.paste(words);
      await user.tab();
      expect(await reminder.findByText(says)).toBeVisible();
      expect(implementations(api)?.flat()).not.toContain(words);
      expect(sheet()).not.toHaveTextContent(words);
      await user.click(reminder.getByRole('button', { name: make }));
      await waitFor(() => expect(lastSave(api)?.formData).toMatchObject({ payment_due_days_other: '21' }));
      expect(implementations(api)).toEqual([[REMINDER, words]]);
      await waitFor(() => expect(reminder.queryByText(says)).not.toBeInTheDocument());
    },
  );

  it('R-IMP-10 may be about something else: then both stand there, as the server is told', async () => {
    const words = 'A payment by card may follow within 21 days.';
    const { api, user } = await openState();
    const reminder = await card(/How is somebody/);
    await user.click(reminder.getByRole('textbox'));
    await user.paste(words);
    await user.tab();
    await user.click(await reminder.findByRole('button', { name: /two different things/ }));
    await waitFor(() => expect(implementations(api)).toEqual([[REMINDER, words]]));
    expect(lastSave(api)?.aiSuggestions.suggestions).toEqual([expect.objectContaining({ isSeparate: true })]);
    await waitFor(() => expect(sheet()).toHaveTextContent(words));
  });
});

describe('an answer that was changed', () => {
  it('R-IMP-03 T-47 may be another than the suggested one; Skip gives the first one back', async () => {
    const { api, user } = await openState();
    const warranty = await card(/How long/);
    await waitFor(() => expect(lastSave(api)?.formData).toMatchObject({ warranty_days: '30' }));
    await user.click(warranty.getByRole('combobox'));
    await user.click(await warrantyOption(/60/));
    await waitFor(() => expect(lastSave(api)?.formData).toMatchObject({ warranty_days: '60' }));
    expect(warranty.getByText('In the contract')).toBeVisible();
    await user.click(warranty.getByRole('button', { name: /^Skip/ }));
    await waitFor(() => expect(lastSave(api)?.formData).toMatchObject({ warranty_days: '0' }));
    expect(warranty.getByText('Left out, although marked *')).toBeVisible();
  });
});

const warrantyOption = (name: RegExp) => screen.findByRole('option', { name });
