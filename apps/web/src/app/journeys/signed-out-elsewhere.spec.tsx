import { act, screen, waitFor, within } from '@testing-library/react';
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
  return opened;
}

describe('a session that was ended elsewhere', () => {
  it('R-AUTH-11 is over here too when the server refuses a call, and the reader is told', async () => {
    const { user, router } = await openWithEndedSession();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(await toasts().findByText(TOLD)).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Sign In/ })).toBeVisible();
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
    const api = new ApiStub().signIn().on('GET /api/auth/user', () => answers.shift() ?? refusal(500, {}));
    const { router } = await openApp('/profile');
    expect(await screen.findByLabelText('First name', {}, { timeout: 10_000 })).toHaveValue('Ona');
    expect(api.callsTo('GET /api/auth/user')).toHaveLength(2);
    expect(router.state.location.pathname).toBe('/profile');
  });
});
