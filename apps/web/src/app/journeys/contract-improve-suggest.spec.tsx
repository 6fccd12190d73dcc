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
      const ask = () =>
        user.click(repository.getByRole('button', { name: /^(AI suggestion|DI pasiūlymas)/ }));
      await ask();
      await expectToast(error, failed, 'destructive');
      api.on(SUGGEST, () => Response.json({ suggestion: 'On the server of the Client.' }));
      await ask();
      await waitFor(() =>
        expect(repository.getByRole('textbox')).toHaveValue('On the server of the Client.'),
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
        expect(implementations(api)).toEqual([[REPOSITORY, 'On the server of the Client.']]),
      );
    },
  );

  it('R-IMP-12 changes the answer when its words are suggested, and says nothing twice', async () => {
    const words = 'The Client pays interest at the statutory rate.';
    const api = saving()
      .on('POST /api/wizard-steps/save', () => Response.json({ success: true }))
      .on(SUGGEST, () => Response.json({ suggestion: words }));
    keepImproveState(anImproveState());
    const { user } = await openApp(IMPROVE_ADDRESS);
    const interest = await card(/late payment/);
    await user.click(interest.getByRole('button', { name: /^AI suggestion/ }));
    await waitFor(() => expect(lastSave(api)?.formData).toMatchObject({ late_interest: 'statutory' }));
    expect(interest.getByRole('textbox')).toHaveValue(words);
    expect(interest.getByText('The clause now says so')).toBeVisible();
    expect(implementations(api)).toEqual([]);
    expect(sheet()).not.toHaveTextContent(words);
    await user.click(interest.getByRole('button', { name: /^Skip/ }));
    await waitFor(() => expect(lastSave(api)?.formData).toMatchObject({ late_interest: 'none' }));
    expect(implementations(api)).toEqual([]);
  });

  it('R-IMP-12 takes "freelance" for work of no known kind', async () => {
    const api = saving().on(SUGGEST, () => Response.json({ suggestion: 'x' }));
    keepImproveState(anImproveState({ formData: {} }));
    const { user } = await openApp(IMPROVE_ADDRESS);
    await user.click((await card(/Name the repository/)).getByRole('button', { name: /^AI suggestion/ }));
    await waitFor(() => expect(api.callsTo(SUGGEST)[0]?.body).toMatchObject({ jobType: 'freelance' }));
  });
});
