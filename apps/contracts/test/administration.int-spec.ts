import { randomUUID } from 'node:crypto';
import {
  countContracts,
  listContractsOfUsers,
  type AdminContractsResponse,
  type ContractAnalyticsResponse,
} from '@pactwright/protocol';
import { JobQueue, OutboxEvent } from '@pactwright/server-queue';
import { eventually, type TestActor } from '@pactwright/testing';
import { Contract } from '../src/store/contract.entity.js';
import { MarkDownloaded } from '../src/administration/mark-downloaded.js';
import { MarkPaid } from '../src/payments/mark-paid.js';
import { ContractsHarness, aGuest, aUser, anEvent } from './harness.js';

let contracts: ContractsHarness;
beforeEach(async () => {
  contracts = await ContractsHarness.start();
});
afterEach(() => contracts.stop());

const admin: TestActor = { ...aUser(), isAdmin: true };
const DAY_MS = 24 * 3_600_000;
const repository = () => contracts.database.dataSource.getRepository(Contract);
const titled = async (title: string, owner = aUser()): Promise<string> => {
  const id = await contracts.createAnswered(owner);
  await repository().update(id, { title });
  return id;
};
const analytics = async (query = ''): Promise<ContractAnalyticsResponse['data']> => {
  const { status, body } = await contracts.get(`/api/admin/contract-analytics${query}`, admin);
  expect(status).toBe(200);
  return (body as ContractAnalyticsResponse).data;
};
const found = async (query: Record<string, string>): Promise<AdminContractsResponse> => {
  const { status, body } = await contracts.get(`/api/admin/contracts?${new URLSearchParams(query)}`, admin);
  expect(status).toBe(200);
  return body as AdminContractsResponse;
};
const titles = async (search: string) => (await found({ search })).data.map(({ title }) => title);

describe('GET /api/admin/contract-analytics', () => {
  it('R-ADM-02 R-API-26 counts contracts by status and lists what was changed last, without untouched drafts', async () => {
    await contracts.create(aGuest());
    const first = await titled('First');
    const second = await contracts.createAnswered(aGuest());
    await repository().update(second, { status: 'refunded', title: null });
    await repository().update(first, { updatedAt: new Date(Date.now() - 60_000) });

    const { byStatus, recentActivity } = await analytics();
    expect(byStatus).toEqual({ in_progress: 1, refunded: 1 });
    expect(recentActivity).toEqual([
      { id: second, title: null, status: 'refunded', updatedAt: expect.any(String) },
      { id: first, title: 'First', status: 'in_progress', updatedAt: expect.any(String) },
    ]);
  });

  it('R-ADM-02 lists every day asked for, with contracts begun and paid on it', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const old = await titled('Old');
    await repository().update(old, { createdAt: new Date(Date.now() - 2 * DAY_MS) });
    const paid = await titled('Paid');
    const event = anEvent('contract.paid', { contractId: paid, paymentId: randomUUID(), testMode: true });
    await contracts.service.get<MarkPaid>(MarkPaid).handle(event);

    const { perDay } = await analytics('?days=3');
    expect(perDay).toHaveLength(3);
    expect(perDay[0]).toMatchObject({ created: 1, paid: 0 });
    expect(perDay[1]).toMatchObject({ created: 0, paid: 0 });
    expect(perDay[2]).toEqual({ day: today, created: 1, paid: 1 });
    expect((await analytics()).perDay).toHaveLength(30);
  });

  it('T-18 tells the median time from the first answer to the first download', async () => {
    expect(await analytics()).toMatchObject({ medianSecondsToDownload: null, downloaded: 0 });
    const handler = contracts.service.get<MarkDownloaded>(MarkDownloaded);
    for (const seconds of [100, 200, 900]) {
      const contractId = await titled(`After ${seconds} s`);
      const { firstAnsweredAt } = await repository().findOneByOrFail({ id: contractId });
      const at = (firstAnsweredAt?.getTime() ?? Number.NaN) + seconds * 1_000;
      await contracts.save(aUser(), contractId, {});
      for (const later of [50_000, 0, 10_000])
        await handler.handle(
          anEvent('contract.downloaded', { contractId, format: 'pdf' }, new Date(at + later)),
        );
    }
    expect(await analytics()).toMatchObject({ medianSecondsToDownload: 200, downloaded: 3 });
  });

  it('T-18 tells the median time to a contract ready to sign, whatever was downloaded before', async () => {
    expect(await analytics()).toMatchObject({ medianSecondsToReady: null, ready: 0 });
    const handler = contracts.service.get<MarkDownloaded>(MarkDownloaded);
    for (const seconds of [240, 300, 1_000]) {
      const contractId = await titled(`Ready after ${seconds} s`);
      const { firstAnsweredAt } = await repository().findOneByOrFail({ id: contractId });
      const told = (after: number, isReady?: boolean) =>
        handler.handle(
          anEvent(
            'contract.downloaded',
            { contractId, format: 'pdf', ...(isReady === undefined ? {} : { isReady }) },
            new Date((firstAnsweredAt?.getTime() ?? Number.NaN) + after * 1_000),
          ),
        );
      await told(60);
      await told(seconds, true);
      await told(seconds + 5, true);
      await told(seconds - 100, false);
    }
    expect(await analytics()).toMatchObject({
      medianSecondsToDownload: 60,
      medianSecondsToReady: 300,
      ready: 3,
    });
  });

  it('T-18 hears of downloads by the queue, and leaves a contract of unknown beginning out of the median', async () => {
    const contractId = await titled('Older than the figures');
    await repository().update(contractId, { firstAnsweredAt: null });
    const event = anEvent('contract.downloaded', { contractId, format: 'docx' });
    await contracts.service.get<JobQueue>(JobQueue).addEvent('contracts-events', event);
    await eventually(async () =>
      expect(await analytics()).toMatchObject({ medianSecondsToDownload: null, downloaded: 1 }),
    );
  });

  it('refuses a span of days that is none', async () => {
    for (const days of ['0', '366', '-1', 'x', '1.5', ''])
      expect((await contracts.get(`/api/admin/contract-analytics?days=${days}`, admin)).status).toBe(400);
  });
});

