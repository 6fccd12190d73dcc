import { act, screen, waitFor, within } from '@testing-library/react';
import { resetToasts } from '../../../shared/toast/toast-store.js';
import { aField, anOption, aStep } from '../../../shared/testing/wizard-fields.js';
import { goToSummary, openWizard, someSteps } from '../testing/open-wizard.js';
import { WizardServer } from '../testing/wizard-server.js';

const [overview, payment, preview] = someSteps;
const language = aField({
  id: 205,
  key: 'contract_language',
  label: 'Language of the contract',
  type: 'radio',
  order: 4,
  options: [
    anOption({ id: 20501, value: 'en', label: 'English' }),
    anOption({ id: 20503, value: 'both', label: 'English and Lithuanian' }),
  ],
});
const steps = [
  aStep({
    ...overview,
    fields: [
      ...(overview?.fields ?? []),
      aField({ id: 107, key: 'milestones', label: 'Milestones', type: 'textarea', order: 3 }),
      language,
    ],
  }),
  ...[payment, preview].filter((step) => step !== undefined),
];

async function openInBoth() {
  const server = new WizardServer(steps);
  const page = await openWizard(server, { address: '/contract/new?type=design' });
  await page.user.type(await screen.findByLabelText('Scope of Work'), 'A logo for the bakery');
  await page.user.click(screen.getByRole('radio', { name: 'English and Lithuanian' }));
  const saved = (key: string) => server.saves.findLast((save) => save.key === key);
  return { ...page, saved };
}

describe('a contract in both languages', () => {
  afterEach(() => {
    localStorage.clear();
    act(() => resetToasts());
  });

  it('asks for what is typed once more in the other language, and saves it under its own key', async () => {
    const { user, saved } = await openInBoth();
    const second = await screen.findByLabelText('Scope of Work: the same in Lithuanian');
    expect(second).toHaveAccessibleDescription(/both texts of the contract have it in English/);
    await user.type(second, 'Kepyklos logotipas');
    expect(second).toHaveAccessibleDescription('');
    await waitFor(() => expect(saved('scope_of_work@lt')).toMatchObject({ value: 'Kepyklos logotipas' }));
    expect(saved('scope_of_work')).toMatchObject({ value: 'A logo for the bakery' });
  });

  it('asks for it in English where it was typed in Lithuanian, and not at all in one language', async () => {
    const { user } = await openInBoth();
    const scope = screen.getByLabelText('Scope of Work');
    await user.clear(scope);
    await user.type(scope, 'Kepyklos logotipas ir etiketės');
    expect(await screen.findByLabelText('Scope of Work: the same in English')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'English' }));
    expect(screen.queryByLabelText(/the same in/)).not.toBeInTheDocument();
  });

  it('asks for the names of stages twice', async () => {
    const { user, saved } = await openInBoth();
    await user.click(screen.getByRole('button', { name: 'Add a milestone' }));
    const row = within(screen.getByRole('group', { name: 'Milestone 1' }));
    await user.type(row.getByRole('textbox', { name: 'What is done' }), 'The design is approved');
    await user.type(
      await row.findByRole('textbox', { name: 'What is done: the same in Lithuanian' }),
      'Dizainas patvirtintas',
    );
    await waitFor(() =>
      expect(saved('milestones')?.value).toEqual([
        {
          name: 'The design is approved',
          second: 'Dizainas patvirtintas',
          date: '',
          amount: '',
          unit: expect.any(String),
        },
      ]),
    );
  });

  it('is proposed at the summary where Lithuanian parties chose English alone', async () => {
    const { user } = await openInBoth();
    await user.click(screen.getByRole('radio', { name: 'English' }));
    await goToSummary({ user });
    const remark =
      /contracts between Lithuanian parties are made in Lithuanian\. .* choose English and Lithuanian/;
    expect(await screen.findByText(remark)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change: Language of the contract' }));
    await user.click(await screen.findByRole('radio', { name: 'English and Lithuanian' }));
    await goToSummary({ user });
    expect(screen.queryByText(remark)).not.toBeInTheDocument();
  });

  it('lists at the summary what is in one language only, with the way to its question', async () => {
    const { user } = await openInBoth();
    await goToSummary({ user });
    const item = (await screen.findByText('Scope of Work: in English only')).closest('li');
    if (item === null) throw new Error('it stands in no list');
    await user.click(within(item).getByRole('button', { name: 'Fill in: Scope of Work' }));
    await user.type(
      await screen.findByLabelText('Scope of Work: the same in Lithuanian'),
      'Kepyklos logotipas',
    );
    await goToSummary({ user });
    await screen.findByRole('heading', { level: 1, name: 'Contract Summary' });
    expect(screen.queryByText('In one language only')).not.toBeInTheDocument();
  });
});
