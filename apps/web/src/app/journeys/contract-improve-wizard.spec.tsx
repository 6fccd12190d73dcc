import { screen, waitFor } from '@testing-library/react';
import { ADDITION_MAX_LENGTH, type WizardField } from '@pactwright/protocol';
import { refusal } from '../../shared/testing/api-stub.js';
import {
  anImproveState,
  CONTRACT_ID,
  INTEREST,
  keepImproveState,
  REPOSITORY,
} from '../../shared/testing/improve-state.js';
import { aField, anOption, aStep } from '../../shared/testing/wizard-fields.js';
import {
  card,
  eachOnFreshPage,
  implementations,
  IMPROVE_ADDRESS,
  saving,
  sheet,
} from '../testing/improve-page.js';
import { openApp } from '../testing/open-app.js';

eachOnFreshPage();

const ask = (...fields: WizardField[]) =>
  saving()
    .on('GET /api/wizard-steps', () => Response.json([aStep({ fields })]))
    .on(`GET /api/contracts/${CONTRACT_ID}`, () => refusal(503, {}));

describe('what an administrator made of the wizard', () => {
  it('R-ADM-10 is in the contract of the improvements, as the wizard shows it', async () => {
    const options = [anOption({ value: 'phone', label: 'By phone' })];
    ask(
      aField({ key: 'parking', label: 'Where to park?' }),
      aField({ key: 'channel', label: 'Channel', type: 'select', options }),
      aField({ key: 'source', label: 'Heard of us', isInContract: false }),
    );
    const state = anImproveState();
    const own = { parking: 'In the yard', channel: 'phone', source: 'A friend' };
    keepImproveState({ ...state, formData: { ...state.formData, ...own } });
    await openApp(IMPROVE_ADDRESS);
    await screen.findByText('10/10');
    await waitFor(() => expect(sheet()).toHaveTextContent('Where to park? In the yard.'));
    expect(sheet()).toHaveTextContent('Channel: By phone.');
    expect(sheet()).not.toHaveTextContent('A friend');
  });

  it('R-ADM-11 R-IMP-03 names the controls of a question and what would be changed', async () => {
    const options = [
      anOption({ id: 1, value: 'none', label: 'No interest at all' }),
      anOption({ id: 2, value: 'statutory', label: 'What the law says' }),
    ];
    ask(aField({ key: 'late_interest', label: 'Interest, renamed', type: 'radio', options }));
    const state = anImproveState();
    const facts = {
      ...{ category: 'commercial' as const, isRequired: false, clauseId: 'late-payment' },
      ...{ question: 'Should late payment cost interest?', fields: ['late_interest'] },
    };
    const extras = { ...state.extras, facts: { [INTEREST]: facts } };
    keepImproveState({ ...state, suggestions: [INTEREST], extras });
    await openApp(IMPROVE_ADDRESS);
    const interest = await card(/late payment/);
    expect(await interest.findByRole('group', { name: 'Interest, renamed' })).toBeVisible();
    expect(interest.getByRole('radio', { name: 'What the law says' })).not.toBeChecked();
    expect(interest.getByRole('radio', { name: 'No interest at all' })).toBeChecked();
  });
});

describe('own words', () => {
  it('R-IMP-10 are counted up to what a clause takes, held beyond it, and never cut', async () => {
    const api = saving();
    keepImproveState(anImproveState());
    const { user } = await openApp(IMPROVE_ADDRESS);
    const repository = await card(new RegExp(REPOSITORY));
    const input = repository.getByRole('textbox');
    const sentence = 'The Provider keeps the source code in a repository of the Client. ';
    const long = sentence.repeat(Math.ceil(ADDITION_MAX_LENGTH / sentence.length) + 1).trim();
    await user.click(input);
    await user.paste(long);
    expect(input).toHaveValue(long);
    const over = long.length - ADDITION_MAX_LENGTH;
    expect(repository.getAllByText(new RegExp(`^${over} characters? too many`))[0]).toBeVisible();
    await user.tab();
    expect(await repository.findByText(/This text is too long: at most 5,?000 characters/)).toBeVisible();
    expect(implementations(api)?.flat() ?? []).not.toContain(long);
    await user.clear(input);
    await user.paste(sentence.trim());
    await user.tab();
    await waitFor(() => expect(implementations(api)).toContainEqual([REPOSITORY, sentence.trim()]));
  });
});
