import type { ErrorBody } from '@pactwright/protocol';
import type { TestService } from '@pactwright/testing';
import { aBrowser } from './callers.js';
import { startFakeContracts, startFakeIdentity } from './fake-services.js';
import { startGateway, type Harness } from './harness.js';

describe('GET /api/admin/overview', () => {
  let identity: TestService;
  let contracts: TestService;
  let harness: Harness;
  beforeAll(async () => {
    [identity, contracts] = await Promise.all([startFakeIdentity(), startFakeContracts()]);
    harness = await startGateway({
      IDENTITY_RPC: `127.0.0.1:${identity.rpcPort}`,
      CONTRACTS_RPC: `127.0.0.1:${contracts.rpcPort}`,
    });
  });
  afterAll(async () => {
    await harness.close();
    await identity.close();
  });
  const get = (headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${harness.gateway.url}/api/admin/overview`, { headers });

  it('R-ADM-02 R-API-24 tells an administrator how many users and contracts there are', async () => {
    const { headers } = await aBrowser(harness, { isAdmin: true });
    const answer = await get(headers);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ data: { users: 12, contracts: 34, online: 3 } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('T-07 answers 401 to visitors and 403 to everybody else, in their language', async () => {
    const visitor = await get();
    expect(visitor.status).toBe(401);
    expect(await visitor.json()).toMatchObject({ success: false, code: 'NOT_SIGNED_IN' });
    const { headers } = await aBrowser(harness);
    const user = await get({ ...headers, 'accept-language': 'lt' });
    expect(user.status).toBe(403);
    const body = (await user.json()) as ErrorBody;
    expect(body).toMatchObject({ code: 'ADMIN_ONLY', message: 'Tai gali daryti tik administratoriai.' });
    expect(body.requestId).toBe(user.headers.get('x-request-id'));
    expect((await get({ cookie: `sid=${'a'.repeat(43)}` })).status).toBe(401);
  });

  it('R-API-24 has no half answer: 503 with a code while one of the two is down', async () => {
    const { headers } = await aBrowser(harness, { isAdmin: true });
    await contracts.close();
    const answer = await get(headers);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).not.toBeNull();
    expect(await answer.json()).toMatchObject({ success: false, code: 'SERVICE_UNAVAILABLE' });
  });
});
