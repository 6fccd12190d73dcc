import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { asActor, eventually, startTestService, testRedisUrl, type TestService } from '@pactwright/testing';
import { AppModule } from '../src/app.module.js';

describe('ai-worker', () => {
  let service: TestService;
  let redisUrl: string;
  beforeAll(async () => {
    redisUrl = await testRedisUrl();
    const module = AppModule.forRoot({ REDIS_QUEUE_URL: redisUrl });
    service = await startTestService({ name: 'ai-worker', module, rpc: false });
  });
  afterAll(() => service.close());

  it('is ready when its queue answers, and is measured', async () => {
    expect(await (await fetch(`${service.url}/readyz`)).json()).toEqual({ ready: true, failing: [] });
    expect(await (await fetch(`${service.url}/metrics`)).text()).toContain('queue_wait_seconds');
  });

  it('has no public address', async () => {
    const answer = await fetch(`${service.url}/api/ai`, { headers: asActor('ai-worker') });
    expect(answer.status).toBe(404);
  });

  it('consumes its queue and keeps as failed what it does not know', async () => {
    const redis = new Redis(redisUrl, { maxRetriesPerRequest: null });
    const queue = new Queue('ai', { connection: redis });
    await queue.add('unknown', {}, { jobId: 'unknown-job', attempts: 3 });
    await eventually(async () => {
      const job = await queue.getJob('unknown-job');
      expect(job?.failedReason).toBe('nobody handles unknown');
      expect(job?.attemptsMade).toBe(1);
    });
    await queue.close();
    redis.disconnect();
  });
});
