import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { SessionView } from '@pactwright/protocol';
import { browser } from '../../shared/browser.js';
import { ApiStub, aUser, refusal } from '../../shared/testing/api-stub.js';
import { loseFocusWhenDisabled } from '../../shared/testing/lose-focus-when-disabled.js';
import { openApp } from '../testing/open-app.js';

const PROFILE = 'PUT /api/user/profile';
const session = (id: string, isCurrent: boolean): SessionView => ({
  ...{ id, isCurrent, browser: 'Firefox', system: 'Linux' },
  ...{ createdAt: '2026-03-01T12:00:00.000Z', lastSeenAt: '2026-03-05T12:00:00.000Z' },
});
const ona = { firstName: 'Ona', lastName: 'Onaitė', city: 'Vilnius' };
const anOwner = () =>
  new ApiStub()
    .signIn(ona)
    .on('GET /api/user/sessions', () =>
      Response.json({ sessions: [session('a', true), session('b', false), session('c', false)] }),
    );
const saved = () =>
  Response.json({ success: true, message: 'Profile saved', user: aUser(ona), endedSessions: 0 });
const shownToast = (name = 'Notifications (F8)') => within(screen.getByRole('region', { name }));
const save = () => screen.getByRole('button', { name: 'Save changes' });

const keepHere = () => {
  localStorage.setItem('wizard_form_data', '{}');
  localStorage.setItem('contractState_1', '{}');
  sessionStorage.setItem('remembered', 'one-time');
};
const keptHere = () => [
  localStorage.getItem('wizard_form_data'),
  localStorage.getItem('contractState_1'),
  sessionStorage.getItem('remembered'),
];

afterEach(() => {
  jest.restoreAllMocks();
});

loseFocusWhenDisabled();

