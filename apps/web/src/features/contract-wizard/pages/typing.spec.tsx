import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { resetToasts } from '../../../shared/toast/toast-store.js';
import { LOCAL_DRAFT_KEY } from '../model/local-draft.js';
import { openWizard, someSteps } from '../testing/open-wizard.js';
import { WizardServer } from '../testing/wizard-server.js';

const ROUTE = 'POST /api/contracts/suggestion';
const scope = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Scope of Work' });
const exclusions = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Exclusions' });
const keptScope = () => JSON.parse(localStorage.getItem(LOCAL_DRAFT_KEY) ?? '{}').formData?.scope_of_work;

/** What the browser does with a key: the text is in the field before anybody is told. */
function putIn(field: HTMLTextAreaElement, text: string, isComposing: boolean) {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
  fireEvent(field, new InputEvent('input', { bubbles: true, isComposing }));
}

/** Every value that the page puts into the field: each ends a composition and makes the browser forget what it could undo. */
function writesInto(field: HTMLTextAreaElement) {
  const own = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  const writes: string[] = [];
  Object.defineProperty(field, 'value', {
    configurable: true,
    get: () => own?.get?.call(field) as string,
    set: (value: string) => {
      writes.push(value);
      own?.set?.call(field, value);
    },
  });
  return writes;
}

describe('typing an answer', () => {
  afterEach(() => {
    localStorage.clear();
    act(() => resetToasts());
  });

  it('R-WIZ-22 keeps every key at once, also those of a composition, and leaves the field to the browser', async () => {
    await openWizard(new WizardServer(someSteps));
    const field = await scope();
    const writes = writesInto(field);
    fireEvent.compositionStart(field);
    for (const text of ['t', 'to', 'と']) {
      putIn(field, text, true);
      expect(keptScope()).toBe(text);
    }
    fireEvent.compositionEnd(field);
    putIn(field, 'と ', false);
    expect(keptScope()).toBe('と ');
    expect(writes).toEqual([]);
  });

  it('R-WIZ-21 saves the last key when the page is left right after it', async () => {
    const server = new WizardServer(someSteps);
    const { unmount } = await openWizard(server);
    putIn(await scope(), 'A logo', false);
    unmount();
    expect(keptScope()).toBe('A logo');
    await waitFor(() => expect(server.saves).toContainEqual(expect.objectContaining({ value: 'A logo' })));
  });

  it('shows the answer again when the step is come back to', async () => {
    const { user } = await openWizard(new WizardServer(someSteps), { address: '/contract/new?type=design' });
    putIn(await scope(), 'A logo', false);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.type(await screen.findByRole('textbox', { name: 'Payment Amount' }), '900');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await scope()).toHaveValue('A logo');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('textbox', { name: 'Payment Amount' })).toHaveValue('900');
  });

  it('R-WIZ-27 takes the note under a suggestion away with the first key after it, and asks with what stands there', async () => {
    const server = new WizardServer(someSteps).on(ROUTE, () =>
      Response.json({ suggestion: 'Hosting.', engine: { name: 'built-in', version: '1' } }),
    );
    const { user } = await openWizard(server, { address: '/contract/new?type=design' });
    putIn(await scope(), 'A logo', false);
    await user.click(screen.getByRole('button', { name: 'Suggestion: Exclusions' }));
    expect(await screen.findByRole('button', { name: 'Undo: Exclusions' })).toBeVisible();
    await user.type(await exclusions(), '!');
    expect(screen.queryByRole('button', { name: 'Undo: Exclusions' })).not.toBeInTheDocument();
    expect(await exclusions()).toHaveValue('Hosting.!');
    await user.click(screen.getByRole('button', { name: 'Suggestion: Exclusions' }));
    await waitFor(() => expect(server.bodiesTo(ROUTE)).toHaveLength(2));
    expect(server.bodiesTo(ROUTE)[1]).toMatchObject({ currentText: 'Hosting.!' });
  });
});
