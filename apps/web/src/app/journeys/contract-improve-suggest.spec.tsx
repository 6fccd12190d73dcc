import { waitFor } from '@testing-library/react';
import { refusal } from '../../shared/testing/api-stub.js';
import {
  anImproveState,
  CONTRACT_ID,
  keepImproveState,
  REPOSITORY,
} from '../../shared/testing/improve-state.js';
import {
  IMPROVE_ADDRESS,
  saving,
  lastSave,
  implementations,
  card,
  sheet,
  expectToast,
  eachOnFreshPage,
} from '../testing/improve-page.js';
import { openApp } from '../testing/open-app.js';

const SUGGEST = 'POST /api/contracts/suggestion';

eachOnFreshPage();

describe('words for an improvement', () => {
  it.each([
    [
      'en',
      'AI Suggestion Generated',
      'You can edit the text before you go on.',
      'Error',
      'Failed to generate suggestion',
    ],
    [
      'lt',
      'DI pasiūlymas parengtas',
      'Prieš tęsdami tekstą galite pataisyti.',
      'Klaida',
      'Nepavyko parengti pasiūlymo',
    ],
  ] as const)(
    'R-IMP-12 R-IMP-13 fills an answer by AI and saves it (%s)',
    async (language, done, hint, error, failed) => {
      const api = saving().on(SUGGEST, () => refusal(503, {}));
      keepImproveState(anImproveState());
      const { user } = await openApp(IMPROVE_ADDRESS, { language });
      const repository = await card(/Name the repository/);
      const ask = () => user.click(repository.getByRole('button', { name: /^(Suggestion|Pasiūlymas)/ }));
      await ask();
      await expectToast(error, failed, 'destructive');
      api.on(SUGGEST, () => Response.json({ suggestion: 'The code is kept at the Client.' }));
      await ask();
      await waitFor(() =>
        expect(repository.getByRole('textbox')).toHaveValue('The code is kept at the Client.'),
      );
      await expectToast(done, hint);
      expect(api.callsTo(SUGGEST)[0]?.body).toMatchObject({
        stepKey: 'improvements',
        fieldKey: REPOSITORY,
        fieldLabel: REPOSITORY,
        jobType: 'design',
        currentFormData: { scope_of_work: 'A logo for a bakery' },
        contractDetails: { suggestion: REPOSITORY },
        contractId: CONTRACT_ID,
        language,
      });
      await waitFor(() =>
        expect(implementations(api)).toContainEqual([REPOSITORY, 'The code is kept at the Client.']),
      );
    },
  );

  it('R-IMP-12 puts a suggested answer into the field that is asked for', async () => {
    const api = saving().on(SUGGEST, () => Response.json({ suggestion: '0.02% a day' }));
    keepImproveState(anImproveState());
    const { user } = await openApp(IMPROVE_ADDRESS);
    const interest = await card(/late payment/);
    await user.click(interest.getByRole('button', { name: /^Suggestion/ }));
    await waitFor(() => expect(lastSave(api)?.formData).toMatchObject({ late_interest: '0.02' }));
    expect(interest.getByRole('combobox')).toHaveTextContent('0.02% a day');
    expect(interest.getByText('In the contract')).toBeVisible();
    await waitFor(() => expect(sheet()).toHaveTextContent('0.02%'));
    await user.click(interest.getByRole('button', { name: /^Skip/ }));
    await waitFor(() => expect(lastSave(api)?.formData).toMatchObject({ late_interest: 'none' }));
  });

  it('R-IMP-12 takes "freelance" for work of no known kind', async () => {
    const api = saving().on(SUGGEST, () => Response.json({ suggestion: 'x' }));
    keepImproveState(anImproveState({ formData: {} }));
    const { user } = await openApp(IMPROVE_ADDRESS);
    await user.click((await card(/Name the repository/)).getByRole('button', { name: /^Suggestion/ }));
    await waitFor(() => expect(api.callsTo(SUGGEST)[0]?.body).toMatchObject({ jobType: 'freelance' }));
  });
});
