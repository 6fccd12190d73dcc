import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { User } from '@pactwright/protocol';
import { ApiStub, aUser, refusal } from '../../shared/testing/api-stub.js';
import { openApp } from '../testing/open-app.js';

const ENDED = ['GET /api/auth/user', 'GET /api/user/sessions', 'PUT /api/user/profile'] as const;
const refused = () => refusal(401, { code: 'NOT_SIGNED_IN', message: 'Please sign in first.' });
const toasts = () => within(screen.getByRole('region', { name: 'Notifications (F8)' }));
const TOLD = 'You are no longer signed in here. Please sign in again.';

/** Ona's browser, whose session was ended on another device a moment ago. */
async function openWithEndedSession(change: (api: ApiStub) => void = () => undefined) {
  const api = new ApiStub()
    .signIn({ firstName: 'Ona', lastName: 'Onaitė' })
    .on('GET /api/user/sessions', () => Response.json({ sessions: [] }));
  const opened = await openApp('/profile');
  await screen.findByLabelText('First name');
  for (const route of ENDED) api.on(route, refused);
  change(api);
  return { ...opened, api };
}

const ASKED = 'You are no longer signed in here. Sign in again to go on; what you have typed is still there.';
const said = () => screen.getByRole('log', { hidden: true });

/** Whoever signs in by the dialog that is open. */
async function signInAgain(api: ApiStub, user: UserEvent, over: Partial<User>) {
  const dialog = within(await screen.findByRole('dialog', { description: ASKED }));
  api
    .on('POST /api/auth/register', () => refusal(409, { message: 'Email already registered' }))
    .on('POST /api/auth/login', () => {
      api.signIn(over).on('GET /api/user/sessions', () => Response.json({ sessions: [] }));
      return Response.json({ success: true, user: aUser(over) });
    });
  expect(dialog.getByLabelText('Email')).toHaveValue('ona@example.lt');
  expect(dialog.getByLabelText('Password')).toHaveFocus();
  await user.keyboard('long enough{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('a session that was ended elsewhere', () => {
  it('R-AUTH-11 T-54 is asked for anew where the reader is, says so once, and loses nothing that was typed', async () => {
    const { api, user, router } = await openWithEndedSession();
    await user.type(screen.getByLabelText('City'), 'Kaunas');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByRole('dialog', { description: ASKED });
    expect(said()).toBeEmptyDOMElement();
    expect(screen.queryByText('Please sign in first.')).toBeNull();

    const ona = { firstName: 'Ona', lastName: 'Onaitė' };
    await signInAgain(api, user, ona);
    expect(router.state.location.pathname).toBe('/profile');
    expect(screen.getByLabelText('City')).toHaveValue('Kaunas');
    api.on('PUT /api/user/profile', () =>
      Response.json({
        ...{ success: true, message: 'Profile saved', endedSessions: 0 },
        user: aUser({ ...ona, city: 'Kaunas' }),
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await toasts().findByText('Profile saved')).toBeVisible();
    expect(api.callsTo('PUT /api/user/profile').at(-1)?.body).toMatchObject({ city: 'Kaunas' });
  });

  it('R-AUTH-11 leads home when the reader would rather not sign in again, and tells them', async () => {
    const { user, router } = await openWithEndedSession();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const dialog = within(await screen.findByRole('dialog', { description: ASKED }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(await toasts().findByText(TOLD)).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Sign In/ })).toBeVisible();
  });

  it('T-07 leaves nothing of what was typed to somebody else who signs in', async () => {
    const { api, user } = await openWithEndedSession();
    await user.type(screen.getByLabelText('City'), 'Kaunas');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await signInAgain(api, user, { id: '00000000-0000-4000-8000-000000000002', firstName: 'Jonas' });
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Jonas'));
    expect(screen.getByLabelText('City')).toHaveValue('');
  });

  it('R-ADM-03 T-54 keeps an administrator at what they were about to do', async () => {
    const jonas = aUser({ id: '00000000-0000-4000-8000-000000000002', email: 'jonas@example.lt' });
    const none = { isOnline: false, lastSeenAt: null, recentActions: [], contracts: [] };
    const list = { data: [{ ...jonas, ...none }], total: 1, page: 1, pageSize: 25 };
    const api = new ApiStub()
      .signIn({ isAdmin: true })
      .on('GET /api/admin/users', () => Response.json({ ...list, areContractsMissing: false }));
    const { user, router } = await openApp('/admin?tab=users');
    await user.click(await screen.findByRole('button', { name: 'Details: jonas@example.lt' }));
    await user.click(screen.getByRole('button', { name: 'Disable' }));
    api.on(`POST /api/admin/users/${jonas.id}/disable`, refused).on('GET /api/auth/user', refused);
    const question = within(await screen.findByRole('dialog', { name: 'Disable this account?' }));
    await user.click(question.getByRole('button', { name: 'Disable' }));
    const asked = await screen.findByRole('dialog', { description: ASKED });
    expect(said()).toBeEmptyDOMElement();
    expect(within(asked).getByLabelText('Email')).toHaveValue('ona@example.lt');
    expect(router.state.location.pathname).toBe('/admin');
    expect(question.getByRole('button', { name: 'Disable', hidden: true })).toBeEnabled();
  });

  it('R-AUTH-11 shows nobody an empty list in place of their contracts', async () => {
    const { router } = await openWithEndedSession();
    await act(() => router.navigate('/contracts'));
    expect(await toasts().findByText(TOLD)).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('button', { name: /^Sign In/ })).toBeVisible();
  });

  it('is not taken for over by a server that is too busy to say who somebody is', async () => {
    const { user, router } = await openWithEndedSession((api) =>
      api.on('GET /api/auth/user', () => refusal(503, { code: 'SERVICE_UNAVAILABLE' })),
    );
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('button', { name: 'Save changes' })).toBeEnabled();
    expect(toasts().queryByText(TOLD)).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/profile');
  });

  it('R-ROLE-01 is asked for again where nobody knows yet who is there', async () => {
    const user = aUser({ firstName: 'Ona', lastName: 'Onaitė' });
    const answers = [refusal(503, { code: 'SERVICE_UNAVAILABLE' }), Response.json({ success: true, user })];
    const api = new ApiStub()
      .signIn()
      .on('GET /api/user/sessions', () => Response.json({ sessions: [] }))
      .on('GET /api/auth/user', () => answers.shift() ?? refusal(500, {}));
    const { router } = await openApp('/profile');
    expect(await screen.findByLabelText('First name', {}, { timeout: 10_000 })).toHaveValue('Ona');
    expect(api.callsTo('GET /api/auth/user')).toHaveLength(2);
    expect(router.state.location.pathname).toBe('/profile');
  });
});