describe('GET /api/admin/contracts', () => {
  it('T-45 gives administrators titles and states, newest first, and never an answer', async () => {
    const owner = aUser();
    const older = await titled('Older', owner);
    await repository().update(older, { createdAt: new Date(Date.now() - DAY_MS) });
    const newer = await contracts.createAnswered(aGuest());
    await contracts.create(aGuest());

    const page = await found({});
    expect(page).toMatchObject({ total: 2, page: 1, pageSize: 25 });
    expect(page.data).toEqual([
      expect.objectContaining({ id: newer, ownerUserId: null }),
      {
        id: older,
        title: 'Older',
        status: 'in_progress',
        testMode: false,
        ownerUserId: owner.userId,
        owner: null,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ]);
  });

  it('T-45 names the owners by what identity knows of them now, and nobody while it cannot be asked', async () => {
    const owner = aUser();
    const ona = { id: owner.userId ?? '', email: 'ona@example.lt', name: 'Ona Onaitė' };
    await titled('Of an account', owner);
    await titled('Of a visitor', aGuest());
    const shown = async () => {
      const { data, areNamesMissing } = await found({});
      return { owners: new Map(data.map((each) => [each.title, each.owner])), areNamesMissing };
    };
    const owners = (ofAccount: typeof ona | null) =>
      new Map([
        ['Of a visitor', null],
        ['Of an account', ofAccount],
      ]);

    contracts.accounts = [ona];
    expect(await shown()).toEqual({ owners: owners(ona), areNamesMissing: false });
    contracts.accounts = [];
    expect(await shown()).toEqual({ owners: owners(null), areNamesMissing: false });
    contracts.accounts = undefined;
    expect(await shown()).toEqual({ owners: owners(null), areNamesMissing: true });
  });

  it('T-45 finds by words of the title in any case, by the id or its beginning, and by status', async () => {
    const id = await titled('Svetainės kūrimas');
    await titled('Something else');
    expect(await titles('KŪRIM')).toEqual(['Svetainės kūrimas']);
    expect(await titles(`  ${id.toUpperCase()} `)).toEqual(['Svetainės kūrimas']);
    expect(await titles(id.slice(0, 13))).toEqual(['Svetainės kūrimas']);
    expect((await found({ status: 'in_progress' })).total).toBe(2);
    expect((await found({ status: 'paid' })).total).toBe(0);
  });

  it('T-45 takes every search for words, never for a pattern or a command', async () => {
    await titled(`100% "sure" _ \\ O'Brien`);
    await titled('Plain');
    for (const search of ['100%', '"sure"', '_', '\\', "O'Brien", "'Brien"])
      expect(await titles(search)).toEqual([`100% "sure" _ \\ O'Brien`]);
    for (const search of ['%%', "' OR 1=1 --", '\\%', "'; DROP TABLE contracts; --", '<script>', '💥', '.*'])
      expect(await titles(search)).toEqual([]);
    expect(await titles('Pl\u0000ain')).toEqual(['Plain']);
    expect((await contracts.get('/api/admin/contracts?search=%ff%00', admin)).status).toBeLessThan(500);
    expect((await contracts.get('/api/admin/contracts?search=a&search=b', admin)).status).toBe(400);
    expect((await contracts.get(`/api/admin/contracts?search=${'a'.repeat(201)}`, admin)).status).toBe(400);
  });

  it('T-45 pages without gaps or repetitions and refuses pages that are none', async () => {
    for (const title of ['a', 'b', 'c', 'd', 'e']) await titled(title);
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((page) => found({ page, pageSize: '2' }).then(({ data }) => data)),
    );
    expect(pages.map((data) => data.length)).toEqual([2, 2, 1, 0]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(5);
    for (const query of [
      'page=0',
      'page=-1',
      'page=100001',
      'pageSize=0',
      'pageSize=101',
      'page=x',
      'status=gone',
    ])
      expect((await contracts.get(`/api/admin/contracts?${query}`, admin)).status).toBe(400);
    expect((await found({ page: '100000', pageSize: '100' })).data).toEqual([]);
  });
});

describe('administration', () => {
  it.each(['/api/admin/contracts', '/api/admin/contract-analytics'])(
    'T-07 keeps everybody but administrators out of %s',
    async (path) => {
      expect((await contracts.get(path, {})).status).toBe(401);
      expect((await contracts.get(path, aGuest())).status).toBe(401);
      expect((await contracts.get(path, aUser())).status).toBe(403);
    },
  );

  it('T-45 enters each reading into the audit log, and without the entry shows nothing', async () => {
    await found({ search: 'somebody@example.lt' });
    await analytics();
    const events = await contracts.database.dataSource
      .getRepository(OutboxEvent)
      .findBy({ name: 'audit.recorded' });
    expect(events.map(({ data }) => data)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'contracts.contracts.read',
          actorUserId: admin.userId,
          details: {},
        }),
        expect.objectContaining({ action: 'contracts.analytics.read', outcome: 'success' }),
      ]),
    );
    await contracts.database.dataSource.query('ALTER TABLE outbox_events RENAME TO gone');
    expect((await contracts.get('/api/admin/contracts', admin)).status).toBe(500);
    await contracts.database.dataSource.query('ALTER TABLE gone RENAME TO outbox_events');
  });

  it('R-ADM-02 R-ADM-03 tells other services how many contracts there are and the latest of each user', async () => {
    const [one, two] = [aUser(), aUser()];
    for (const title of ['a', 'b', 'c']) await titled(title, one);
    const other = await titled('d', two);
    await contracts.create(two);
    await titled('of a stranger');

    expect(await contracts.worker().call(countContracts, {})).toEqual({ contracts: 5 });
    const userIds = [one.userId ?? '', two.userId ?? '', randomUUID()];
    const listed = await contracts.worker().call(listContractsOfUsers, { userIds, perUser: 2 });
    expect(listed.contracts.filter(({ ownerUserId }) => ownerUserId === one.userId)).toHaveLength(2);
    expect(listed.contracts.filter(({ ownerUserId }) => ownerUserId === two.userId)).toEqual([
      {
        id: other,
        ownerUserId: two.userId,
        title: 'd',
        status: 'in_progress',
        updatedAt: expect.any(String),
      },
    ]);
    expect(listed.contracts).toHaveLength(3);
  });
});
