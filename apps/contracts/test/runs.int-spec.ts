import type { AnalyzeResponse } from '@pactwright/protocol';
import { Run } from '@pactwright/server-runs';
import { RedisProcess, asActor, eventually, promptly } from '@pactwright/testing';
import { ClaimGuest } from '../src/claims/claim-guest.js';
import { SUGGESTION, ANALYZE, later, engine, question, runIdOf, suggested, workerOf } from './asking.js';
import { ContractsHarness, aGuest, aUser, anEvent, nobody } from './harness.js';

let contracts: ContractsHarness;
beforeAll(async () => {
  contracts = await ContractsHarness.start();
});
afterAll(() => contracts.stop());

const { inputOf, work } = workerOf(() => contracts);

describe('a run that was answered 202', () => {
  it('is told where it stands and what it answered, to its owner alone', async () => {
    const guest = aGuest();
    const runId = runIdOf(await contracts.post(SUGGESTION, guest, question(), later));
    const path = `/api/runs/${runId}`;
    expect((await contracts.get(path, guest)).body).toEqual({ runId, status: 'queued', result: null });
    await work(runId, suggested('Done.'));
    const result = { suggestion: 'Done.', engine };
    expect((await contracts.get(path, guest)).body).toEqual({ runId, status: 'done', result });
    for (const stranger of [aGuest(), aUser(), nobody]) {
      for (const each of [path, `${path}/events`]) {
        const response = await contracts.get(each, stranger);
        expect([response.status, response.body.code]).toEqual([404, 'RUN_NOT_FOUND']);
      }
    }
    expect((await contracts.get('/api/runs/none', guest)).body.code).toBe('RUN_NOT_FOUND');
  });

  it('T-05 goes to the user that the guest turns out to be', async () => {
    const guest = aGuest();
    const user = aUser();
    const runId = runIdOf(await contracts.post(SUGGESTION, guest, question(), later));
    const claimed = { guestId: guest.guestId ?? '', userId: user.userId ?? '' };
    await contracts.service.get<ClaimGuest>(ClaimGuest).handle(anEvent('user.claimed-guest', claimed));
    expect((await contracts.get(`/api/runs/${runId}`, user)).body).toMatchObject({ status: 'queued' });
    expect((await contracts.get(`/api/runs/${runId}`, guest)).status).toBe(404);
  });

  it('says in the language of the caller that it has failed', async () => {
    const guest = aGuest();
    const runId = runIdOf(await contracts.post(SUGGESTION, guest, question(), later));
    await work(runId, { status: 'failed' });
    expect((await contracts.get(`/api/runs/${runId}`, { ...guest, language: 'lt' })).body).toEqual({
      runId,
      status: 'failed',
      result: null,
      message: 'Šiuo metu nepavyko parengti atsakymo. Bandykite dar kartą.',
    });
  });

  it('sends each change as an event and ends with the last', async () => {
    const guest = aGuest();
    const runId = runIdOf(await contracts.post(SUGGESTION, guest, question(), later));
    const response = await fetch(`${contracts.service.url}/api/runs/${runId}/events`, {
      headers: asActor('contracts', guest),
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const statuses: unknown[] = [];
    for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      for (const [, data = ''] of text.matchAll(/^data: (.*)$/gm)) {
        const { status } = JSON.parse(data) as { status: string };
        if (statuses.push(status) === 1) await inputOf(runId);
        else if (status === 'running') await work(runId, suggested('Done.'));
      }
    }
    expect(statuses).toEqual(['queued', 'running', 'done']);
  });

  it('ends the events of a process that stops, and answers whoever still waits', async () => {
    const own = await ContractsHarness.start();
    const guest = aGuest();
    const asking = own.post(SUGGESTION, guest, question());
    const runs = own.database.dataSource.getRepository(Run);
    const { id } = await eventually(() => runs.findOneByOrFail({ status: 'queued' }));
    const events = await fetch(`${own.service.url}/api/runs/${id}/events`, {
      headers: asActor('contracts', guest),
    });
    const began = Date.now();
    await own.stop();
    expect((await asking).body).toEqual({ runId: id, retryAfter: expect.any(Number) });
    expect(await events.text()).toContain('queued');
    expect(Date.now() - began).toBeLessThan(5_000);
  });
});

describe('without ai-worker', () => {
  it('R-WIZ-25 R-SUM-05 gives the built-in answer and says that it is one', async () => {
    const own = await ContractsHarness.start({ limits: { queuedPatienceMs: 100, sweepMs: 50 } });
    try {
      const currentFormData = { freelance_type: 'Web development', scope_of_work: 'A shop' };
      const suggestion = await own.post(SUGGESTION, aGuest(), question({ currentFormData }));
      expect(suggestion.status).toBe(200);
      expect(suggestion.body).toMatchObject({
        suggestion: expect.stringMatching(/\w{3}/),
        engine: { name: 'built-in', model: null, fallback: 'unavailable' },
      });
      const analysis = await own.post(ANALYZE, aGuest(), { formData: currentFormData });
      expect(analysis.status).toBe(200);
      expect((analysis.body as AnalyzeResponse).details.length).toBeGreaterThan(0);
      expect(analysis.body).toMatchObject({ engine: { fallback: 'unavailable' } });
    } finally {
      await own.stop();
    }
  });

  it('gives the built-in answer at once when Redis is gone too', async () => {
    const redis = await RedisProcess.start();
    const own = await ContractsHarness.start({ redisUrl: redis.url });
    try {
      await redis.kill();
      const response = await promptly(4_000, () =>
        own.post(ANALYZE, aGuest(), { formData: { scope_of_work: 'A shop' } }),
      );
      expect([response.status, response.body.engine?.fallback]).toEqual([200, 'unavailable']);
    } finally {
      await own.stop();
      await redis.remove();
    }
  });
});
