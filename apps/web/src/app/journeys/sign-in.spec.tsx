import { jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { ApiStub, aUser, refusal } from '../../shared/testing/api-stub.js';
import { connection } from '../../shared/api/connection.js';
import { loseFocusWhenDisabled } from '../../shared/testing/lose-focus-when-disabled.js';
import { showOn } from '../testing/analysis-page.js';
import { openApp } from '../testing/open-app.js';

const REGISTER = 'POST /api/auth/register';
const LOGIN = 'POST /api/auth/login';
const alreadyRegistered = () =>
  refusal(409, { message: 'Email already registered', code: 'EMAIL_ALREADY_REGISTERED' });

async function openDialog(language: 'en' | 'lt' = 'en') {
  const app = await openApp('/nowhere', { language });
  await app.user.click(
    await screen.findByRole('button', { name: language === 'en' ? 'Sign In' : 'Prisijungti' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  return { ...app, dialog };
}

async function submit(
  { user, dialog }: Awaited<ReturnType<typeof openDialog>>,
  email: string,
  password: string,
) {
  await user.type(dialog.getByLabelText('Email'), email);
  await user.type(dialog.getByLabelText('Password'), password);
  await user.click(dialog.getByRole('button', { name: 'Login' }));
}

const shownToast = () => within(screen.getByRole('region', { name: 'Notifications (F8)' }));

describe('the sign-in dialog', () => {
  loseFocusWhenDisabled();
  afterEach(() => showOn('desktop'));

  it('R-AUTH-01 is titled with both labels and has email, password with a toggle, submit and a switch', async () => {
    new ApiStub();
    const { dialog, user } = await openDialog();
    expect(screen.getByRole('dialog', { name: 'Login / Register' })).toBeVisible();
    expect(dialog.getByLabelText('Email')).toHaveFocus();
    const password = dialog.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(dialog.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(dialog.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');

    expect(dialog.getByText(/Don't have an account\?/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Register' }));
    expect(dialog.getByText(/Already have an account\?/)).toBeVisible();
  });

  it('T-42 names age, purpose and terms beside the button', async () => {
    new ApiStub();
    const { dialog } = await openDialog();
    expect(dialog.getByText(/By continuing you confirm that you are at least 18/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
    expect(dialog.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  });

  it('R-AUTH-02 R-AUTH-03 refuses a bad email and a short password before any call, and goes to the first', async () => {
    const api = new ApiStub();
    const app = await openDialog();
    await submit(app, 'not an address', 'short');
    expect(app.dialog.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address');
    expect(app.dialog.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password must be at least 8 characters',
    );
    expect(app.dialog.getByLabelText('Email')).toBeInvalid();
    expect(app.dialog.getByLabelText('Email')).toHaveFocus();
    expect(api.callsTo(REGISTER)).toHaveLength(0);
  });

  it('R-AUTH-02 R-AUTH-03 says so in Lithuanian', async () => {
    new ApiStub();
    const { dialog, user } = await openDialog('lt');
    await user.click(dialog.getByRole('button', { name: 'Prisijungti' }));
    expect(dialog.getByText('Neteisingas el. pašto adresas')).toBeVisible();
    expect(dialog.getByText('Slaptažodį turi sudaryti bent 8 simboliai')).toBeVisible();
  });

  it('R-AUTH-04 shows a spinner, disables everything and sends once while the answer is awaited', async () => {
    let answer: (response: Response) => void = () => undefined;
    const api = new ApiStub().on(REGISTER, () => new Promise((resolve) => (answer = resolve)));
    const app = await openDialog();
    await submit(app, 'ona@example.lt', 'long enough');
    expect(app.dialog.getByRole('progressbar')).toBeInTheDocument();
    const fields = [app.dialog.getByLabelText('Email'), app.dialog.getByLabelText('Password')];
    for (const field of fields) {
      expect(field).toHaveAttribute('readonly');
      expect(field).toHaveAttribute('aria-disabled', 'true');
    }
    const login = app.dialog.getByRole('button', { name: /Login/ });
    for (const button of app.dialog.getAllByRole('button'))
      if (button === login) expect(button).toHaveAttribute('aria-disabled', 'true');
      else expect(button).toBeDisabled();
    expect(login).toHaveFocus();
    await app.user.keyboard('{Escape}{Enter}');
    await app.user.type(app.dialog.getByLabelText('Password'), 'er{Enter}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(api.callsTo(REGISTER)).toHaveLength(1);
    answer(refusal(500, {}));
    await waitFor(() => expect(fields[0]).not.toHaveAttribute('readonly'));
    expect(fields[1]).toHaveValue('long enough');
  });

  it('keeps the focus in the password that was refused, so that it can be typed again', async () => {
    new ApiStub()
      .on(REGISTER, alreadyRegistered)
      .on(LOGIN, () => refusal(401, { message: 'Wrong email or password.' }));
    const { dialog, user } = await openDialog();
    await user.type(dialog.getByLabelText('Email'), 'ona@example.lt');
    await user.type(dialog.getByLabelText('Password'), 'not this one{Enter}');
    expect(await shownToast().findByText('Wrong email or password.')).toBeVisible();
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(dialog.getByLabelText('Password')).toHaveFocus();
    expect(dialog.getByLabelText('Password')).toBeInvalid();
    expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription('Wrong email or password.');
    await user.keyboard('!');
    expect(dialog.getByLabelText('Password')).toBeValid();
    expect(dialog.queryByText('Wrong email or password.')).not.toBeInTheDocument();
    expect(dialog.getByLabelText('Password')).toHaveValue('not this one!');
  });

  it('R-AUTH-05 R-AUTH-06 registers first, then refreshes the user, says so and closes', async () => {
    const api = new ApiStub();
    api.on(REGISTER, () => {
      api.signIn({ email: 'ona@example.lt' });
      return Response.json({ success: true, message: 'Welcome', user: aUser() }, { status: 201 });
    });
    const app = await openDialog();
    await submit(app, ' Ona@Example.lt', 'long enough');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsTo(REGISTER)[0]?.body).toEqual({
      email: 'ona@example.lt',
      password: 'long enough',
      isReturning: true,
    });
    expect(api.callsTo(LOGIN)).toHaveLength(0);
    expect(shownToast().getByText('Success')).toBeVisible();
    expect(shownToast().getByText('Account created for ona@example.lt')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'My Contracts' })).toBeVisible();
    expect(api.callsTo('GET /api/auth/user')).toHaveLength(1);
  });

  it('T-02 says that there is no such account before it makes one, and makes it when asked again', async () => {
    const api = new ApiStub().on(REGISTER, ({ body }) => {
      if ((body as { isReturning?: boolean }).isReturning)
        return refusal(404, { code: 'ACCOUNT_NOT_FOUND', message: 'There is no account with this email.' });
      api.signIn({ email: 'onna@example.lt' });
      return Response.json({ success: true, message: 'Welcome', user: aUser() }, { status: 201 });
    });
    const app = await openDialog();
    await submit(app, 'onna@example.lt', 'long enough');
    expect(await app.dialog.findByRole('alert')).toHaveTextContent(
      'There is no account for onna@example.lt yet.',
    );
    expect(shownToast().queryByText('Success')).toBeNull();
    expect(api.callsTo(REGISTER)).toHaveLength(1);
    await app.user.click(app.dialog.getByRole('button', { name: 'Register' }));
    expect(await shownToast().findByText('Account created for onna@example.lt')).toBeVisible();
    expect(api.callsTo(REGISTER)[1]?.body).toEqual({ email: 'onna@example.lt', password: 'long enough' });
    expect(api.callsTo(LOGIN)).toHaveLength(0);
  });

  it('says where to turn with a forgotten password when no mail can be sent', async () => {
    new ApiStub().on('GET /api/auth/options', () => Response.json({ passwordReset: false }));
    const { dialog } = await openDialog();
    expect(await dialog.findByText(/Forgot your password\?/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'support@pactwright.example' })).toHaveAttribute(
      'href',
      'mailto:support@pactwright.example',
    );
  });

  it('gives the focus to the account, which has taken the place of the button that opened it', async () => {
    const api = new ApiStub().on(REGISTER, () => {
      api.signIn();
      return Response.json({ success: true, message: 'Welcome', user: aUser() }, { status: 201 });
    });
    const app = await openDialog();
    await submit(app, 'ona@example.lt', 'long enough');
    const account = await screen.findByRole('link', { name: 'Profile Settings' });
    await waitFor(() => expect(account).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  it('leaves the focus where somebody has gone on to before it was known who they are', async () => {
    const api = new ApiStub().on(REGISTER, () => {
      api.giveSession();
      return Response.json({ success: true, message: 'Welcome', user: aUser() }, { status: 201 });
    });
    let tell: ((answer: Response) => void) | undefined;
    api.on('GET /api/auth/user', () => new Promise<Response>((resolve) => (tell = resolve)));
    api.on('GET /api/contracts/count', () => Response.json(0));
    const app = await openDialog();
    await submit(app, 'ona@example.lt', 'long enough');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const check = screen.getByRole('link', { name: 'Check Your Contract' });
    act(() => check.focus());
    tell?.(Response.json({ success: true, user: aUser() }));
    expect(await screen.findByRole('link', { name: 'Profile Settings' })).toBeVisible();
    expect(check).toHaveFocus();
  });

  it('R-AUTH-07 signs in with the same credentials when the email is registered already', async () => {
    const api = new ApiStub().on(REGISTER, alreadyRegistered);
    api.on(LOGIN, () => {
      api.signIn();
      return Response.json({ success: true, message: 'ok' });
    });
    const app = await openDialog();
    await submit(app, 'ona@example.lt', 'long enough');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsTo(LOGIN)[0]?.body).toEqual({ email: 'ona@example.lt', password: 'long enough' });
    expect(shownToast().getByText('Signed in')).toBeVisible();
  });

  it('R-AUTH-07 recognises the words in a message that is otherwise Lithuanian', async () => {
    const message = 'Šis el. pašto adresas jau užregistruotas (Email already registered)';
    const api = new ApiStub()
      .on(REGISTER, () => Response.json({ success: false, message }))
      .on(LOGIN, () => refusal(401, {}));
    const app = await openDialog();
    await submit(app, 'ona@example.lt', 'long enough');
    await waitFor(() => expect(api.callsTo(LOGIN)).toHaveLength(1));
  });

  it.each([
    ['the server message', { message: 'Wrong email or password.' }, 'Wrong email or password.'],
    ['a fallback', {}, 'Login failed'],
  ])('R-AUTH-08 keeps the dialog open with %s when the login is refused', async (_, body, text) => {
    new ApiStub().on(REGISTER, alreadyRegistered).on(LOGIN, () => refusal(401, body));
    const app = await openDialog();
    await submit(app, 'ona@example.lt', 'long enough');
    expect(await shownToast().findByText(text)).toBeVisible();
    expect(shownToast().getByText('Error')).toBeVisible();
    expect(shownToast().getByText(text).closest('[data-variant]')).toHaveAttribute(
      'data-variant',
      'destructive',
    );
  });

  it('R-AUTH-08 says a wrong password once on a phone, below its field and with the focus there', async () => {
    showOn('phone');
    const text = 'Wrong email or password.';
    new ApiStub().on(REGISTER, alreadyRegistered).on(LOGIN, () => refusal(401, { message: text }));
    const app = await openDialog();
    await submit(app, 'ona@example.lt', 'long enough');
    expect(await app.dialog.findByText(text)).toBeVisible();
    expect(screen.getAllByText(text)).toHaveLength(1);
    expect(app.dialog.getByLabelText('Password')).toHaveFocus();
  });

  it.each([
    ['the server message', { message: 'Too many requests.' }, 'Too many requests.'],
    ['a fallback', {}, 'Registration failed'],
  ])('R-AUTH-09 keeps the dialog open with %s when the registration is refused', async (_, body, text) => {
    const api = new ApiStub().on(REGISTER, () => refusal(429, body));
    const app = await openDialog();
    await submit(app, 'ona@example.lt', 'long enough');
    expect(await shownToast().findByText(text)).toBeVisible();
    expect(api.callsTo(LOGIN)).toHaveLength(0);
  });

  it.each([
    ['its message', 'connection reset', 'connection reset'],
    ['the login and error labels', '', 'Login Error'],
  ])('R-AUTH-10 shows %s when no answer came', async (_, message, text) => {
    new ApiStub().on(REGISTER, () => new Error(message));
    const app = await openDialog();
    await submit(app, 'ona@example.lt', 'long enough');
    expect(await shownToast().findByText(text)).toBeVisible();
  });

  it('T-56 sends nothing while there is no connection, says what it needs and keeps what was typed', async () => {
    const api = new ApiStub();
    const app = await openDialog();
    const offline = jest.spyOn(connection, 'state').mockReturnValue('offline');
    await submit(app, 'ona@example.lt', 'long enough');
    offline.mockRestore();
    expect(await app.dialog.findByRole('alert')).toHaveTextContent('This needs a connection.');
    expect(app.dialog.getByLabelText('Email')).toHaveValue('ona@example.lt');
    expect(api.callsTo(REGISTER)).toHaveLength(0);
  });
});

describe('the signed-in state', () => {
  it('R-AUTH-11 needs success and a user; a refusal is not retried', async () => {
    const api = new ApiStub().giveSession().on('GET /api/auth/user', () => Response.json({ success: true }));
    await openApp('/nowhere');
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(api.callsTo('GET /api/auth/user')).toHaveLength(1);
  });

  it('R-AUTH-11 takes a 401 for nobody, and asks nothing where nobody has signed in', async () => {
    const ended = new ApiStub().giveSession();
    await openApp('/nowhere');
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(ended.callsTo('GET /api/auth/user')).toHaveLength(1);
    cleanup();

    const visitor = new ApiStub();
    await openApp('/nowhere');
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(visitor.callsTo('GET /api/auth/user')).toHaveLength(0);
  });

  it.each([
    ['en', 'Profile Settings', 'You are signed in. Your details come back with the connection.'],
    ['lt', 'Profilio nustatymai', 'Esate prisijungę. Jūsų duomenys vėl bus matomi, kai atsiras ryšys.'],
  ] as const)(
    'T-56 does not ask somebody who is signed in to sign in while nothing answers, and names them later (%s)',
    async (language, profile, text) => {
      const api = new ApiStub()
        .signIn({ email: 'ona@example.lt' })
        .on('GET /api/auth/user', () => new Error('no network'))
        .on('HEAD /api/health', () => new Error('no network'));
      const { user } = await openApp('/nowhere', { language });
      const link = await screen.findByRole('link', { name: profile });
      expect(screen.queryByRole('button', { name: /Sign In|Prisijungti/ })).not.toBeInTheDocument();
      await user.hover(link);
      expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
      await user.unhover(link);

      api.signIn({ email: 'ona@example.lt' }).on('HEAD /api/health', () => new Response(null));
      window.dispatchEvent(new Event('online'));
      await waitFor(() => expect(api.callsTo('GET /api/auth/user')).toHaveLength(2));
      /* When the details come the link is drawn anew, and a pointer that was there before is there no more. */
      await waitFor(async () => {
        await user.unhover(screen.getByRole('link', { name: profile }));
        await user.hover(screen.getByRole('link', { name: profile }));
        expect(await screen.findByText(/ona@example\.lt/, {}, { timeout: 2_000 })).toBeVisible();
      });
    },
  );
});
