import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ANSWER_MAX_LENGTH, LINE_MAX_LENGTH } from '@pactwright/protocol';
import { resetToasts } from '../../../shared/toast/toast-store.js';
import { LOCAL_DRAFT_KEY } from '../model/local-draft.js';
import { openWizard, someSteps } from '../testing/open-wizard.js';
import { WizardServer } from '../testing/wizard-server.js';

const exclusions = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Exclusions' });
const paste = (field: HTMLElement, text: string) => fireEvent.input(field, { target: { value: text } });
const kept = () => JSON.parse(localStorage.getItem(LOCAL_DRAFT_KEY) ?? '{}').formData;
const savedExclusions = (server: WizardServer) =>
  server.saves.filter(({ key }) => key === 'exclusions').map(({ value }) => value);

describe('the limit of a field', () => {
  afterEach(() => {
    localStorage.clear();
    act(() => resetToasts());
  });

  it('R-WIZ-14 is counted to from nine tenths on, and nothing is cut off in the browser', async () => {
    await openWizard(new WizardServer(someSteps));
    const field = await exclusions();
    paste(field, 'x'.repeat(200));
    expect(screen.queryByText(/characters? left/)).not.toBeInTheDocument();
    paste(field, 'x'.repeat(LINE_MAX_LENGTH - 10));
    expect(screen.getAllByText('10 characters left')[0]).toBeVisible();
    expect(field).not.toHaveAttribute('maxlength');
    paste(field, 'x'.repeat(LINE_MAX_LENGTH + 3));
    expect(field).toHaveValue('x'.repeat(LINE_MAX_LENGTH + 3));
    expect(kept().exclusions).toHaveLength(LINE_MAX_LENGTH + 3);
    expect(screen.getAllByText('3 characters too many')[0]).toBeVisible();
    expect(field).toHaveAccessibleDescription(
      expect.stringContaining(
        `The answer to “Exclusions” is too long: at most ${LINE_MAX_LENGTH} characters.`,
      ),
    );
    expect(field).toBeInvalid();
  });

  it('R-WIZ-10 does not call an answer missing that is too long, and brings what is wrong with it into view', async () => {
    const { user } = await openWizard(new WizardServer(someSteps), { address: '/contract/new?type=design' });
    const field = await screen.findByRole('textbox', { name: 'Scope of Work' });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(field).toHaveAccessibleDescription(expect.stringContaining('This field is required'));
    expect(screen.getAllByTestId('ErrorRoundedIcon')).toHaveLength(1);
    const seen: Element[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push(this);
    };
    paste(field, 'x'.repeat(ANSWER_MAX_LENGTH + 1));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(field).toHaveFocus();
    expect(field).not.toHaveAccessibleDescription(expect.stringContaining('This field is required'));
    expect(screen.queryByTestId('ErrorRoundedIcon')).not.toBeInTheDocument();
    expect(seen.at(-1)).toHaveTextContent(/is too long/);
  });

  it('R-WIZ-10 keeps a longer answer from the server and the step from being left, until it is shorter', async () => {
    const server = new WizardServer(someSteps);
    const { user } = await openWizard(server, { address: '/contract/new?type=design' });
    await user.type(await screen.findByRole('textbox', { name: 'Scope of Work' }), 'A logo');
    const field = await exclusions();
    paste(field, 'x'.repeat(LINE_MAX_LENGTH + 1));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(field).toHaveFocus();
    expect(screen.getAllByText('Not saved yet')[0]).toBeVisible();
    expect(savedExclusions(server)).toEqual([]);
    paste(field, 'x'.repeat(LINE_MAX_LENGTH));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('textbox', { name: 'Payment Amount' })).toBeVisible();
    await waitFor(() => expect(savedExclusions(server)).toEqual(['x'.repeat(LINE_MAX_LENGTH)]));
  });
});
