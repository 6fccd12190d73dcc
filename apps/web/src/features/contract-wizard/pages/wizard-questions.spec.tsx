import { act, screen, waitFor, within } from '@testing-library/react';
import type { WizardStep } from '@pactwright/protocol';
import { resetToasts, toastSource } from '../../../shared/toast/toast-store.js';
import { aField } from '../../../shared/testing/wizard-fields.js';
import { openWizard, someSteps } from '../testing/open-wizard.js';
import { WizardServer } from '../testing/wizard-server.js';

const bar = () => within(screen.getByRole('navigation', { name: 'Steps of the contract' }));
const stepTo = (name: RegExp) => bar().getByRole('button', { name });
const nameOf = () => screen.getByRole('heading', { level: 1 }).textContent;

/** Answers when it is told to. */
function held(answer: () => Response) {
  let release: () => void = () => undefined;
  const promise = new Promise<Response>((resolve) => (release = () => resolve(answer())));
  return { promise, release: () => release() };
}

describe('the questions', () => {
  afterEach(() => {
    localStorage.clear();
    act(() => resetToasts());
  });

  it('R-WIZ-04 says that the questions are on their way, and then that the contract starts', async () => {
    const steps = held(() => Response.json(someSteps));
    const contract = held(() => Response.json({ contractId: '6f1c1c1e-7a55-4f0c-9a43-2f7d0a9f5a10' }));
    const server = new WizardServer(someSteps)
      .on('GET /api/wizard-steps', () => steps.promise)
      .on('POST /api/contracts', () => contract.promise);
    await openWizard(server);
    expect(await screen.findByText('Loading wizard...')).toBeVisible();
    steps.release();
    expect(await screen.findByText('Initializing contract...')).toBeVisible();
    contract.release();
    expect(await screen.findByLabelText('Scope of Work')).toBeVisible();
  });

  it('R-WIZ-06 has the buttons to go on, back, to save, and in the summary to edit and to create', async () => {
    const { user } = await openWizard(new WizardServer(someSteps), { address: '/contract/new?type=design' });
    expect(await screen.findByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.type(screen.getByLabelText('Scope of Work'), 'A logo');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('button', { name: 'Create contract' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue editing' }));
    await waitFor(() => expect(nameOf()).toBe('Contract overview'));
  });

  it('R-WIZ-08 jumps forward only over a step that is filled in, which it saves, and back at any time', async () => {
    const server = new WizardServer(someSteps);
    const { user } = await openWizard(server);
    await user.type(await screen.findByLabelText('Scope of Work'), 'A logo');
    await user.click(stepTo(/Payment Details/));
    expect(toastSource.get().current?.title).toBe('Validation Error');
    expect(nameOf()).toBe('Contract overview');

    await user.click(screen.getByRole('combobox'));
    await user.click(screen.getByRole('option', { name: 'Design' }));
    await user.click(stepTo(/Payment Details/));
    await waitFor(() => expect(nameOf()).toBe('Payment Details'));
    expect(toastSource.get().current).toBeNull();
    await waitFor(() =>
      expect(server.saves.map(({ key, value }) => [key, value])).toEqual(
        expect.arrayContaining([
          ['freelance_type', 'Design'],
          ['scope_of_work', 'A logo'],
        ]),
      ),
    );
    await user.click(stepTo(/Contract overview/));
    await waitFor(() => expect(nameOf()).toBe('Contract overview'));
  });

  it('R-WIZ-17 marks what is required, and prompts for a date', async () => {
    const [first, ...others] = someSteps as [WizardStep, ...WizardStep[]];
    const date = aField({ id: 9, key: 'starting_work_date', label: 'Start Date', type: 'date', order: 9 });
    await openWizard(new WizardServer([{ ...first, fields: [...first.fields, date] }, ...others]));
    await screen.findByLabelText('Scope of Work');
    expect(screen.getAllByText('Required')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Pick a date: Start Date' })).toBeVisible();
    expect(screen.getByLabelText('Start Date')).toHaveAttribute('placeholder', 'e.g. Jan 5, 2026');
  });
});
