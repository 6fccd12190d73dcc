import { Redis } from 'ioredis';
import { ModelFlag, type QueueConnections } from '@pactwright/server-queue';
import { eventually } from '@pactwright/testing';
import { startGateway, type Harness } from './harness.js';

describe('GET /api/capabilities', () => {
  let harness: Harness;
  beforeEach(async () => {
    harness = await startGateway();
  });
  afterEach(() => harness.close());
  const ask = () => fetch(`${harness.gateway.url}/api/capabilities`);

  it('T-68 tells anybody that no model answers', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ model: false });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('T-68 tells anybody that a worker asks a model', async () => {
    const producer = new Redis(harness.redisUrl);
    const flag = new ModelFlag({ producer } as unknown as QueueConnections);
    flag.keep();
    await eventually(async () => expect(await flag.isSet()).toBe(true));
    expect(await (await ask()).json()).toEqual({ model: true });
    await flag.beforeApplicationShutdown();
    producer.disconnect();
  });
});
