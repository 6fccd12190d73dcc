import { screen, waitFor, within } from '@testing-library/react';
import type { AdminUser, AdminUsersResponse } from '@pactwright/protocol';
import { aUser, ApiStub, refusal } from '../../shared/testing/api-stub.js';
import { loseFocusWhenDisabled } from '../../shared/testing/lose-focus-when-disabled.js';
import { openApp } from '../testing/open-app.js';
import { toastOf } from '../testing/toast.js';

const JONAS = '00000000-0000-4000-8000-000000000002';
const anAccount = (over: Partial<AdminUser> = {}): AdminUser => ({
  ...aUser({ id: JONAS, email: 'jonas@example.lt', createdAt: '2026-03-05T10:00:00.000Z' }),
  ...{ isOnline: false, lastSeenAt: null, recentActions: [], contracts: [] },
  ...over,
});
const listOf = (users: readonly AdminUser[], over: Partial<AdminUsersResponse> = {}): AdminUsersResponse => ({
  ...{ data: users, total: users.length, page: 1, pageSize: 25, areContractsMissing: false },
  ...over,
});
const anAdmin = (users: readonly AdminUser[], over: Partial<AdminUsersResponse> = {}) =>
  new ApiStub()
    .signIn({ isAdmin: true })
    .on('GET /api/admin/users', () => Response.json(listOf(users, over)));
const VIEW = '/admin?tab=users';

const openDetails = async (email: string, address = VIEW) => {
  const app = await openApp(address);
  await app.user.click(await screen.findByRole('button', { name: `Details: ${email}` }));
  return app;
};

loseFocusWhenDisabled();

