import { screen, waitFor, within } from '@testing-library/react';
import {
  AUDIT_ACTIONS,
  type AdminContract,
  type AdminPayment,
  type AdminPaymentsResponse,
  type AuditEntryView,
  type Page,
} from '@pactwright/protocol';
import { ApiStub, refusal } from '../../shared/testing/api-stub.js';
import { loseFocusWhenDisabled } from '../../shared/testing/lose-focus-when-disabled.js';
import { openApp } from '../testing/open-app.js';
import { toastOf } from '../testing/toast.js';

const SOMEBODY = '11111111-1111-4111-8111-111111111111';
const PAYMENT = '22222222-2222-4222-8222-222222222222';
const ONA = { id: SOMEBODY, email: 'ona@example.lt', name: 'Ona Onaitė' };
const AT = '2026-04-01T08:00:00.000Z';

const pageOf = <T,>(data: readonly T[]): Page<T> => ({ data, total: data.length, page: 1, pageSize: 25 });
const anAdmin = (route: 'contracts' | 'payments' | 'audit', data: readonly unknown[]) =>
  new ApiStub().signIn({ isAdmin: true }).on(`GET /api/admin/${route}`, () => Response.json(pageOf(data)));
const askedFor = (api: ApiStub, route: string) =>
  api.callsTo(`GET /api/admin/${route}`).map(({ search }) => search.toString());

/** A window wide enough for tables. */
function useDesktop() {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), {
        ...{ matches: media.includes('min-width'), media, onchange: null },
        ...{ addListener: () => undefined, removeListener: () => undefined },
      });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });
}

describe('the list of contracts', () => {
  const contract: AdminContract = {
    ...{ id: '1', title: null, status: 'pending_payment', testMode: true },
    ...{ ownerUserId: SOMEBODY, owner: ONA, createdAt: AT, updatedAt: AT },
  };

  it('T-45 tells title, status and owner, and leads to the owner', async () => {
    anAdmin('contracts', [
      contract,
      { ...contract, id: '2', title: 'Logo', ownerUserId: null, owner: null },
      { ...contract, id: '3', owner: null },
    ]);
    await openApp('/admin?tab=contracts');
    const list = within(await screen.findByRole('list', { name: 'Contracts' }));
    const [untitled, logo, left] = list.getAllByRole('listitem');
    expect(untitled).toHaveTextContent(/^Untitled ContractTest modeStatuspending payment/);
    expect(untitled).toHaveTextContent('Ownerona@example.ltOna Onaitė');
    expect(list.getByRole('link', { name: 'ona@example.lt' })).toHaveAttribute(
      'href',
      `/admin?tab=users&search=${SOMEBODY}`,
    );
    expect(logo).toHaveTextContent('OwnerGuest');
    expect(left).toHaveTextContent('OwnerDeleted account 11111111');
  });

  it('narrows the list down by words and by status, and forgets the page then', async () => {
    const api = anAdmin('contracts', [contract]);
    const { user, router } = await openApp('/admin?tab=contracts&page=2');
    await user.type(await screen.findByRole('searchbox'), 'logo{Enter}');
    await user.click(screen.getByRole('combobox', { name: /Status/ }));
    await user.click(await screen.findByRole('option', { name: 'in progress' }));
    await waitFor(() =>
      expect(askedFor(api, 'contracts').at(-1)).toBe('search=logo&status=in_progress&page=1'),
    );
    expect(router.state.location.search).toBe('?tab=contracts&search=logo&status=in_progress');
  });
});

