import { act, screen, waitFor, within } from '@testing-library/react';
import type { WizardStep } from '@pactwright/protocol';
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
        key: 'payment_structure',
        label: 'Payment Structure',
        type: 'radio',
        order: 1,
        options: [
          anOption({ id: 21, fieldId: 2, value: 'fixed', label: 'Fixed price', isDefault: true }),
          anOption({ id: 22, fieldId: 2, value: 'hourly', label: 'Hourly rate', order: 1 }),
        ],
      }),
      aField({
        id: 3,
        key: 'hours_cap',
        label: 'Limit of hours',
        order: 2,
        isRequired: true,
        visibleWhen: { key: 'payment_structure', in: ['hourly'] },
      }),
      aField({
        id: 4,
        key: 'governing_law',
        label: 'Governing law',
        type: 'radio',
        topic: 'disputes',
        order: 3,
        options: [
          anOption({ id: 41, fieldId: 4, value: 'lt', label: 'Law of Lithuania', isDefault: true }),
          anOption({ id: 42, fieldId: 4, value: 'ee', label: 'Law of Estonia', order: 1 }),
        ],
      }),
      aField({ id: 5, key: 'court_city', label: 'City of the court', topic: 'disputes', order: 4 }),
      aField({ id: 6, key: 'reason', label: 'Reason', topic: 'disputes', isRequired: true, order: 5 }),
    ],
  }),
  aStep({ id: 3, key: 'preview', title: 'Preview', order: 1 }),
];

