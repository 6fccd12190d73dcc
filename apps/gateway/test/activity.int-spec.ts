import { Queue, type Job } from 'bullmq';
import { Redis } from 'ioredis';
import { RedisProcess, eventually, promptly } from '@pactwright/testing';
import { aBrowser, type SignedInBrowser } from './callers.js';
import { startGateway, type Harness } from './harness.js';

describe('what users do', () => {
  let harness: Harness;
  let queue: Queue;
  let redis: Redis;
  let user: SignedInBrowser;
  beforeEach(async () => {
    harness = await startGateway();
    redis = new Redis(harness.redisUrl);
    queue = new Queue('activity', { connection: redis });
    user = await aBrowser(harness);
  });
  afterEach(async () => {
    await queue.close();
    redis.disconnect();
    await harness.close();
  });
  const send = (method: string, path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${harness.gateway.url}${path}`, { method, headers: { ...user.writing, ...headers } });
  const jobs = (count: number): Promise<Job[]> =>
    eventually(async () => {
      const found = await queue.getJobs(['waiting']);
      expect(found).toHaveLength(count);
      return found;
    });

  it('T-45 R-ADM-03 is remembered by name, page and outcome', async () => {
    await send('POST', '/api/contracts', { referer: `${harness.gateway.url}/dashboard?token=secret` });
    const [job] = await jobs(1);
    expect(job?.data).toEqual({
      id: expect.any(String),
      userId: user.userId,
      action: 'contract.create',
      page: '/dashboard',
      status: 'success',
      occurredAt: expect.any(String),
    });
  });

  it('R-ADM-04 is remembered as an error when it was refused or could not be answered', async () => {
    harness.upstreams.answer = (_request, response) => response.writeHead(402).end('{}');
    await send('GET', '/api/contracts/0b0e7e0c-1f6f-4b7e-9d5b-0d8c3a5a5a5a/download/pdf');
    expect((await jobs(1))[0]?.data).toMatchObject({
      action: 'contract.download',
      status: 'error',
      page: null,
    });
    await harness.upstreams.stop();
    expect((await send('PUT', '/api/user/profile')).status).toBe(503);
    expect((await jobs(2)).map(({ data }) => (data as { action: string }).action).sort()).toEqual([
      'contract.download',
      'profile.update',
    ]);
  });

  it.each([
    ['another site', 'https://evil.example/page'],
    ['nothing that is an address', 'javascript:alert(1)'],
    ['garbage', '%%%'],
  ])('T-45 names no page when the call says that it came from %s', async (_, referer) => {
    await send('POST', '/api/payment', { referer });
    expect((await jobs(1))[0]?.data).toMatchObject({ action: 'payment.start', page: null });
  });

  it('T-45 is not remembered of visitors, nor of reading', async () => {
    await fetch(`${harness.gateway.url}/api/contracts`, { method: 'POST' });
    await send('GET', '/api/contracts');
    await send('POST', '/api/wizard-steps/save');
    await send('POST', '/api/payment');
    await jobs(1);
  });

  it('T-07 is entered into the audit log when they try what only administrators may', async () => {
    harness.upstreams.answer = (_request, response) => response.writeHead(403).end('{}');
    await send('GET', '/api/admin/users');
    await send('POST', '/api/wizard-fields');
    await send('GET', '/api/admin/overview');
    await send('PUT', '/api/user/profile');
    const administrator = await aBrowser(harness, { isAdmin: true });
    await fetch(`${harness.gateway.url}/api/admin/users`, { headers: administrator.headers });
    const entries = new Queue('identity-events', { connection: redis });
    await eventually(async () => {
      const found = (await entries.getJobs(['waiting'])).map(({ data }: Job<{ data: unknown }>) => data.data);
      const denied = (service: string) =>
        expect.objectContaining({
          action: 'gateway.administration.denied',
          actorUserId: user.userId,
          subjectId: service,
          outcome: 'error',
        });
      expect(found).toHaveLength(3);
      expect(found).toEqual(
        expect.arrayContaining([denied('identity'), denied('wizard-config'), denied('gateway')]),
      );
    });
    await entries.close();
  });

  it('T-45 shows in when they were seen last, written once a minute', async () => {
    const before = Date.now();
    await send('GET', '/api/contracts');
    const score = await eventually(async () => {
      const seen = Number(await redis.zscore('seen', user.userId));
      expect(seen).toBeGreaterThanOrEqual(before);
      return seen;
    });
    for (let time = 0; time < 3; time += 1) await send('GET', '/api/contracts');
    expect(Number(await redis.zscore('seen', user.userId))).toBe(score);
    await fetch(`${harness.gateway.url}/api/contracts`);
    expect(await redis.zcard('seen')).toBe(1);
  });
});

describe('what users do while the queue is down', () => {
  it('T-45 delays and fails nothing', async () => {
    const queueRedis = await RedisProcess.start();
    const harness = await startGateway({ REDIS_QUEUE_URL: queueRedis.url });
    try {
      const user = await aBrowser(harness);
      await queueRedis.kill();
      const call = () =>
        fetch(`${harness.gateway.url}/api/payment`, { method: 'POST', headers: user.writing });
      await promptly(2_000, async () => {
        const answers = await Promise.all(Array.from({ length: 50 }, call));
        expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
      });
      expect((await fetch(`${harness.gateway.url}/readyz`)).status).toBe(200);
    } finally {
      await harness.close();
      await queueRedis.remove();
    }
  });
});
