import { MILESTONE_AMOUNT_MAX_LENGTH, MILESTONE_NAME_MAX_LENGTH } from '@pactwright/protocol';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { resetToasts } from '../../../shared/toast/toast-store.js';
import { aField, anOption, aStep } from '../../../shared/testing/wizard-fields.js';
import { openWizard, someSteps } from '../testing/open-wizard.js';
import { WizardServer } from '../testing/wizard-server.js';

const [overview, payment, preview] = someSteps;
const steps = [
  aStep({
    ...overview,
    fields: [
      ...(overview?.fields ?? []),
      aField({
        id: 301,
        key: 'payment_structure',
        label: 'Payment Structure',
        type: 'radio',
        options: [
          anOption({ id: 1, value: 'fixed', label: 'Fixed price' }),
          anOption({ id: 2, value: 'milestones', label: 'By milestones', isDefault: true }),
        ],
        order: 2,
      }),
      aField({ id: 300, key: 'deliverables', label: 'Deliverables', type: 'textarea', order: 2 }),
      aField({ id: 107, key: 'milestones', label: 'Milestones', type: 'textarea', order: 3 }),
    ],
  }),
  ...[payment, preview].filter((step) => step !== undefined),
];
const CONTRACT = '6f1c1c1e-7a55-4f0c-9a43-2f7d0a9f5a10';
const DRAFT = { contractId: CONTRACT, stepKey: 'contract_overview', unsaved: ['milestones'] };
const rowNumber = (number: number) => screen.getByRole('group', { name: `Milestone ${number}` });
const nameOf = (number: number) => within(rowNumber(number)).getByRole('textbox', { name: 'What is done' });

async function open(server = new WizardServer(steps)) {
  const page = await openWizard(server);
  await screen.findByRole('button', { name: 'Add a milestone' });
  const saved = () => server.saves.findLast(({ key }) => key === 'milestones')?.value;
  return { ...page, saved };
}

