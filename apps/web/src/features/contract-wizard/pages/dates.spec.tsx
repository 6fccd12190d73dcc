import { act, screen, waitFor, within } from '@testing-library/react';
import type { WizardStep } from '@pactwright/protocol';
import { aField } from '../../../shared/testing/wizard-fields.js';
import { resetToasts } from '../../../shared/toast/toast-store.js';
import { openWizard, someSteps } from '../testing/open-wizard.js';
import { WizardServer } from '../testing/wizard-server.js';

const KEY = 'final_deadline';
const thisYear = new Date().getFullYear();

/** The wizard with a question for a date that nobody has to answer, all else answered. */
async function openWithDate() {
  const [first, ...others] = someSteps as [WizardStep, ...WizardStep[]];
  const date = aField({ id: 9, key: KEY, label: 'Deadline', type: 'date', isRequired: false, order: 9 });
  const server = new WizardServer([{ ...first, fields: [...first.fields, date] }, ...others]);
  const { user } = await openWizard(server, { address: '/contract/new?type=design' });
  await user.type(await screen.findByLabelText('Scope of Work'), 'A logo');
  const savedDates = () =>
    server.saves.filter(({ key, fieldKey }) => (key ?? fieldKey) === KEY).map(({ value }) => value);
  return { user, savedDates, field: await screen.findByLabelText<HTMLInputElement>('Deadline') };
}

describe('a date in the wizard', () => {
  afterEach(() => {
    localStorage.clear();
    act(() => resetToasts());
  });

  it('R-WIZ-18 R-WIZ-19 is typed in words or numbers, kept as YYYY-MM-DD and shown as one reads it', async () => {
    const { user, field, savedDates } = await openWithDate();
    await user.type(field, `5 jan ${thisYear}`);
    await user.tab();
    expect(field).toHaveValue(`Jan 5, ${thisYear}`);
    await waitFor(() => expect(savedDates().at(-1)).toBe(`${thisYear}-01-05`));
  });

  it.each([
    ['next week', /not a date we can read/],
    [`05/06/${thisYear}`, /Which day do you mean/],
    [`${thisYear + 11}-12-31`, /Choose a date between/],
  ])(
    'R-WIZ-18 keeps the text %s in the field, says what is wrong and does not go on without it',
    async (text, words) => {
      const { user, field } = await openWithDate();
      await user.type(field, text);
      await user.click(screen.getByRole('button', { name: 'Next' }));
      expect(screen.getByText(words)).toBeVisible();
      expect(field).toHaveValue(text);
      expect(field).toBeInvalid();
      expect(field).toHaveFocus();
      await user.clear(field);
      await user.type(field, `${thisYear}-12-31`);
      expect(screen.queryByText(words)).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Next' }));
      await waitFor(() => expect(field).not.toBeInTheDocument());
    },
  );

  it('R-WIZ-18 asks which of two days is meant, and takes the one that is pressed', async () => {
    const { user, field, savedDates } = await openWithDate();
    await user.type(field, `05/01/${thisYear}`);
    await user.tab();
    const asked = screen.getByRole('group', { name: 'Which day do you mean?' });
    const days = [`Jan 5, ${thisYear}`, `May 1, ${thisYear}`];
    expect(within(asked).getAllByRole('button')).toEqual(
      days.map((name) => within(asked).getByRole('button', { name })),
    );
    await user.click(within(asked).getByRole('button', { name: `Jan 5, ${thisYear}` }));
    expect(asked).not.toBeInTheDocument();
    expect(field).toHaveValue(`Jan 5, ${thisYear}`);
    expect(field).toHaveFocus();
    await waitFor(() => expect(savedDates().at(-1)).toBe(`${thisYear}-01-05`));
    expect(savedDates()).not.toContain(`${thisYear}-05-01`);
  });

  it('R-WIZ-18 takes a year of two figures once the field is left, and none that is still being typed', async () => {
    const { user, field, savedDates } = await openWithDate();
    await user.type(field, `31/12/${thisYear}`);
    await user.tab();
    await waitFor(() => expect(savedDates()).toContain(`${thisYear}-12-31`));
    expect(savedDates().filter(Boolean)).toEqual([`${thisYear}-12-31`]);
    await user.clear(field);
    await user.type(field, `30.12.${thisYear % 100}`);
    await user.tab();
    expect(field).toHaveValue(`Dec 30, ${thisYear}`);
    await waitFor(() => expect(savedDates().at(-1)).toBe(`${thisYear}-12-30`));
  });

  it('R-WIZ-18 forgets the date that was there when something else is written over it', async () => {
    const { user, field, savedDates } = await openWithDate();
    await user.type(field, `${thisYear}-01-05`);
    await user.tab();
    await user.clear(field);
    await user.type(field, 'later');
    await user.tab();
    await waitFor(() => expect(savedDates().at(-1)).toBe(''));
    expect(field).toHaveValue('later');
  });
});

describe('the mark of what is saved', () => {
  afterEach(() => localStorage.clear());

  it('T-56 says nothing before anybody has written anything', async () => {
    const { user } = await openWizard(new WizardServer(someSteps));
    const scope = await screen.findByLabelText('Scope of Work');
    expect(screen.getByText('Saved')).not.toBeVisible();
    await user.type(scope, 'A logo');
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
  });
});
