import { act, screen, waitFor } from '@testing-library/react';
import { resetCurrentUser } from '../../../shared/auth/current-user.js';
import type { SignInRequest } from '../../../shared/auth/sign-in-context.js';
import { toast, toastSource } from '../../../shared/toast/toast-store.js';
import { aUser, refusal } from '../../../shared/testing/api-stub.js';
import { goToSummary, openWizard, someSteps } from '../testing/open-wizard.js';
import { WizardServer } from '../testing/wizard-server.js';

const SAVE = 'POST /api/wizard-steps/save';
const KEPT = 'wizard_form_data';
const notFound = () => refusal(404, { code: 'CONTRACT_NOT_FOUND', message: 'This contract was not found.' });

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'XSRF-TOKEN=a.b';
  resetCurrentUser();
});
afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; max-age=0';
  resetCurrentUser();
});

/** Ona at her summary, with everything saved, a moment after her session was ended elsewhere. */
async function openWithEndedSession() {
  const asked: SignInRequest[] = [];
  const server = new WizardServer(someSteps).on('GET /api/auth/user', () =>
    Response.json({ success: true, user: aUser() }),
  );
  const page = await openWizard(server, {
    address: '/contract/new?type=design',
    onSignInAsked: (request) => asked.push(request),
  });
  await goToSummary(page);
  await waitFor(() => expect(document.querySelector('[data-save-state=saved]')).not.toBeNull());
  server.on('GET /api/auth/user', () => refusal(401, { code: 'NOT_SIGNED_IN' })).on(SAVE, notFound);
  await page.user.click(screen.getByRole('button', { name: 'Continue editing' }));
  await page.user.type(await screen.findByLabelText('Exclusions'), 'Hosting');
  await waitFor(() => expect(asked).toEqual([{ endedSessionOf: 'ona@example.lt' }]));
  return { ...page, server, asked };
}

const signIn = (server: WizardServer, id?: string) =>
  act(async () => {
    server
      .on('GET /api/auth/user', () => Response.json({ success: true, user: aUser(id ? { id } : {}) }))
      .on(SAVE, () => Response.json({ success: true }));
    const { refreshCurrentUser } = await import('../../../shared/auth/current-user.js');
    await refreshCurrentUser();
  });

describe('a session that ends in the wizard', () => {
  it('R-AUTH-11 T-56 asks to sign in again, holds the answers and sends them afterwards', async () => {
    const { server, asked, user } = await openWithEndedSession();
    expect(document.querySelector('[data-save-state=unsaved]')).toBeVisible();
    const refused = server.saves.length;
    await user.type(screen.getByLabelText('Exclusions'), ' and mail');
    await user.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(asked).toHaveLength(2);
    expect(server.saves).toHaveLength(refused);

    await signIn(server);
    await waitFor(() =>
      expect(server.saves.at(-1)).toMatchObject({ key: 'exclusions', value: 'Hosting and mail' }),
    );
    expect(screen.queryByRole('button', { name: 'Sign in again' })).toBeNull();
  });

  it('R-WIZ-14 asks again, and says nothing of trying again, when the contract is to be created', async () => {
    const { asked, user } = await openWithEndedSession();
    toast({ title: 'before' });
    await goToSummary({ user });
    await user.click(screen.getByRole('button', { name: 'Create contract' }));
    expect(asked).toHaveLength(2);
    expect(toastSource.get().current?.title).toBe('before');
  });

  it('T-07 shows and leaves nothing of it to somebody else, and sends none of it in their name', async () => {
    const { server } = await openWithEndedSession();
    const refused = server.saves.length;
    await signIn(server, '00000000-0000-4000-8000-000000000002');
    const scope = await screen.findByRole('textbox', { name: 'Scope of Work' });
    await waitFor(() => expect(scope).toHaveValue(''));
    expect(localStorage.getItem(KEPT) ?? '').not.toContain('Hosting');
    expect(server.saves).toHaveLength(refused);
  });
});
