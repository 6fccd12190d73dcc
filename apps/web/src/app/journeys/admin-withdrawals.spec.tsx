import { screen, within } from '@testing-library/react';
import type { AdminWithdrawal } from '@pactwright/protocol';
import { ApiStub, refusal } from '../../shared/testing/api-stub.js';
import { openApp } from '../testing/open-app.js';

const LIST = 'GET /api/admin/withdrawals';
const ID = '22222222-2222-4222-8222-222222222222';
const ANSWERED = `POST /api/admin/withdrawals/${ID}/answered` as const;

const open: AdminWithdrawal = {
  ...{ id: ID, number: 'W-20260401-22222222', state: 'open', receivedAt: '2026-04-01T08:00:00.000Z' },
  ...{ answeredAt: null, name: 'Ona Onaitė', email: 'ona@example.lt', purchase: 'A contract of March' },
  ...{ userId: null, account: null, isForgotten: false, payment: null },
};
const recognised: AdminWithdrawal = {
  ...open,
  ...{ id: '33333333-3333-4333-8333-333333333333', number: 'W-20260401-33333333' },
  ...{ userId: ID, account: { id: ID, email: 'o.onaite@example.lt', name: null } },
  payment: { id: ID, planType: 'one-time', status: 'refunded', paidAt: '2026-03-31T08:00:00.000Z' },
};
const forgotten: AdminWithdrawal = {
  ...open,
  ...{ id: '44444444-4444-4444-8444-444444444444', number: 'W-20260401-44444444', state: 'answered' },
  ...{ answeredAt: '2026-04-02T08:00:00.000Z', name: null, email: null, purchase: null },
  isForgotten: true,
};
const listing = (data: readonly AdminWithdrawal[]) =>
  new ApiStub()
    .signIn({ isAdmin: true })
    .on(LIST, () =>
      Response.json({ data, areNamesMissing: false, total: data.length, page: 1, pageSize: 25 }),
    );

describe('the list of withdrawals', () => {
  it('T-32 R-LEGAL-05 tells who withdraws from what, how to answer, and how the recognised payment stands', async () => {
    listing([open, recognised, forgotten]);
    await openApp('/admin?tab=withdrawals');
    const [first, second, third] = within(
      await screen.findByRole('list', { name: 'Withdrawals' }),
    ).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Ona Onaitė.*AccountGuest.*A contract of March.*Not recognised/);
    expect(within(first as HTMLElement).getByRole('link', { name: 'ona@example.lt' })).toHaveAttribute(
      'href',
      'mailto:ona%40example.lt?subject=W-20260401-22222222',
    );
    expect(second).toHaveTextContent(/Accounto\.onaite@example\.ltPurchase/);
    expect(second).toHaveTextContent('Recognised: One contract, Mar 31, 2026, Refunded');
    expect(third).toHaveTextContent(/Account deleted.*AccountAccount deleted.*Answered on Apr 2, 2026/);
  });

  it('T-32 marks a statement as answered, and narrows the list down to what is open', async () => {
    const api = listing([open]);
    api.on(ANSWERED, () => {
      const answered: AdminWithdrawal = {
        ...open,
        state: 'answered',
        answeredAt: '2026-04-02T08:00:00.000Z',
      };
      api.on(LIST, () =>
        Response.json({ data: [answered], areNamesMissing: false, total: 1, page: 1, pageSize: 25 }),
      );
      return Response.json(answered);
    });
    const { user } = await openApp('/admin?tab=withdrawals&state=open');
    await user.click(await screen.findByRole('button', { name: 'Mark as answered: W-20260401-22222222' }));
    expect(await screen.findByText('W-20260401-22222222 is marked as answered.')).toBeVisible();
    expect(api.callsTo(ANSWERED)).toHaveLength(1);
    expect(await screen.findByText('Answered on Apr 2, 2026')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(api.callsTo(LIST)[0]?.search.toString()).toBe('state=open&page=1');
  });

  it('T-32 says why it could not be marked', async () => {
    listing([open]).on(ANSWERED, () => refusal(404, { message: 'This withdrawal was not found.' }));
    const { user } = await openApp('/admin?tab=withdrawals');
    await user.click(await screen.findByRole('button', { name: /^Mark as answered/ }));
    expect(await screen.findByText('This withdrawal was not found.')).toBeVisible();
  });
});
