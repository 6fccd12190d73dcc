import { Queue, Worker, type Job } from 'bullmq';
import { Redis } from 'ioredis';
import { eventually } from '@pactwright/testing';
import { aBrowser, type SignedInBrowser } from './callers.js';
import { startGateway, type Harness } from './harness.js';

const BOARD = '/api/admin/queues';

describe(BOARD, () => {
  let harness: Harness;
  let redis: Redis;
  let renders: Queue;
  let events: Queue;
  let admin: SignedInBrowser;
  beforeEach(async () => {
    harness = await startGateway();
    redis = new Redis(harness.redisUrl, { maxRetriesPerRequest: null });
    renders = new Queue('renders', { connection: redis });
    events = new Queue('identity-events', { connection: redis });
    admin = await aBrowser(harness, { isAdmin: true, isConfirmed: true });
  });
  afterEach(async () => {
    await Promise.all([renders.close(), events.close()]);
    redis.disconnect();
    await harness.close();
  });

  const get = (path: string, { headers }: Pick<SignedInBrowser, 'headers'> = admin): Promise<Response> =>
    fetch(`${harness.gateway.url}${BOARD}${path}`, { headers });
  const act = (
    path: string,
    { writing }: Pick<SignedInBrowser, 'writing'> = admin,
    method = 'PUT',
  ): Promise<Response> =>
    fetch(`${harness.gateway.url}${BOARD}/api/queues${path}`, { method, headers: writing });
  const audited = async (): Promise<Record<string, unknown>[]> =>
    (await events.getJobs(['waiting'])).map(({ data }: Job<{ data: Record<string, unknown> }>) => data.data);

  /** A job that was tried and given up. */
  async function aFailedJob(data: object = {}): Promise<string> {
    const job = await renders.add('render-contract', data);
    const worker = new Worker('renders', () => Promise.reject(new Error('no converter')), {
      connection: redis,
    });
    await eventually(async () => expect(await job.getState()).toBe('failed'));
    await worker.close();
    return job.id ?? '';
  }

  it('T-07 shows nothing to anybody but administrators, not even its scripts', async () => {
    const user = await aBrowser(harness);
    const id = await aFailedJob();
    const script = /src="(static\/js\/main[^"]+)"/.exec(await (await get('/')).text())?.[1] ?? '';
    for (const path of ['', '/', `/${script}`, '/api/queues', '/queue/renders', `/queue/renders/${id}`]) {
      expect((await get(path)).status).toBe(200);
      expect((await get(path, { headers: {} })).status).toBe(401);
      expect((await get(path, user)).status).toBe(403);
    }
    expect((await act('/renders/retry/failed', { writing: {} })).status).toBe(401);
    expect((await act('/renders/retry/failed', user)).status).toBe(403);
    await eventually(async () =>
      expect(new Set((await audited()).map(({ action }) => action))).toEqual(
        new Set(['gateway.administration.denied']),
      ),
    );
  });

  it.each([
    ['half of a character', '{"text":"\\ud800"}', 'application/json', 400, 'VALIDATION_FAILED'],
    [
      'what is nested too deep',
      `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
      'application/json',
      400,
      'VALIDATION_FAILED',
    ],
    ['a type that is none', '{}', 'a\u00ed', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('R26 refuses %s instead of failing', async (_name, body, type, status, code) => {
    const answer = await fetch(`${harness.gateway.url}${BOARD}/api/queues/renders/pause`, {
      method: 'PUT',
      headers: { ...admin.writing, 'content-type': type },
      body,
    });
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ code })]);
    expect(await renders.isPaused()).toBe(false);
  });

  it.each([
    ['NUL', 'a%00b'],
    ['hundreds of marks', `a${'%CC%81'.repeat(300)}`],
  ])('R26 has no file with %s in its name', async (_name, name) => {
    const answer = await get(`/static/${name}`);
    expect(await answer.json()).toMatchObject({ code: 'ROUTE_NOT_FOUND' });
    expect(answer.status).toBe(404);
  });

  it('lists every queue of the product, and loads nothing from elsewhere', async () => {
    const page = await get('/');
    const html = await page.text();
    expect(html).not.toMatch(/(href|src)="https?:/);
    expect(html).toMatch(/rel="[^"]*icon"[^>]*href="\/favicon\.svg"/);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe-eval');
    /* Its pages name where their files are; without this they find them on the first one only. */
    expect(page.headers.get('content-security-policy')).toContain("base-uri 'self'");
    const { queues } = (await (await get('/api/queues')).json()) as { queues: { name: string }[] };
    expect(queues.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'contracts-events',
        'documents-events',
        'billing-events',
        'identity-events',
        'renders',
        'ai',
      ]),
    );
  });

  it('retries failed jobs for an administrator who confirmed the password, and enters it into the audit log', async () => {
    const id = await aFailedJob();
    expect((await act('/renders/retry/failed')).status).toBe(200);
    expect(await (await renders.getJob(id))?.getState()).toBe('waiting');
    expect(await audited()).toEqual([
      expect.objectContaining({
        action: 'gateway.queue.retry-all',
        actorUserId: admin.userId,
        subjectType: 'queue',
        subjectId: 'renders',
        outcome: 'success',
        requestId: expect.any(String),
      }),
    ]);
  });

  it('enters an act that failed as such, too', async () => {
    expect((await act('/nowhere/retry/failed')).status).toBe(404);
    await eventually(async () =>
      expect((await audited()).map(({ outcome }) => outcome).sort()).toEqual(['error', 'success']),
    );
  });

  it('pauses and resumes a queue, each time audited, and tells in which state it is', async () => {
    const state = async () => {
      const { queues } = (await (await get('/api/queues')).json()) as {
        queues: { name: string; isPaused: boolean; counts: Record<string, number> }[];
      };
      return queues.find(({ name }) => name === 'renders');
    };
    expect((await act('/renders/pause')).status).toBe(200);
    expect(await state()).toMatchObject({ isPaused: true, counts: { waiting: 0, active: 0, failed: 0 } });
    expect((await act('/renders/resume')).status).toBe(200);
    expect(await state()).toMatchObject({ isPaused: false });
    expect((await audited()).map(({ action }) => action).sort()).toEqual([
      'gateway.queue.pause',
      'gateway.queue.resume',
    ]);
  });

  it('offers no act on the board itself, and refuses writes without a confirmed password or their anti-forgery token', async () => {
    const unconfirmed = await aBrowser(harness, { isAdmin: true });
    const id = await aFailedJob();
    const readOnly = async (browser: SignedInBrowser) => {
      const { queues } = (await (await get('/api/queues', browser)).json()) as {
        queues: { readOnlyMode: boolean }[];
      };
      return new Set(queues.map(({ readOnlyMode }) => readOnlyMode));
    };
    expect(await readOnly(unconfirmed)).toEqual(new Set([true]));
    expect(await readOnly(admin)).toEqual(new Set([true]));

    const refused = await act('/renders/retry/failed', unconfirmed);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'PASSWORD_CONFIRMATION_NEEDED' });
    const { 'x-xsrf-token': _, ...forged } = admin.writing;
    expect((await act('/renders/retry/failed', { writing: forged })).status).toBe(403);
    const elsewhere = { ...admin.writing, origin: 'https://evil.example' };
    expect((await act('/renders/retry/failed', { writing: elsewhere })).status).toBe(403);
    expect(await (await renders.getJob(id))?.getState()).toBe('failed');
    expect(await audited()).toEqual([]);
  });

  it.each([
    ['PUT', '/renders/obliterate'],
    ['PUT', '/renders/empty'],
    ['PUT', '/renders/clean/failed'],
    ['PUT', '/pause'],
    ['PUT', '/renders/promote'],
    ['PUT', '/renders/%ID/retry'],
    ['PUT', '/renders/%ID/promote'],
    ['POST', '/renders/add'],
    ['PUT', '/renders/%ID/clean'],
    ['PATCH', '/renders/%ID/update-data'],
    ['PATCH', '/renders/%ID/priority'],
    ['PUT', '/renders/%ID/%65mpty'],
  ])('adds, changes and deletes nothing: %s %s', async (method, path) => {
    const id = await aFailedJob({ renderId: 'kept' });
    const answer = await act(path.replace('%ID', id), admin, method);
    expect([404, 405]).toContain(answer.status);
    expect(await renders.getFailedCount()).toBe(1);
    expect((await renders.getJob(id))?.data).toEqual({ renderId: 'kept' });
    expect(await renders.isPaused()).toBe(false);
    expect(await audited()).toEqual([]);
  });

  it('T-45 shows ids and states of what a job carries, never an address, a name or a token', async () => {
    const contractId = '0b0e7e0c-1f6f-4b7e-9d5b-0d8c3a5a5a5a';
    const token = 'Zm9yZ290dGVuLXBhc3N3b3JkLXRva2VuLW9mLTQzLWNo';
    const id = await aFailedJob({
      contractId,
      format: 'pdf',
      to: 'ona@example.lt',
      deep: [{ token, name: 'Ona Onaitė' }],
    });
    const body = await (await get(`/api/queues/renders/${id}`)).text();
    expect(body).toContain(contractId);
    expect(body).toContain('pdf');
    for (const secret of ['ona@example.lt', token, 'Onaitė']) expect(body).not.toContain(secret);
    const list = await (
      await get('/api/queues?activeQueue=renders&status=failed&page=1&jobsPerPage=10')
    ).text();
    expect(list).toContain(contractId);
    for (const secret of ['ona@example.lt', token, 'Onaitė']) expect(list).not.toContain(secret);
  });
});
