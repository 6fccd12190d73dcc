import { act, screen, waitFor } from '@testing-library/react';
import { defaultWizard } from '@pactwright/drafting/questions';
import type { Language, WizardStep } from '@pactwright/protocol';
import { aField, anOption, aStep } from '../../../shared/testing/wizard-fields.js';
import { resetToasts } from '../../../shared/toast/toast-store.js';
import { openWizard } from '../testing/open-wizard.js';
import { WizardServer } from '../testing/wizard-server.js';

const steps: readonly WizardStep[] = [
  aStep({
    fields: [
      aField({ id: 1, key: 'scope_of_work', label: 'Scope of Work', type: 'textarea' }),
      aField({
        id: 2,
        key: 'personal_data',
        label: 'Personal data',
        type: 'checkbox',
        order: 1,
        options: [
          anOption({ id: 21, fieldId: 2, value: 'yes', label: 'The provider handles personal data' }),
        ],
      }),
      aField({
        id: 3,
        key: 'special_data',
        label: 'Sensitive data',
        type: 'checkbox',
        order: 2,
        visibleWhen: { key: 'personal_data', in: ['yes'] },
        options: [
          anOption({ id: 31, fieldId: 3, value: 'health', label: 'Health' }),
          anOption({ id: 32, fieldId: 3, value: 'children', label: 'Children', order: 1 }),
        ],
      }),
      aField({
        id: 4,
        key: 'payment_structure',
        label: 'Payment Structure',
        type: 'radio',
        order: 3,
        options: [
          anOption({ id: 41, fieldId: 4, value: 'fixed', label: 'Fixed price', isDefault: true }),
          anOption({ id: 42, fieldId: 4, value: 'commission', label: 'Commission', order: 1 }),
        ],
      }),
      aField({ id: 5, key: 'deposit_percent', label: 'Deposit', order: 4 }),
      aField({
        id: 6,
        key: 'kill_fee_percent',
        label: 'Cancellation fee',
        order: 5,
        visibleWhen: { key: 'payment_structure', in: ['fixed'] },
      }),
      aField({ id: 7, key: 'payment_amount', label: 'Payment Amount', type: 'number', order: 6 }),
    ],
  }),
  aStep({ id: 3, key: 'preview', title: 'Preview', order: 1 }),
];

const open = (language: Language = 'en') => openWizard(new WizardServer([...steps]), { language });

describe('questions that a contract has a place for', () => {
  afterEach(() => {
    localStorage.clear();
    act(() => resetToasts());
  });

  it('say what their number counts, as the contract is paid', async () => {
    const { user } = await open();
    const amount = await screen.findByLabelText('Payment Amount');
    await user.click(amount);
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/^EUR in all/));
    await user.click(screen.getByRole('radio', { name: 'Commission' }));
    expect(amount).toHaveAccessibleDescription(/^%/);
    expect(screen.getByText('%')).toBeVisible();
  });

  it.each([
    ['en', 'e.g. 4800', /percentage/, 'e.g. 10'],
    ['lt', 'pvz., 4800', /Procentas/, 'pvz., 10'],
  ] as const)(
    'say in %s what they mean, and show an example, as the work is paid',
    async (language, price, help, example) => {
      const ours = defaultWizard()
        .flatMap(({ fields }) => fields)
        .find(({ key }) => key === 'payment_amount');
      const [step, preview] = steps.map((each) => ({
        ...each,
        fields: each.fields.map((field) =>
          field.key === 'payment_amount'
            ? {
                ...field,
                description: ours?.description?.[language] ?? null,
                placeholder: ours?.placeholder?.[language] ?? null,
              }
            : field,
        ),
      }));
      const { user } = await openWizard(
        new WizardServer([step, preview].filter((each) => each !== undefined)),
        {
          language,
        },
      );
      expect(await screen.findByPlaceholderText(price)).toBeVisible();
      await user.click(screen.getByRole('radio', { name: 'Commission' }));
      expect(await screen.findByPlaceholderText(example)).toBe(screen.getByLabelText('Payment Amount'));
      expect(screen.getByText(help)).toBeVisible();
    },
  );

  it('are asked, the others not, and it says why', async () => {
    const { user } = await open();
    expect(await screen.findByLabelText('Deposit')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Commission' }));
    expect(screen.queryByLabelText('Deposit')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Cancellation fee')).not.toBeInTheDocument();
    expect(screen.getByText(/no deposit and no cancellation fee/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Fixed price' }));
    expect(screen.getByLabelText('Deposit')).toBeVisible();
  });

  it('have a remark of the law beside the answer, in the language of the reader', async () => {
    await open('lt');
    expect(await screen.findByText(/CK 6\.721 str\./)).toBeVisible();
  });

  it.each([
    ['en', 'no country of this name'],
    ['lt', 'tokiu pavadinimu nežinome'],
  ] as const)(
    'have a remark beside a country that is not known, once it is left (%s)',
    async (language, words) => {
      const country = aField({ id: 7, key: 'client_country', label: 'Country', type: 'select' });
      const { user } = await openWizard(new WizardServer([aStep({ fields: [country] }), ...steps]), {
        language,
      });
      await user.click(await screen.findByRole('combobox', { name: /Country/ }));
      await user.click(await screen.findByRole('option', { name: /^(Other|Kita)/ }));
      const input = screen.getByRole('textbox', { name: /Country/ });
      await user.type(input, 'Narnia');
      expect(screen.queryByText(new RegExp(words))).not.toBeInTheDocument();
      await user.tab();
      expect(await screen.findByText(new RegExp(words))).toBeVisible();
      await user.clear(input);
      await user.type(input, 'Norvegija');
      await user.tab();
      expect(screen.queryByText(new RegExp(words))).not.toBeInTheDocument();
    },
  );

  it('notice sensitive data in the scope, ask about them and tick what they noticed', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText('Scope of Work'), 'A booking site for a clinic');
    expect(await screen.findByText(/people whose data are sensitive/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /personal data/i }));
    expect(await screen.findByRole('checkbox', { name: 'Health' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Children' })).not.toBeChecked();

    await user.click(screen.getByRole('checkbox', { name: 'Health' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Health' })).not.toBeChecked());
    expect(screen.queryByText(/people whose data are sensitive/)).not.toBeInTheDocument();
  });
});