describe('the list of payments', () => {
  useDesktop();
  const payment: AdminPayment = {
    ...{ id: PAYMENT, planType: 'one-time', status: 'confirmed', amountCents: 800, currency: 'usd' },
    ...{ testMode: false, isReply: false, contractId: null, paidAt: AT, receiptUrl: null, userId: SOMEBODY },
    ...{ refundableUntil: '2026-04-08T08:00:00.000Z', refundRefusal: null },
    ...{ payer: ONA, isForgotten: false },
  };
  const over: AdminPayment = {
    ...payment,
    ...{ id: '3', status: 'refunded', testMode: true, refundableUntil: null, refundRefusal: 'too-late' },
  };

  it('shows what was paid, in which state it is, and why it cannot be given back', async () => {
    const api = anAdmin('payments', [payment, over]);
    await openApp(`/admin?tab=payments&status=refunded&user=${SOMEBODY}`);
    const table = within(await screen.findByRole('table', { name: 'Payments' }));
    const [, first, second] = table.getAllByRole('row');
    expect(first).toHaveTextContent(/One contractPaidona@example\.ltOna Onaitė\$8\.00Refund$/);
    expect(second).toHaveTextContent(
      /RefundedTest modeona@example\.ltOna Onaitė\$8\.00The time for it is over$/,
    );
    expect(askedFor(api, 'payments')).toEqual([`status=refunded&userId=${SOMEBODY}&page=1`]);
  });

  it('says in words who has no name: a guest, a deleted account, what is nobody’s any more', async () => {
    const nameless = { ...payment, payer: null };
    anAdmin('payments', [
      nameless,
      { ...nameless, id: '4', userId: null },
      { ...nameless, id: '5', userId: null, isForgotten: true },
    ]);
    await openApp('/admin?tab=payments');
    const table = within(await screen.findByRole('table', { name: 'Payments' }));
    const [, gone, guest, forgotten] = table.getAllByRole('row');
    expect(gone).toHaveTextContent('PaidDeleted account 11111111$8.00');
    expect(guest).toHaveTextContent('PaidGuest$8.00');
    expect(forgotten).toHaveTextContent('PaidDeleted account or contract$8.00');
  });

  it('gives the ids of payers, and says so, while their names cannot be had', async () => {
    const answer: AdminPaymentsResponse = {
      ...pageOf([{ ...payment, payer: null }]),
      areNamesMissing: true,
    };
    new ApiStub().signIn({ isAdmin: true }).on('GET /api/admin/payments', () => Response.json(answer));
    await openApp('/admin?tab=payments');
    expect(await screen.findByRole('link', { name: '11111111' })).toBeVisible();
    expect(screen.getByText(/Accounts cannot be shown by name/)).toBeVisible();
  });

  it('gives money back after a question and the password, and shows the new state', async () => {
    let isConfirmed = false;
    const route = `POST /api/admin/payments/${PAYMENT}/refund` as const;
    const api = anAdmin('payments', [payment])
      .on(route, () =>
        isConfirmed
          ? Response.json({ ...payment, status: 'refund_requested' })
          : refusal(403, { code: 'PASSWORD_CONFIRMATION_NEEDED' }),
      )
      .on('POST /api/auth/confirm-password', () => {
        isConfirmed = true;
        return Response.json({ success: true, message: 'Confirmed' });
      });
    const { user } = await openApp('/admin?tab=payments');
    await user.click(await screen.findByRole('button', { name: /^Refund: payment of/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Refund $8.00?' }));
    expect(api.callsTo(route)).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
    api.on('GET /api/admin/payments', () =>
      Response.json(pageOf([{ ...payment, status: 'refund_requested', refundableUntil: null }])),
    );
    await user.type(dialog.getByLabelText('Your password'), 'secret{Enter}');
    await toastOf('The refund of $8.00 is under way.');
    expect(api.callsTo(route)).toHaveLength(2);
    expect(await screen.findByText('Refund under way')).toBeInTheDocument();
  });

  it('tells why a payment was not given back', async () => {
    anAdmin('payments', [payment]).on(`POST /api/admin/payments/${PAYMENT}/refund`, () =>
      refusal(409, { code: 'REFUND_TOO_LATE', message: 'The seven days are over.' }),
    );
    const { user } = await openApp('/admin?tab=payments');
    await user.click(await screen.findByRole('button', { name: /^Refund: payment of/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Refund $8.00?' }));
    await user.click(question.getByRole('button', { name: 'Refund' }));
    await toastOf('The seven days are over.');
  });
});

describe('the audit log', () => {
  useDesktop();
  const entry: AuditEntryView = {
    ...{ id: '1', occurredAt: AT, actorUserId: SOMEBODY, actorEmail: 'ona@example.lt' },
    ...{ action: 'identity.user.disable', subjectType: 'user', subjectId: PAYMENT, outcome: 'success' },
    ...{ requestId: 'r-1', details: { attempts: 3, reason: null } },
  };

  it('T-45 reads an entry with everything it holds', async () => {
    const nobody = { actorUserId: null, actorEmail: null };
    anAdmin('audit', [
      entry,
      { ...entry, id: '2', actorEmail: null, outcome: 'error', subjectId: null, subjectType: null },
      { ...entry, ...nobody, id: '3', requestId: null, subjectType: 'queue', subjectId: 'mails' },
      {
        ...entry,
        ...nobody,
        id: '4',
        action: 'identity.guest.ask-claim',
        subjectType: null,
        subjectId: null,
      },
    ]);
    const { user } = await openApp('/admin?tab=audit');
    const table = within(await screen.findByRole('table', { name: 'Audit log' }));
    const [, first, second, third, fourth] = table.getAllByRole('row');
    expect(first).toHaveTextContent(/^Disabling of an accountona@example\.ltAccount 22222222Done/);
    expect(second).toHaveTextContent(/Deleted account 11111111–Error/);
    expect(third).toHaveTextContent(/The systemQueue mailsDone/);
    expect(fourth).toHaveTextContent(/^Request for a code to move contractsNot signed in–Done/);
    const [more] = table.getAllByRole('button', { name: /^Details: Disabling of an account/ });
    if (more) await user.click(more);
    const facts = (await screen.findByText('attempts')).closest('dl');
    expect(facts).toHaveTextContent(`attempts3reason–Exact time${AT}Account ID${SOMEBODY}`);
    expect(facts).toHaveTextContent(`Done toAccount ${PAYMENT}Requestr-1`);
  });

  it('shows what an older release entered as it is, and what an address asks for among the choices', async () => {
    const api = anAdmin('audit', [{ ...entry, action: 'identity.user.freeze' }]);
    const { user } = await openApp('/admin?tab=audit&action=identity.user');
    const table = within(await screen.findByRole('table', { name: 'Audit log' }));
    expect(table.getByText('identity.user.freeze')).toBeVisible();
    expect(askedFor(api, 'audit')).toEqual(['action=identity.user&page=1']);
    const choice = screen.getByRole('combobox', { name: 'Action' });
    expect(choice).toHaveTextContent('identity.user');
    await user.click(choice);
    expect(screen.getAllByRole('option')).toHaveLength(AUDIT_ACTIONS.length + 2);
  });

  it('narrows the log down by action, actor, subject and days', async () => {
    const api = anAdmin('audit', [entry]);
    const { user, router } = await openApp('/admin?tab=audit');
    await user.click(await screen.findByRole('combobox', { name: 'Action' }));
    await user.click(screen.getByRole('option', { name: 'Disabling of an account' }));
    await user.type(screen.getByLabelText('Account ID'), 'Ona');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    expect(screen.getByText('This is not an account ID.')).toBeVisible();
    expect(askedFor(api, 'audit')).toEqual(['page=1']);
    await user.clear(screen.getByLabelText('Account ID'));
    await user.type(screen.getByLabelText('From'), 'Apr 1, 2026');
    await user.type(screen.getByLabelText('To'), '31.31.2026');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    expect(screen.getByText(/This is not a date we can read/)).toBeVisible();
    expect(screen.getByLabelText('To')).toHaveFocus();
    expect(askedFor(api, 'audit')).toEqual(['page=1']);
    await user.clear(screen.getByLabelText('To'));
    await user.type(screen.getByLabelText('To'), '2026-04-02');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(askedFor(api, 'audit')).toHaveLength(2));
    const asked = new URLSearchParams(askedFor(api, 'audit')[1]);
    expect(Object.fromEntries(asked)).toEqual({
      ...{ action: 'identity.user.disable', page: '1' },
      from: new Date('2026-04-01T00:00:00').toISOString(),
      to: new Date('2026-04-02T23:59:59.999').toISOString(),
    });
    await user.click(await screen.findByRole('link', { name: 'ona@example.lt' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?tab=audit&actor=${SOMEBODY}`));
    expect(screen.getByLabelText('Account ID')).toHaveValue(SOMEBODY);
  });

  it('shows the days of its filters as every date is shown, whatever the browser speaks', async () => {
    anAdmin('audit', [entry]);
    await openApp('/admin?tab=audit&from=2026-04-01');
    expect(await screen.findByLabelText('From')).toHaveValue('Apr 1, 2026');
    expect(document.querySelector('input[type=date]')).toBeNull();
  });
});

describe('the queues', () => {
  loseFocusWhenDisabled();
  useDesktop();
  const board = '/api/admin/queues';
  const queue = (name: string, over: object = {}) => ({
    ...{ name, isPaused: false, counts: { waiting: 2, active: 1, failed: 0 } },
    ...over,
  });
  const rowOf = async (name: string) =>
    within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }));

  it('tells how they stand, and leads to the board', async () => {
    const broken = queue('renders', { isPaused: true, counts: { waiting: 4, active: 0, failed: 3 } });
    new ApiStub()
      .signIn({ isAdmin: true })
      .on(`GET ${board}/api/queues`, () => Response.json({ queues: [queue('ai'), broken] }));
    await openApp('/admin?tab=queues');
    const [, ai, renders] = within(await screen.findByRole('table', { name: 'Queues' })).getAllByRole('row');
    expect(ai).toHaveTextContent(/^ai210Pause$/);
    expect(renders).toHaveTextContent(/^rendersPaused403ResumeRetry failed$/);
    expect(screen.getByRole('link', { name: 'Open the board' })).toHaveAttribute('href', board);
  });

  it('T-07 retries what failed once the password was given, and shows how the queue stands then', async () => {
    let isConfirmed = false;
    const retry = `PUT ${board}/api/queues/renders/retry/failed` as const;
    const api = new ApiStub()
      .signIn({ isAdmin: true })
      .on(`GET ${board}/api/queues`, () =>
        Response.json({ queues: [queue('renders', { counts: { waiting: 0, active: 0, failed: 3 } })] }),
      )
      .on(retry, () =>
        isConfirmed
          ? Response.json({ retried: 3, skipped: 0 })
          : refusal(403, { code: 'PASSWORD_CONFIRMATION_NEEDED' }),
      )
      .on('POST /api/auth/confirm-password', () => {
        isConfirmed = true;
        return Response.json({ success: true, message: 'Confirmed' });
      });
    const { user } = await openApp('/admin?tab=queues');
    await user.click((await rowOf('renders')).getByRole('button', { name: 'Retry failed jobs: renders' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText('Enter your password.')).toBeVisible();
    expect(dialog.getByLabelText('Your password')).toHaveFocus();
    api.on(`GET ${board}/api/queues`, () => Response.json({ queues: [queue('renders')] }));
    await user.type(dialog.getByLabelText('Your password'), 'secret{Enter}');
    await toastOf('The failed jobs of renders are tried again.');
    expect(api.callsTo(retry)).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull());
    expect(screen.getByRole('button', { name: 'Pause: renders' })).toHaveFocus();
  });

  it('leaves the focus on what ends a pause', async () => {
    let isPaused = false;
    new ApiStub()
      .signIn({ isAdmin: true })
      .on(`GET ${board}/api/queues`, () => Response.json({ queues: [queue('ai', { isPaused })] }))
      .on(`PUT ${board}/api/queues/ai/pause`, () => {
        isPaused = true;
        return Response.json({});
      });
    const { user } = await openApp('/admin?tab=queues');
    await user.click(await screen.findByRole('button', { name: 'Pause: ai' }));
    expect(await screen.findByRole('button', { name: 'Resume: ai' })).toHaveFocus();
    await toastOf('ai is paused.');
  });
});