describe('the questions of a step', () => {
  afterEach(() => {
    localStorage.clear();
    act(() => resetToasts());
  });

  it('come and go with the answers, are announced, and leave the focus where it is', async () => {
    const { user } = await openWizard(new WizardServer([...steps]));
    const hourly = await screen.findByRole('radio', { name: 'Hourly rate' });
    expect(screen.queryByRole('textbox', { name: /Limit of hours/ })).not.toBeInTheDocument();
    await user.click(hourly);
    expect(screen.getByRole('textbox', { name: /Limit of hours/ })).toBeVisible();
    expect(screen.getByText('Now asked: Limit of hours.')).toHaveAttribute('role', 'status');
    expect(hourly).toHaveFocus();
    await user.type(screen.getByRole('textbox', { name: /Limit of hours/ }), '40');
    await user.click(screen.getByRole('radio', { name: 'Fixed price' }));
    expect(screen.queryByRole('textbox', { name: /Limit of hours/ })).not.toBeInTheDocument();
    expect(screen.getByText('No longer asked: Limit of hours.')).toBeInTheDocument();
    await user.click(hourly);
    expect(screen.getByRole('textbox', { name: /Limit of hours/ })).toHaveValue('40');
  });

  it('that a limit of hours brings up are answered so that they change nothing, until somebody chooses', async () => {
    const [first, ...others] = steps;
    const deposit = aField({
      id: 8,
      key: 'deposit_percent',
      label: 'Advance payment',
      type: 'radio',
      order: 6,
      options: [
        anOption({ id: 81, fieldId: 8, value: '0', label: 'No advance' }),
        anOption({ id: 82, fieldId: 8, value: '30', label: '30% of the price', order: 1, isDefault: true }),
      ],
    });
    const server = new WizardServer([{ ...first!, fields: [...first!.fields, deposit] }, ...others]);
    const { user } = await openWizard(server);
    const chosen = () => screen.getByRole('radio', { name: '30% of the price' });
    expect(await screen.findByRole('radio', { name: '30% of the price' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Hourly rate' }));
    const limit = screen.getByRole('textbox', { name: /Limit of hours/ });
    await user.type(limit, '60');
    expect(screen.getByRole('radio', { name: 'No advance' })).toBeChecked();
    await user.click(chosen());
    await user.clear(limit);
    await user.type(limit, '80');
    expect(chosen()).toBeChecked();
    const saved = () =>
      server.saves.filter(({ key, fieldKey }) => (key ?? fieldKey) === 'deposit_percent').at(-1);
    await waitFor(() => expect(saved()).toMatchObject({ optionId: 82 }));
  });

  it('that are required and not asked keep nobody from going on', async () => {
    const { user } = await openWizard(new WizardServer([...steps]));
    await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Because');
    await user.click(screen.getByRole('radio', { name: 'Hourly rate' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('textbox', { name: /Limit of hours/ })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Fixed price' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Contract Summary' })).toBeVisible();
  });

  it('that most people leave as they are wait under their topic with what stands in the contract', async () => {
    const { user } = await openWizard(new WizardServer([...steps]));
    const terms = await screen.findByRole('region', { name: 'More terms' });
    expect(within(terms).getByText(/Governing law:/)).toHaveTextContent('Governing law: Law of Lithuania');
    expect(within(terms).queryByRole('radio')).not.toBeInTheDocument();
    /* An answer that has to be given is not folded away. */
    expect(screen.getByRole('textbox', { name: /Reason/ })).toBeVisible();
    const toggle = within(terms).getByRole('button', { name: 'Change: Law and disputes' });
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(toggle).toHaveFocus();
    await user.click(within(terms).getByRole('radio', { name: 'Law of Estonia' }));
    await user.click(toggle);
    expect(within(terms).getByText(/Governing law:/)).toHaveTextContent('Governing law: Law of Estonia');
  });

  it('of several lines are summed up with marks between the lines', async () => {
    const exclusions = aField({
      id: 7,
      key: 'exclusions',
      label: 'Not included',
      type: 'textarea',
      topic: 'work',
    });
    const [first, ...others] = steps;
    const { user } = await openWizard(
      new WizardServer([{ ...first!, fields: [...first!.fields, exclusions] }, ...others]),
    );
    await user.click(await screen.findByRole('button', { name: 'Change: More about the work' }));
    const field = screen.getByRole('textbox', { name: 'Not included' });
    await user.type(field, '- Hosting,{enter}- Writing the texts;{enter}{enter}Photos');
    await user.click(screen.getByRole('button', { name: 'Fold: More about the work' }));
    expect(screen.getByText('Hosting; Writing the texts; Photos')).toBeVisible();
  });

  it.each([
    ['en', '180 days'],
    ['lt', '180 d.'],
  ] as const)('say what a number of one’s own counts (%s)', async (language, shown) => {
    const warranty = aField({
      id: 8,
      key: 'warranty_days',
      label: 'Warranty',
      type: 'select',
      topic: 'liability',
    });
    const [first, ...others] = steps;
    const { user } = await openWizard(
      new WizardServer([{ ...first!, fields: [...first!.fields, warranty] }, ...others]),
      { language },
    );
    const [change] = await screen.findAllByRole('button', {
      name: /(?:Change|Keisti): (?:Liability|Atsakomybė)/u,
    });
    await user.click(change!);
    await user.click(screen.getByRole('combobox', { name: /Warranty/ }));
    await user.click(await screen.findByRole('option', { name: /Other|Kita/ }));
    await user.type(screen.getByRole('textbox', { name: /Warranty/ }), '180');
    await user.click(screen.getByRole('button', { name: /(?:Fold|Suskleisti): (?:Liability|Atsakomybė)/u }));
    expect(await screen.findByText(shown)).toBeVisible();
  });

  it('stay in sight while one of them has an answer that cannot stand', async () => {
    const { user } = await openWizard(new WizardServer([...steps]));
    const toggle = await screen.findByRole('button', { name: 'Change: Law and disputes' });
    await user.click(toggle);
    await user.type(screen.getByLabelText('City of the court'), '1234');
    await user.click(toggle);
    expect(screen.getByLabelText('City of the court')).toBeVisible();
    await user.clear(screen.getByLabelText('City of the court'));
    await user.click(toggle);
    expect(screen.queryByLabelText('City of the court')).not.toBeInTheDocument();
  });
});