describe('the list of users', () => {
  it('R-ADM-03 shows who there is, since when, who administers, who is here, who is shut out', async () => {
    anAdmin([
      anAccount({ isOnline: true, isAdmin: true, isActive: false }),
      anAccount({ id: '00000000-0000-4000-8000-000000000003', email: 'rasa@example.lt' }),
    ]);
    await openApp(VIEW);
    const list = within(await screen.findByRole('list', { name: 'Users' }));
    const [jonas, rasa] = list.getAllByRole('listitem');
    for (const word of ['Mar 5, 2026', 'Admin', 'Online', 'Disabled']) expect(jonas).toHaveTextContent(word);
    for (const word of ['Admin', 'Online', 'Disabled']) expect(rasa).not.toHaveTextContent(word);
    expect(rasa).toHaveTextContent('Not yet');
  });

  it('R-ADM-03 R-ADM-04 R-ADM-05 opens what somebody did and owns, with what failed set apart', async () => {
    const at = '2026-04-01T08:00:00.000Z';
    anAdmin([
      anAccount({
        recentActions: [
          { id: '1', action: 'contract.download', page: '/contracts', status: 'error', createdAt: at },
          { id: '2', action: 'something.older', page: null, status: 'success', createdAt: at },
        ],
        contracts: [
          { id: JONAS, title: null, status: 'in_progress', updatedAt: at },
          { id: '4', title: 'Logo', status: undefined as never, updatedAt: at },
        ],
      }),
    ]);
    await openDetails('jonas@example.lt');
    const actions = within(screen.getByRole('region', { name: 'Recent actions' }));
    const [failed, done] = actions.getAllByRole('listitem');
    expect(failed).toHaveTextContent(/Downloaded a contractError\/contracts · Apr 1, 2026/);
    expect(done).toHaveTextContent(/something\.olderDoneApr 1, 2026/);
    const contracts = within(screen.getByRole('region', { name: 'Contracts' }));
    const [untitled, logo] = contracts.getAllByRole('listitem');
    expect(untitled).toHaveTextContent(/Untitled Contractin progress · Updated Apr 1, 2026/);
    expect(logo).toHaveTextContent(/Logounknown/);
  });

  it('says that contracts cannot be shown instead of showing none', async () => {
    anAdmin([anAccount()], { areContractsMissing: true });
    await openDetails('jonas@example.lt');
    expect(screen.getByText(/Contracts cannot be shown at the moment/)).toBeVisible();
    expect(screen.queryByText('No contracts.')).toBeNull();
  });

  it('R-ADM-03 searches and turns pages, both kept in the address', async () => {
    const api = anAdmin([anAccount()], { total: 60, pageSize: 25 });
    const { user, router } = await openApp(VIEW);
    await user.click(await screen.findByRole('link', { name: 'Page 3' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=users&page=3'));
    await user.type(screen.getByRole('searchbox'), 'ona{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?tab=users&search=ona'));
    await waitFor(() => {
      const asked = api.callsTo('GET /api/admin/users').map(({ search }) => search.toString());
      expect(asked).toEqual(['page=1', 'page=3', 'search=ona&page=1']);
    });
  });

  it('offers all of them when a search finds nobody', async () => {
    anAdmin([]);
    await openApp(`${VIEW}&search=nobody`);
    expect(await screen.findByText('Nothing here matches.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', VIEW);
  });

  it('offers to try again when the list could not be had', async () => {
    const api = anAdmin([]).on('GET /api/admin/users', () => refusal(503, {}));
    const { user } = await openApp(VIEW);
    await screen.findByText('The users could not be loaded. Please try again.');
    api.on('GET /api/admin/users', () => Response.json(listOf([anAccount()])));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('jonas@example.lt')).toBeVisible();
  });
});

describe('changing an account', () => {
  const askedForPassword = () =>
    refusal(403, { code: 'PASSWORD_CONFIRMATION_NEEDED', message: 'Please confirm' });

  it('T-07 asks for the password once it is wanted, and then goes on by itself', async () => {
    let isConfirmed = false;
    const api = anAdmin([anAccount()])
      .on(`POST /api/admin/users/${JONAS}/disable`, () =>
        isConfirmed
          ? Response.json({ success: true, user: anAccount({ isActive: false }) })
          : askedForPassword(),
      )
      .on('POST /api/auth/confirm-password', ({ body }) => {
        isConfirmed = (body as { password: string }).password === 'right';
        return isConfirmed
          ? Response.json({ success: true, message: 'Confirmed' })
          : refusal(403, { code: 'CURRENT_PASSWORD_WRONG', message: 'The current password is not right.' });
      });
    const { user } = await openDetails('jonas@example.lt');
    await user.click(screen.getByRole('button', { name: 'Disable' }));
    const question = within(await screen.findByRole('dialog', { name: 'Disable this account?' }));
    await user.click(question.getByRole('button', { name: 'Disable' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
    await user.type(dialog.getByLabelText('Your password'), 'wrong{Enter}');
    expect(await dialog.findByText('The current password is not right.')).toBeVisible();
    expect(dialog.getByLabelText('Your password')).toHaveFocus();
    await user.clear(dialog.getByLabelText('Your password'));
    await user.type(dialog.getByLabelText('Your password'), 'right{Enter}');
    await toastOf('jonas@example.lt is disabled.');
    expect(api.callsTo(`POST /api/admin/users/${JONAS}/disable`)).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(api.callsTo('GET /api/admin/users')).toHaveLength(2));
  });

  it.each([
    ['disable', 'Disable', 'Enable', { isActive: false }],
    ['grant-admin', 'Make an admin', 'Remove as admin', { isAdmin: true }],
  ])('leaves the focus on what undoes it: %s', async (name, act, opposite, change) => {
    let account = anAccount();
    const api = anAdmin([]).on('GET /api/admin/users', () => Response.json(listOf([account])));
    api.on(`POST /api/admin/users/${JONAS}/${name as 'disable'}`, () => {
      account = anAccount(change);
      return Response.json({ success: true, user: account });
    });
    const { user } = await openDetails('jonas@example.lt');
    await user.click(screen.getByRole('button', { name: act }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: act }));
    expect(await screen.findByRole('button', { name: opposite })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: opposite })).toHaveFocus();
  });

  it('leaves everything as it is when the password is not given', async () => {
    const api = anAdmin([anAccount()]).on(`POST /api/admin/users/${JONAS}/grant-admin`, askedForPassword);
    const { user } = await openDetails('jonas@example.lt');
    await user.click(screen.getByRole('button', { name: 'Make an admin' }));
    const question = within(await screen.findByRole('dialog', { name: 'Make this user an admin?' }));
    await user.click(question.getByRole('button', { name: 'Make an admin' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm it is you' })).toBeNull());
    expect(await question.findByRole('button', { name: 'Make an admin' })).toBeEnabled();
    expect(api.callsTo(`POST /api/admin/users/${JONAS}/grant-admin`)).toHaveLength(1);
  });

  it('tells why an act was refused', async () => {
    anAdmin([anAccount({ isAdmin: true, isActive: false })]).on(`POST /api/admin/users/${JONAS}/enable`, () =>
      refusal(404, { code: 'USER_NOT_FOUND', message: 'This user was not found.' }),
    );
    const { user } = await openDetails('jonas@example.lt');
    expect(screen.getByRole('button', { name: 'Remove as admin' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enable' }));
    const question = within(await screen.findByRole('dialog', { name: 'Enable this account?' }));
    await user.click(question.getByRole('button', { name: 'Enable' }));
    await toastOf('This user was not found.');
  });

  it('T-07 offers no act on one’s own account', async () => {
    anAdmin([anAccount({ ...aUser({ isAdmin: true }) })]);
    await openDetails('ona@example.lt');
    expect(screen.getByText(/This is your own account/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove as admin' })).toBeNull();
  });
});