describe('the profile', () => {
  it('R-PROF-02 sends whoever is not signed in home', async () => {
    new ApiStub();
    const { router } = await openApp('/profile');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('R-PROF-01 R-PROF-06 holds every field, the e-mail for reading alone, and saves them', async () => {
    const api = anOwner().on(PROFILE, saved);
    const { user } = await openApp('/profile');
    expect(await screen.findByLabelText('Email')).toBeDisabled();
    expect(screen.getByLabelText('First name')).toHaveValue('Ona');
    await user.type(screen.getByRole('textbox', { name: 'Company' }), 'Onos dizainas');
    await user.type(screen.getByLabelText('Country'), 'Lietuva');
    await user.click(screen.getByRole('combobox', { name: /Preferred language/ }));
    await user.click(await screen.findByRole('option', { name: 'English' }));
    await user.click(save());
    expect(await shownToast().findByText('Profile saved')).toBeVisible();
    expect(api.callsTo(PROFILE)[0]?.body).toEqual({
      ...{ email: 'ona@example.lt', firstName: 'Ona', lastName: 'Onaitė', company: 'Onos dizainas' },
      ...{ country: 'Lietuva', city: 'Vilnius', preferredLanguage: 'en' },
    });
  });

  it('R-PROF-03 T-17 names what is wrong before anything is sent, and leads to the first of it', async () => {
    const api = anOwner();
    const { user } = await openApp('/profile');
    await user.clear(await screen.findByLabelText('First name'));
    await user.clear(screen.getByLabelText('Last name'));
    await user.type(screen.getByLabelText('New password'), 'short');
    await user.type(screen.getByLabelText('Confirm new password'), 'other');
    await user.click(save());
    for (const text of [
      'First name is required',
      'Last name is required',
      'Password must be at least 8 characters',
      'Passwords do not match',
    ])
      expect(await screen.findByText(text)).toBeVisible();
    expect(api.callsTo(PROFILE)).toHaveLength(0);
    expect(screen.getByLabelText('First name')).toHaveFocus();
  });

  it('R-PROF-05 fills in a random password of 12 characters twice', async () => {
    anOwner();
    const { user } = await openApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Generate a password' }));
    const { value } = screen.getByLabelText<HTMLInputElement>('New password');
    expect(value).toHaveLength(12);
    expect(screen.getByLabelText('Confirm new password')).toHaveValue(value);
    /* It has to be written down. */
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Confirm new password')).toHaveAttribute('type', 'password');
  });

  it('R-PROF-05 R-PROF-06 saves a generated password from its own field, which keeps the focus and hides its next one', async () => {
    anOwner().on(PROFILE, saved);
    const { user } = await openApp('/profile');
    await user.type(await screen.findByLabelText('Current password'), 'long enough by far');
    await user.click(screen.getByRole('button', { name: 'Generate a password' }));
    await user.type(screen.getByLabelText('New password'), '{Enter}');
    expect(await shownToast().findByText('Profile saved')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveValue('');
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'password');
  });

  it('R-PROF-06 shows the server’s refusal and keeps what was typed', async () => {
    anOwner().on(PROFILE, () =>
      refusal(429, { code: 'TOO_MANY_REQUESTS', message: 'Please wait a moment.' }),
    );
    const { user } = await openApp('/profile');
    await user.type(await screen.findByLabelText('City'), ' 2{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a moment.');
    expect(screen.getByLabelText('City')).toHaveValue('Vilnius 2');
    expect(screen.getByLabelText('City')).toHaveFocus();
  });

  it('R-PROF-06 says at the current password that it is wrong, and goes there', async () => {
    const message = 'The current password is not right.';
    anOwner().on(PROFILE, () =>
      refusal(403, { code: 'CURRENT_PASSWORD_WRONG', message, fields: { currentPassword: message } }),
    );
    const { user } = await openApp('/profile');
    const current = await screen.findByLabelText('Current password');
    await user.type(current, 'guess');
    await user.type(screen.getByLabelText('New password'), 'long enough now');
    await user.type(screen.getByLabelText('Confirm new password'), 'long enough now');
    await user.click(save());
    await waitFor(() => expect(current).toHaveAccessibleDescription(message));
    expect(current).toHaveFocus();
    expect(current).toHaveValue('guess');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.keyboard('2');
    expect(current).toBeValid();
  });

  it('lists where the account is signed in and signs another browser out', async () => {
    const api = anOwner().on('DELETE /api/user/sessions/b', () =>
      Response.json({ success: true, message: 'Session ended' }),
    );
    const { user } = await openApp('/profile');
    const section = within(await screen.findByRole('region', { name: 'Where you are signed in' }));
    expect(await section.findByText('This device')).toBeVisible();
    expect(screen.getAllByText(/^Last used Mar 5, 2026, \d\d:\d\d,/)).toHaveLength(3);
    const [first, second] = section
      .getAllByRole('button', { name: /^Sign out Firefox, Linux, last used Mar 5, 2026/ })
      .map((button) => button.getAttribute('aria-label'));
    expect(first).not.toBe(second);
    await user.click(section.getByRole('button', { name: first ?? '' }));
    expect(await shownToast().findByText('Session ended')).toBeVisible();
    expect(api.callsTo('DELETE /api/user/sessions/b')).toHaveLength(1);
  });

  it('T-05 takes over what was bought elsewhere by its code', async () => {
    const api = anOwner().on('POST /api/user/claims', () =>
      Response.json({ success: true, message: 'The contracts are in your account now.' }),
    );
    const { user } = await openApp('/profile');
    await user.type(await screen.findByLabelText('Code'), ' ABCD-EFGH ');
    await user.click(screen.getByRole('button', { name: 'Add the contracts' }));
    expect(await shownToast().findByText('The contracts are in your account now.')).toBeVisible();
    expect(api.callsTo('POST /api/user/claims')[0]?.body).toEqual({ code: 'ABCD-EFGH' });
    expect(screen.getByLabelText('Code')).toHaveFocus();
  });

  it('T-05 counts what was taken over in the header, at once', async () => {
    let count = 0;
    const api = anOwner()
      .on('GET /api/contracts/count', () => Response.json(count))
      .on('POST /api/user/claims', () => {
        count = 2;
        return Response.json({ success: true, message: 'The contracts are in your account now.' });
      });
    const { user } = await openApp('/profile');
    await user.type(await screen.findByLabelText('Code'), 'ABCD-EFGH');
    await waitFor(() => expect(api.callsTo('GET /api/contracts/count')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Add the contracts' }));
    expect(await screen.findByRole('link', { name: 'My Contracts, 2 contracts' })).toHaveAttribute(
      'href',
      '/contracts',
    );
  });

  it('T-05 T-54 says at the code that it is not good, for longer than the toast', async () => {
    const message = 'This code is not valid or has been used already.';
    anOwner().on('POST /api/user/claims', () => refusal(404, { code: 'CLAIM_CODE_INVALID', message }));
    const { user } = await openApp('/profile');
    await user.type(await screen.findByLabelText('Code'), 'ABCD');
    await user.click(screen.getByRole('button', { name: 'Add the contracts' }));
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(message));
    expect(screen.getByLabelText('Code')).toBeInvalid();
    expect(screen.getByLabelText('Code')).toHaveFocus();
  });

  it('T-54 says in the dialog that the password is wrong, and deletes nothing', async () => {
    const message = 'The current password is not right.';
    anOwner().on('DELETE /api/user', () => refusal(403, { code: 'CURRENT_PASSWORD_WRONG', message }));
    const leaveTo = jest.spyOn(browser, 'leaveTo').mockReturnValue(undefined);
    const { user } = await openApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const password = within(await screen.findByRole('dialog')).getByLabelText('Your password');
    await user.type(password, 'guess');
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(password).toHaveAccessibleDescription(message));
    expect(password).toHaveFocus();
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it('deletes the account once the password was given, keeps nothing in the browser, says so, and leaves', async () => {
    keepHere();
    const leaveTo = jest.spyOn(browser, 'leaveTo').mockReturnValue(undefined);
    const api = anOwner().on('DELETE /api/user', () => Response.json({ success: true, message: 'Deleted' }));
    const { user } = await openApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Your password'), 'secret words');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await user.click(
      within(
        await screen.findByRole('dialog', { name: 'Account deleted', description: 'Deleted' }),
      ).getByRole('button', { name: 'To the home page' }),
    );
    expect(leaveTo).toHaveBeenCalledWith('/');
    expect(api.callsTo('DELETE /api/user')[0]?.body).toEqual({ password: 'secret words' });
    expect(keptHere()).toEqual([null, null, null]);
  });

  it('R-AUTH-14 signs out, loads everything anew and keeps nothing in the browser', async () => {
    keepHere();
    const api = anOwner().on('POST /api/auth/logout', () => Response.json({ success: true }));
    const leaveTo = jest.spyOn(browser, 'leaveTo').mockReturnValue(undefined);
    const { user } = await openApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/'));
    expect(api.callsTo('POST /api/auth/logout')).toHaveLength(1);
    expect(keptHere()).toEqual([null, null, null]);
  });

  it('R-AUTH-14 says in the reader’s language that signing out failed', async () => {
    anOwner().on('POST /api/auth/logout', () => refusal(503, {}));
    const { user } = await openApp('/profile', { language: 'lt' });
    await user.click(await screen.findByRole('button', { name: 'Atsijungti' }));
    expect(
      await shownToast('Pranešimai (F8)').findByText('Atsijungti nepavyko. Bandykite dar kartą.'),
    ).toBeVisible();
  });
});

describe('a new password', () => {
  const link = '/reset-password?token=abc';
  const CHECK = 'POST /api/auth/reset-password/check';
  const RESET = 'POST /api/auth/reset-password';
  const linkIsGood = () => Response.json({ success: true });
  const linkIsUsed = () =>
    refusal(400, { code: 'RESET_LINK_INVALID', message: 'This link is no longer valid.' });

  it('is offered in the sign-in dialog only where mail can be sent', async () => {
    new ApiStub().on('GET /api/auth/options', () => Response.json({ passwordReset: true }));
    const { user, router } = await openApp('/nowhere');
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/reset-password'));
  });

  it('T-54 takes along the e-mail that was typed, past the address', async () => {
    new ApiStub().on('GET /api/auth/options', () => Response.json({ passwordReset: true }));
    const { user, router } = await openApp('/nowhere');
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    await user.type(await screen.findByLabelText('Email'), 'ona@example.lt');
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByRole('button', { name: 'Send the link' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ona@example.lt');
    expect(JSON.stringify([router.state.location.search, router.state.location.hash])).not.toContain('ona');
  });

  it('is asked for by e-mail, with the same answer for everybody', async () => {
    const api = new ApiStub().on('POST /api/auth/forgot-password', () =>
      Response.json({ success: true, message: 'A link is on its way.' }),
    );
    const { user } = await openApp('/reset-password');
    await user.click(await screen.findByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('Invalid email address')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await user.type(screen.getByLabelText('Email'), 'Ona@Example.lt');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('A link is on its way.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the link' })).toHaveFocus();
    expect(api.callsTo('POST /api/auth/forgot-password')[0]?.body).toEqual({ email: 'ona@example.lt' });
  });

  const typeAndSave = async ({ user }: Awaited<ReturnType<typeof openApp>>) => {
    await user.type(await screen.findByLabelText('New password'), 'long enough now');
    await user.click(screen.getByRole('button', { name: 'Save the password' }));
  };

  it('T-02 is set with the link, and the page says that it is done', async () => {
    const api = new ApiStub().on(CHECK, linkIsGood);
    api.on(RESET, () => Response.json({ success: true, message: 'Saved.' }));
    const app = await openApp(link);
    await typeAndSave(app);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your new password is saved' }),
    ).toBeVisible();
    expect(screen.getByText('Saved.')).toBeVisible();
    expect(screen.queryByText(/Choose a new password/)).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('button', { name: 'Sign in' }));
    expect(api.callsTo(CHECK).map(({ body }) => body)).toEqual([{ token: 'abc' }]);
    expect(api.callsTo(RESET).map(({ body }) => body)).toEqual([
      { token: 'abc', newPassword: 'long enough now' },
    ]);
  });

  it('T-02 is not asked for with a link that is used up, which leads to a new one', async () => {
    new ApiStub().on(CHECK, linkIsUsed);
    const { user } = await openApp(link);
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(screen.queryByText(/Choose a new password/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ask for a new link' }));
    expect(await screen.findByRole('button', { name: 'Send the link' })).toBeVisible();
  });

  it('T-02 leads to a new link when this one was used up meanwhile', async () => {
    new ApiStub().on(CHECK, linkIsGood).on(RESET, linkIsUsed);
    await typeAndSave(await openApp(link));
    expect(await screen.findByRole('button', { name: 'Ask for a new link' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save the password' })).not.toBeInTheDocument();
  });

  it('T-02 can be set when the link could not be checked, and stays typed when it could not be saved', async () => {
    new ApiStub()
      .on(CHECK, () => refusal(503, {}))
      .on(RESET, () => refusal(400, { code: 'PASSWORD_COMMON', message: 'Too common.' }));
    await typeAndSave(await openApp(link));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too common.');
    expect(screen.getByLabelText('New password')).toHaveValue('long enough now');
  });
});
