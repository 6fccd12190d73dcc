import { act, screen, waitFor } from '@testing-library/react';
import { resetToasts } from '../../../shared/toast/toast-store.js';
import { aField, anOption, aStep } from '../../../shared/testing/wizard-fields.js';
import { openWizard } from '../testing/open-wizard.js';
import { WizardServer } from '../testing/wizard-server.js';

const countries = (fieldId: number, isDefault: boolean) => [
  anOption({ id: fieldId * 100 + 1, fieldId, value: 'lt', label: 'Lithuania', isDefault }),
  anOption({ id: fieldId * 100 + 2, fieldId, value: 'de', label: 'Germany', order: 1 }),
];
const steps = [
  aStep({
    fields: [
      aField({
        id: 202,
        key: 'provider_country',
        label: 'Country of the provider',
        type: 'select',
        options: countries(202, true),
      }),
      aField({
        id: 204,
        key: 'client_country',
        label: 'Country of the client',
        type: 'select',
        isRequired: true,
        order: 1,
        options: countries(204, false),
      }),
      aField({
        id: 205,
        key: 'contract_language',
        label: 'Language of the contract',
        type: 'radio',
        order: 2,
        options: [
          anOption({ id: 20501, fieldId: 205, value: 'en', label: 'English' }),
          anOption({ id: 20502, fieldId: 205, value: 'lt', label: 'Lithuanian', order: 1 }),
          anOption({ id: 20503, fieldId: 205, value: 'both', label: 'English and Lithuanian', order: 2 }),
        ],
      }),
    ],
  }),
  aStep({ id: 3, key: 'preview', title: 'Preview', order: 1 }),
];
const WHY = /Both parties are in Lithuania/;
const WHY_ABROAD = /One party is in Lithuania and the other is not/;

async function opened(language: 'en' | 'lt' = 'en') {
  const server = new WizardServer(steps);
  const { user } = await openWizard(server, { language });
  const country = await screen.findByRole('combobox', { name: /Country of the client/ });
  const clientIn = async (name: string) => {
    await user.click(country);
    await user.click(await screen.findByRole('option', { name }));
  };
  return { server, user, country, clientIn };
}

describe('the language of a contract', () => {
  afterEach(() => {
    localStorage.clear();
    act(() => resetToasts());
  });

  it('is both between two parties in Lithuania, with the reason, until somebody chooses another one', async () => {
    const { server, user, clientIn } = await opened();
    expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
    await clientIn('Lithuania');
    expect(await screen.findByText(WHY)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'English and Lithuanian' })).toBeChecked();
    await clientIn('Germany');
    expect(await screen.findByText(WHY_ABROAD)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'English and Lithuanian' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Lithuanian' }));
    await clientIn('Lithuania');
    expect(screen.getByRole('radio', { name: 'Lithuanian' })).toBeChecked();
    await waitFor(() =>
      expect(server.saves.findLast(({ key }) => key === 'contract_language')).toMatchObject({
        optionId: 20502,
      }),
    );
  });

  it('stays Lithuanian for whoever reads Lithuanian, unless the client is abroad', async () => {
    const { clientIn } = await opened('lt');
    await clientIn('Lithuania');
    expect(screen.getByRole('radio', { name: 'Lithuanian' })).toBeChecked();
    await clientIn('Germany');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'English and Lithuanian' })).toBeChecked());
  });

  it('R-WIZ-10 R-WIZ-11 no step is left before it is said where the client is', async () => {
    const { user, country, clientIn } = await opened();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(country).toHaveFocus();
    expect(country).toBeInvalid();
    expect(country).toHaveTextContent('Select');
    await clientIn('Germany');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Contract Summary' })).toBeVisible();
  });
});