describe('the milestones of a contract', () => {
  afterEach(() => {
    localStorage.clear();
    act(() => resetToasts());
  });

  it('R-WIZ-21 are added, filled in and saved row by row', async () => {
    const { user, saved } = await open();
    await user.click(screen.getByRole('button', { name: 'Add a milestone' }));
    expect(nameOf(1)).toHaveFocus();
    await user.keyboard('Design approved');
    await user.type(within(rowNumber(1)).getByRole('textbox', { name: 'What is paid' }), '40');
    await user.selectOptions(within(rowNumber(1)).getByRole('combobox'), '%');
    await waitFor(() =>
      expect(saved()).toEqual([{ name: 'Design approved', date: '', amount: '40', unit: 'percent' }]),
    );
    expect(screen.getByText(/^Together 40% of the price: /)).toBeInTheDocument();
  });

  it('R-WIZ-21 count the characters that a cell still takes, where its limit is near', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add a milestone' }));
    const row = within(rowNumber(1));
    await user.click(nameOf(1));
    await user.paste('x'.repeat(MILESTONE_NAME_MAX_LENGTH - 40));
    expect(row.getAllByText('40 characters left')[0]).toBeVisible();
    await user.paste('y'.repeat(41));
    expect(nameOf(1)).toHaveValue(`${'x'.repeat(MILESTONE_NAME_MAX_LENGTH - 40)}${'y'.repeat(41)}`);
    expect(row.getAllByText('1 character too many')[0]).toBeVisible();
    await user.click(row.getByRole('textbox', { name: 'What is paid' }));
    await user.paste('9'.repeat(MILESTONE_AMOUNT_MAX_LENGTH));
    expect(row.getAllByText('0 characters left')[0]).toBeVisible();
  });

  it('R-WIZ-24 open the lines of an older draft as rows', async () => {
    const formData = { milestones: 'Design | 2027-03-01 | 40%\nLaunch | 2027-04-15 | 60%' };
    localStorage.setItem('wizard_form_data', JSON.stringify({ ...DRAFT, timestamp: Date.now(), formData }));
    await open(
      new WizardServer(steps).on(`GET /api/contracts/${CONTRACT}`, () =>
        Response.json({ id: CONTRACT, answers: {} }),
      ),
    );
    expect(nameOf(1)).toHaveValue('Design');
    expect(nameOf(2)).toHaveValue('Launch');
    expect(within(rowNumber(2)).getByLabelText('By when')).toHaveValue('Apr 15, 2027');
    expect(screen.getByText('Together 100% of the price.')).toBeInTheDocument();
  });

  it('change places and go by keyboard, and the focus goes along', async () => {
    const { user, saved } = await open();
    const add = screen.getByRole('button', { name: 'Add a milestone' });
    for (const name of ['A', 'B']) {
      await user.click(add);
      await user.keyboard(name);
    }
    act(() => screen.getByRole('button', { name: 'Move milestone 2 up' }).focus());
    await user.keyboard('{Enter}');
    expect(nameOf(1)).toHaveValue('B');
    expect(screen.getByText('Now milestone 1 of 2.')).toBeInTheDocument();
    /* At the top there is no further up: the row itself keeps the focus. */
    expect(nameOf(1)).toHaveFocus();
    act(() => screen.getByRole('button', { name: 'Remove milestone 2' }).focus());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove milestone 1' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Add a milestone' })).toHaveFocus();
    await waitFor(() => expect(saved()).toBe(''));
  });

  it('ask for what the way of payment needs, and hide nothing that is filled in', async () => {
    const { user, saved } = await open();
    await user.click(screen.getByRole('button', { name: 'Add a milestone' }));
    await user.keyboard('Design');
    await user.type(
      within(rowNumber(1)).getByRole('textbox', { name: 'Accepted when' }),
      'the client says so',
    );
    await waitFor(() => expect(saved()).toMatchObject([{ acceptance: 'the client says so' }]));
    await user.click(screen.getByRole('radio', { name: 'Fixed price' }));
    expect(within(rowNumber(1)).queryByRole('textbox', { name: 'What is paid' })).not.toBeInTheDocument();
    expect(within(rowNumber(1)).getByRole('textbox', { name: 'Accepted when' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'By milestones' }));
    await user.type(within(rowNumber(1)).getByRole('textbox', { name: 'What is paid' }), '400');
    await user.click(screen.getByRole('radio', { name: 'Fixed price' }));
    expect(within(rowNumber(1)).getByRole('textbox', { name: 'What is paid' })).toHaveAccessibleDescription(
      /no place for this amount/,
    );
  });

  it('come back after they were removed', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add a milestone' }));
    await user.keyboard('Design');
    await user.click(screen.getByRole('button', { name: 'Remove milestone 1' }));
    await user.click(screen.getByRole('button', { name: 'Bring milestone 1 back' }));
    expect(nameOf(1)).toHaveValue('Design');
    expect(nameOf(1)).toHaveFocus();
  });

  it('take a list that is pasted, all of it or none', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add a milestone' }));
    await user.paste('1. Design | 2027-03-01\n2. Launch');
    expect(nameOf(1)).toHaveValue('Design');
    expect(nameOf(2)).toHaveValue('Launch');
    await user.click(nameOf(2));
    await user.paste(Array.from({ length: 39 }, (_, at) => `- Part ${at + 1}`).join('\n'));
    expect(screen.getByText(/at most 40 rows; with this list it would have 41/)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Milestone 3' })).not.toBeInTheDocument();
  });

  it('R-WIZ-21 read the days and sums of a list that is pasted, and give the list back as it was', async () => {
    const { user, saved } = await open();
    await user.click(screen.getByRole('button', { name: 'Add a milestone' }));
    await user.paste('Design – 5 May 2027 – 1,000 EUR\nLaunch, when the client likes it, about 500 EUR');
    await waitFor(() =>
      expect(saved()).toEqual([
        { name: 'Design', date: '2027-05-05', amount: '1,000 EUR', unit: 'money' },
        { name: 'Launch, when the client likes it, about 500 EUR', date: '', amount: '', unit: 'money' },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Take these rows out again' }));
    expect(nameOf(1)).toHaveValue('');
    expect(screen.queryByRole('group', { name: 'Milestone 2' })).not.toBeInTheDocument();
    expect(screen.getByText('The list is as it was before.')).toBeInTheDocument();
  });

  it('read one line only into a row that is blank', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add a milestone' }));
    await user.paste('Design – 40 % – 2027-05-05');
    expect(nameOf(1)).toHaveValue('Design');
    expect(within(rowNumber(1)).getByLabelText('By when')).toHaveValue('May 5, 2027');
    expect(within(rowNumber(1)).getByRole('textbox', { name: 'What is paid' })).toHaveValue('40');
    await user.click(nameOf(1));
    await user.paste(' – 2027-05-06');
    expect(nameOf(1)).toHaveValue('Design – 2027-05-06');
  });

  it('are made of what is handed over', async () => {
    const { user, saved } = await open();
    await user.click(screen.getByRole('textbox', { name: 'Deliverables' }));
    await user.paste('- Designs\n- Source code');
    await user.click(screen.getByRole('button', { name: 'Make 2 rows of the deliverables' }));
    await waitFor(() => expect(saved()).toMatchObject([{ name: 'Designs' }, { name: 'Source code' }]));
  });

  it('say what is wrong with a row once it is left', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add a milestone' }));
    await user.type(within(rowNumber(1)).getByRole('textbox', { name: 'What is paid' }), 'much');
    expect(screen.getAllByText(/must be one amount above zero/)).toHaveLength(1);
    expect(screen.queryByText(/Say what is done/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('textbox', { name: 'Scope of Work' }));
    expect(nameOf(1)).toBeInvalid();
    expect(nameOf(1)).toHaveAccessibleDescription(/Say what is done/);
  });

  it('R-WIZ-25 are suggested as lines and filled in as rows', async () => {
    const server = new WizardServer(steps).on('POST /api/contracts/suggestion', () =>
      Response.json({ suggestion: 'Draft | 2027-03-01 | 1440\nFinal | 2027-04-01 | 3360' }),
    );
    const { user } = await openWizard(server, { address: '/contract/new?type=design' });
    await user.type(await screen.findByRole('textbox', { name: 'Scope of Work' }), 'A logo');
    await user.click(screen.getByRole('button', { name: 'Suggestion: Milestones' }));
    expect(await screen.findByDisplayValue('Final')).toBeInTheDocument();
    expect(within(rowNumber(2)).getByRole('textbox', { name: 'What is paid' })).toHaveValue('3360');
    await user.click(screen.getByRole('button', { name: 'Undo: Milestones' }));
    expect(screen.queryByDisplayValue('Final')).not.toBeInTheDocument();
  });

  it('R-WIZ-25 are offered by name, and keep their tick when a sum is filled in', async () => {
    const server = new WizardServer(steps).on('POST /api/contracts/suggestion', () =>
      Response.json({ suggestion: '', offered: ['Draft', 'Final files'] }),
    );
    const { user } = await openWizard(server, { address: '/contract/new?type=design' });
    await user.type(await screen.findByRole('textbox', { name: 'Scope of Work' }), 'A logo');
    await user.click(screen.getByRole('button', { name: 'Suggestion: Milestones' }));
    const tick = await screen.findByRole('checkbox', { name: 'Final files' });
    await user.click(tick);
    expect(nameOf(1)).toHaveValue('Final files');
    await user.type(within(rowNumber(1)).getByRole('textbox', { name: 'What is paid' }), '900');
    expect(tick).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Draft' }));
    expect(within(rowNumber(1)).getByRole('textbox', { name: 'What is paid' })).toHaveValue('900');
    expect(nameOf(2)).toHaveValue('Draft');
    await user.click(tick);
    expect(nameOf(1)).toHaveValue('Draft');
    expect(screen.queryByDisplayValue('Final files')).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'Milestone 2', 'What is paid', /Say what is paid for it/, 'Every key term is answered.'],
    [
      'lt',
      '2 etapas',
      'Kiek mokama',
      /Įrašykite, kiek už jį mokama/,
      'Į visus svarbiausius klausimus atsakyta.',
    ],
  ] as const)(
    'R-WIZ-10 keep their step while one lacks its amount, and lead to it (%s)',
    async (language, row, cell, problem, whole) => {
      const rows = [
        { name: 'Draft', date: '', amount: '400', unit: 'money' },
        { name: 'Final', date: '', amount: '', unit: 'money' },
      ];
      const formData = {
        freelance_type: 'design',
        scope_of_work: 'A logo',
        payment_structure: 'milestones',
        milestones: rows,
      };
      const openAt = async (stepKey: string) => {
        localStorage.setItem(
          'wizard_form_data',
          JSON.stringify({ ...DRAFT, stepKey, timestamp: Date.now(), formData }),
        );
        return openWizard(
          new WizardServer(steps).on(`GET /api/contracts/${CONTRACT}`, () =>
            Response.json({ id: CONTRACT, answers: formData }),
          ),
          { language },
        );
      };
      const { user } = await openAt('contract_overview');
      const amount = within(await screen.findByRole('group', { name: row })).getByRole('textbox', {
        name: cell,
      });
      expect(amount).toBeValid();
      await user.click(screen.getByRole('button', { name: language === 'en' ? 'Next' : 'Toliau' }));
      expect(amount).toHaveFocus();
      expect(amount).toBeInvalid();
      expect(amount).toHaveAccessibleDescription(problem);
      cleanup();
      await openAt('preview');
      const [mended] = await screen.findAllByRole('alert');
      expect(mended).toHaveTextContent(problem);
      expect(mended).toHaveTextContent(row);
      expect(screen.queryByText(whole)).not.toBeInTheDocument();
      await user.click(within(mended ?? document.body).getByRole('button'));
      const again = await screen.findByRole('group', { name: row });
      expect(within(again).getByRole('textbox', { name: cell })).toHaveFocus();
    },
  );
});
