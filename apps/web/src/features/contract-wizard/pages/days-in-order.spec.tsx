import { act, screen, waitFor, within } from '@testing-library/react';
import { resetToasts } from '../../../shared/toast/toast-store.js';
import { aField, aStep } from '../../../shared/testing/wizard-fields.js';
import { openWizard, someSteps, toastTexts } from '../testing/open-wizard.js';
import { WizardServer } from '../testing/wizard-server.js';

const [overview, payment, preview] = someSteps;
const steps = [
  aStep({
    ...overview,
    fields: [
      aField({ id: 5, key: 'starting_work_date', label: 'Start Date', type: 'date', isRequired: true }),
      aField({
        id: 6,
        key: 'final_deadline',
        label: 'Final Deadline',
        type: 'date',
        isRequired: true,
        order: 1,
      }),
    ],
  }),
  aStep({
    ...payment,
    fields: [aField({ id: 107, key: 'milestones', label: 'Milestones', type: 'textarea' })],
  }),
  ...(preview ? [preview] : []),
];
const CONTRACT = '6f1c1c1e-7a55-4f0c-9a43-2f7d0a9f5a10';
const row = (date: string) => ({ name: 'Design', date, amount: '', unit: 'money' });

const deadline = () => screen.getByLabelText<HTMLInputElement>('Final Deadline');
const REVERSED = 'The deadline is before the start of work (May 1, 2027). Change one of the two.';

function openAt(stepKey: string, formData: object, language: 'en' | 'lt' = 'en') {
  const draft = { contractId: CONTRACT, stepKey, unsaved: Object.keys(formData), formData };
  localStorage.setItem('wizard_form_data', JSON.stringify({ ...draft, timestamp: Date.now() }));
  const server = new WizardServer(steps).on(`GET /api/contracts/${CONTRACT}`, () =>
    Response.json({ id: CONTRACT, answers: {} }),
  );
  return openWizard(server, { language });
}

describe('days that do not follow each other', () => {
  afterEach(() => {
    localStorage.clear();
    act(() => resetToasts());
  });

  it('R-WIZ-10 are told at the field as soon as both are known, and the step is not left with them', async () => {
    const { user } = await openWizard(new WizardServer(steps));
    await user.type(await screen.findByLabelText('Start Date'), '2027-05-01{Enter}');
    expect(deadline()).toBeValid();
    await user.type(deadline(), '2027-03-01{Enter}');
    await waitFor(() => expect(deadline()).toHaveAccessibleDescription(expect.stringContaining(REVERSED)));
    expect(deadline()).toBeInvalid();
    expect(screen.getByText(REVERSED).closest('[role="status"]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(toastTexts()).toMatchObject({
      title: 'Validation Error',
      description: `Final Deadline. ${REVERSED}`,
    });
    expect(deadline()).toHaveFocus();
    await user.clear(deadline());
    await user.type(deadline(), '2027-06-01{Enter}');
    await waitFor(() => expect(screen.queryByText(REVERSED)).not.toBeInTheDocument());
    expect(deadline()).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('button', { name: 'Add a milestone' })).toBeVisible();
  });

  it('R-WIZ-10 are told in the row of a stage, which the focus goes to', async () => {
    const { user } = await openAt('payment_details', {
      starting_work_date: '2027-03-01',
      final_deadline: '2027-05-01',
      milestones: [row('2027-04-02'), row('2027-04-01'), row('2027-05-02')],
    });
    const days = await screen.findAllByLabelText<HTMLInputElement>('By when');
    expect(days.map((day) => day.getAttribute('aria-invalid'))).toEqual(['false', 'true', 'true']);
    expect(days[1]).toHaveAccessibleDescription(/before that of the milestone above \(Apr 2, 2027\)/);
    expect(days[2]).toHaveAccessibleDescription(/after the final deadline \(May 1, 2027\)/);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(days[1]).toHaveFocus();
  });

  it.each([
    [
      'en',
      'Next',
      'Validation Error',
      /^Milestones\. Milestone 1: .* before the start of work \(Mar 1, 2027\)/,
    ],
    ['lt', 'Toliau', 'Reikia pataisyti', /^Milestones\. 1 etapas: .*darbo pradži/],
  ] as const)(
    'R-WIZ-10 are what the notice says, not that a field is empty which is filled in (%s)',
    async (language, next, title, description) => {
      const { user } = await openAt(
        'payment_details',
        { starting_work_date: '2027-03-01', final_deadline: '2027-05-01', milestones: [row('2027-02-02')] },
        language,
      );
      await user.click(await screen.findByRole('button', { name: next }));
      expect(toastTexts()).toMatchObject({ title, description: expect.stringMatching(description) });
    },
  );

  it.each([
    [
      'en',
      'To be mended first',
      /The deadline is before the start of work/,
      /Milestone 2: This day is before/,
    ],
    [
      'lt',
      'Pirmiausia reikia pataisyti',
      /Galutinis terminas yra ankstesnis/,
      /2 etapas: Ši diena ankstesnė/,
    ],
  ] as const)(
    'R-SUM-09 are named on the summary with the way to their question (%s)',
    async (language, title, ofDeadline, ofStage) => {
      const { user } = await openAt(
        'preview',
        {
          starting_work_date: '2027-05-01',
          final_deadline: '2027-03-01',
          milestones: [row('2027-04-02'), row('2027-04-01')],
        },
        language,
      );
      const notice = within(
        (await screen.findByText(title)).closest<HTMLElement>('[role="alert"]') ?? document.body,
      );
      const [first, second] = notice.getAllByRole('listitem');
      expect(first).toHaveTextContent(ofDeadline);
      expect(second).toHaveTextContent(ofStage);
      await user.click(notice.getByRole('button', { name: /^(Change|Keisti): Final Deadline$/ }));
      await waitFor(() => expect(deadline()).toHaveFocus());
    },
  );
});

describe('work without an end date', () => {
  afterEach(() => {
    localStorage.clear();
    act(() => resetToasts());
  });
  const box = () => screen.getByRole('checkbox', { name: /^No end date/ });

  it('R-WIZ-10 is answered by a tick, which a date takes away again', async () => {
    const { user } = await openWizard(new WizardServer(steps));
    await user.type(await screen.findByLabelText('Start Date'), '2027-05-01{Enter}');
    await user.type(deadline(), 'no idea{Enter}');
    await user.click(box());
    expect(box()).toBeChecked();
    expect(deadline()).toHaveValue('');
    expect(deadline()).toBeValid();
    await user.type(deadline(), '2027-12-31{Enter}');
    expect(box()).not.toBeChecked();
    expect(deadline()).toHaveValue('Dec 31, 2027');
    await user.click(box());
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('group', { name: /^Milestones/ })).toBeVisible();
  });

  it.each([
    ['en', /stages need one/],
    ['lt', /etapams ji reikalinga/],
  ] as const)('R-WIZ-10 has no stages that end on it (%s)', async (language, words) => {
    const formData = {
      final_deadline: 'no_end_date',
      payment_structure: 'hourly',
      milestones: [row('')],
    };
    await openAt(payment?.key ?? '', formData, language);
    expect(await screen.findByText(words)).toBeVisible();
  });
});
