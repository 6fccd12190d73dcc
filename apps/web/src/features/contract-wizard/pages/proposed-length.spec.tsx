import { act, screen } from '@testing-library/react';
import type { WizardStep } from '@pactwright/protocol';
import { aField, anOption, aStep } from '../../../shared/testing/wizard-fields.js';
import { resetToasts } from '../../../shared/toast/toast-store.js';
import { openWizard } from '../testing/open-wizard.js';
import { WizardServer } from '../testing/wizard-server.js';

const steps: readonly WizardStep[] = [
  aStep({ fields: [aField({ id: 1, key: 'payment_amount', label: 'Price', type: 'number' })] }),
  aStep({
    id: 2,
    key: 'legal_terms',
    title: 'Legal Terms',
    order: 1,
    fields: [
      aField({
        id: 2,
        key: 'contract_length',
        label: 'Length of the contract',
        type: 'radio',
        options: [
          anOption({ id: 21, fieldId: 2, value: 'full', label: 'Full', isDefault: true }),
          anOption({ id: 22, fieldId: 2, value: 'short', label: 'Short', order: 1 }),
        ],
      }),
      aField({
        id: 3,
        key: 'ip_ownership',
        label: 'When the rights pass',
        type: 'radio',
        order: 1,
        options: [
          anOption({ id: 31, fieldId: 3, value: 'on_payment', label: 'The client', isDefault: true }),
        ],
      }),
    ],
  }),
  aStep({ id: 3, key: 'preview', title: 'Preview', order: 2 }),
];

describe('the length of a contract', () => {
  afterEach(() => {
    localStorage.clear();
    act(() => resetToasts());
  });

  it('is proposed to be short for a small price, where it is asked, and stays what somebody chooses', async () => {
    const { user } = await openWizard(new WizardServer([...steps]));
    const price = await screen.findByRole('textbox', { name: /Price/ });
    await user.type(price, '1200');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const short = await screen.findByRole('radio', { name: 'Short' });
    await screen.findByText(/we propose the short contract/);
    expect(short).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Full' }));
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('radio', { name: 'Full' })).toBeChecked();
  });

  it('stays full for a price that is not small', async () => {
    const { user } = await openWizard(new WizardServer([...steps]));
    await user.type(await screen.findByRole('textbox', { name: /Price/ }), '3000');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('radio', { name: 'Full' })).toBeChecked();
    expect(screen.queryByText(/we propose the short contract/)).not.toBeInTheDocument();
  });

  it('follows the price while nobody has chosen, also after its step was left', async () => {
    const { user } = await openWizard(new WizardServer([...steps]));
    await user.type(await screen.findByRole('textbox', { name: /Price/ }), '9000');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('radio', { name: 'Full' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Continue editing' }));
    const price = await screen.findByRole('textbox', { name: /Price/ });
    await user.clear(price);
    await user.type(price, '480');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('radio', { name: 'Short' })).toBeChecked();
  });

  it.each([
    ['en', 'Change: Length of the contract'],
    ['lt', 'Keisti: Length of the contract'],
  ] as const)('is proposed over the step bar too, and the summary says it (%s)', async (language, edit) => {
    const { user } = await openWizard(new WizardServer([...steps]), { language });
    await user.type(await screen.findByRole('textbox', { name: /Price/ }), '480');
    await user.click(screen.getByRole('button', { name: /Preview/ }));
    expect((await screen.findByRole('button', { name: edit })).closest('li')).toHaveTextContent(
      'Length of the contract: Short',
    );
  });

  it('is the same after the page is loaded anew', async () => {
    const { user } = await openWizard(new WizardServer([...steps]));
    await user.type(await screen.findByRole('textbox', { name: /Price/ }), '480');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('radio', { name: 'Short' })).toBeChecked();
    expect(JSON.parse(localStorage.getItem('wizard_form_data') ?? '{}')).toMatchObject({
      formData: { contract_length: 'short' },
    });
  });
});
