import { randomUUID } from 'node:crypto';
import type http from 'node:http';
import type { ErrorBody } from '@pactwright/protocol';
import { eventually } from '@pactwright/testing';
import { startGateway } from './harness.js';

describe('how much is let through', () => {
  it('counts calls by caller and says when to come again', async () => {
    const narrow = await startGateway({ RATE_LIMIT_ADDRESS_PER_MINUTE: '3' });
    try {
      const statuses = [];
      for (let call = 0; call < 5; call += 1)
        statuses.push((await fetch(`${narrow.gateway.url}/api/contracts`)).status);
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
      const refused = await fetch(`${narrow.gateway.url}/api/contracts`);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await narrow.close();
    }
  });

  it('counts suggestions and analyses together, by caller and apart from other calls', async () => {
    const narrow = await startGateway({ RATE_LIMIT_ADVICE_PER_MINUTE: '3' });
    try {
      const advice = ['suggestion', 'analyze'].map((name) => `/api/contracts/${name}`);
      const guest = (letter: string) => ({ cookie: `guest=${letter.repeat(43)}` });
      const call = async (path: string, headers: Record<string, string>, method = 'POST') =>
        (await fetch(`${narrow.gateway.url}${path}`, { method, headers })).status;
      const statuses = [];
      for (let at = 0; at < 5; at += 1) statuses.push(await call(advice[at % 2] ?? '', guest('g')));
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
      expect(await call('/api/contracts/suggestion', guest('h'))).toBe(200);
      expect(await call('/api/contracts/save-progress', guest('g'))).toBe(200);
      expect(await call('/api/runs/1', guest('g'), 'GET')).toBe(200);
    } finally {
      await narrow.close();
    }
  });

  it('D5 counts what is accepted: one caller’s refused calls block nobody at the address, up to a wider limit', async () => {
    const narrow = await startGateway({
      RATE_LIMIT_ADDRESS_ADVICE_PER_MINUTE: '2',
      RATE_LIMIT_ADVICE_PER_MINUTE: '2',
      RATE_LIMIT_ADDRESS_UPLOADS_PER_MINUTE: '2',
      RATE_LIMIT_VISITOR_UPLOADS_PER_HOUR: '2',
      RATE_LIMIT_ADDRESS_REFUSED_PER_MINUTE: '12',
    });
    const call = async (path: string, cookie: string) => {
      const { status } = await fetch(`${narrow.gateway.url}${path}`, { method: 'POST', headers: { cookie } });
      return status;
    };
    const guest = (letter: string) => `guest=${letter.repeat(43)}`;
    const refusing = (response: http.ServerResponse) => response.writeHead(400).end('{}');
    try {
      for (const path of ['/api/contracts/suggestion', '/api/analyze/upload']) {
        narrow.upstreams.answer = (_request, response) => refusing(response);
        for (let round = 0; round < 5; round += 1)
          await eventually(async () => expect(await call(path, guest('a'))).toBe(400));
        narrow.upstreams.forget();
        await eventually(async () => expect(await call(path, guest('b'))).toBe(200));
      }
      narrow.upstreams.answer = (_request, response) => refusing(response);
      await eventually(async () => expect(await call('/api/contracts/suggestion', guest('c'))).toBe(429));
    } finally {
      await narrow.close();
    }
  });

  it('T-48 T-51 counts by address, too, whoever comes without a cookie or with another each time', async () => {
    const narrow = await startGateway({
      RATE_LIMIT_ADVICE_PER_MINUTE: '2',
      RATE_LIMIT_UPLOADS_PER_MINUTE: '2',
      RATE_LIMIT_ADDRESS_ADVICE_PER_MINUTE: '4',
      RATE_LIMIT_ADDRESS_UPLOADS_PER_MINUTE: '4',
    });
    try {
      for (const path of ['/api/contracts/suggestion', '/api/analyze/upload']) {
        const call = async (cookie?: string) =>
          (await fetch(`${narrow.gateway.url}${path}`, { method: 'POST', headers: cookie ? { cookie } : {} }))
            .status;
        const guest = `guest=${'a'.repeat(43)}`;
        expect([await call(guest), await call(guest), await call(guest)]).toEqual([200, 200, 429]);
        expect([await call(), await call()]).toEqual([200, 429]);
        expect(await call(`guest=${'b'.repeat(43)}`)).toBe(429);
        /* A session that somebody made up is none. */
        expect(await call(`sid=${'x'.repeat(43)}`)).toBe(429);
      }
    } finally {
      await narrow.close();
    }
  });

  it('T-48 counts uploads by caller, and those of visitors by address over an hour', async () => {
    const narrow = await startGateway({
      RATE_LIMIT_UPLOADS_PER_MINUTE: '2',
      RATE_LIMIT_VISITOR_UPLOADS_PER_HOUR: '4',
    });
    try {
      const upload = async (cookie: string) =>
        fetch(`${narrow.gateway.url}/api/analyze/upload`, { method: 'POST', headers: { cookie } });
      const guest = (letter: string) => `guest=${letter.repeat(43)}`;
      const { token } = await narrow.sessions.create({
        userId: randomUUID(),
        isAdmin: false,
        preferredLanguage: null,
      });
      const statuses = [];
      for (const letter of ['a', 'a', 'a', 'b', 'c']) statuses.push((await upload(guest(letter))).status);
      expect(statuses).toEqual([200, 200, 429, 200, 429]);
      const refused = await upload(guest('d'));
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
      expect(await refused.json()).toMatchObject({
        code: 'TOO_MANY_CHECKS',
        message: 'The hourly limit of contract checks is reached. The next one is possible in 15 min.',
      });
      expect((await upload(`sid=${token}`)).status).toBe(200);
      /* A session that somebody made up is none: they are the visitors that they were. */
      expect((await upload(`sid=${'x'.repeat(43)}`)).status).toBe(429);
    } finally {
      await narrow.close();
    }
  });

  it('T-48 counts Word files of what was checked apart from checks, by caller and those of visitors over an hour', async () => {
    const narrow = await startGateway({
      RATE_LIMIT_FILES_PER_MINUTE: '2',
      RATE_LIMIT_VISITOR_UPLOADS_PER_HOUR: '1',
      RATE_LIMIT_VISITOR_FILES_PER_HOUR: '4',
    });
    try {
      const post = async (path: string, letter: string) =>
        fetch(`${narrow.gateway.url}/api/analyze/${path}`, {
          method: 'POST',
          headers: { cookie: `guest=${letter.repeat(43)}` },
        });
      const run = `runs/${randomUUID()}`;
      expect((await post('upload', 'a')).status).toBe(200);
      expect((await post('upload', 'a')).status).toBe(429);
      const statuses = [];
      for (const [what, letter] of [
        ['redline', 'a'],
        ['compared', 'a'],
        ['sheet', 'a'],
        ['sheet', 'b'],
      ] as const)
        statuses.push((await post(`${run}/${what}`, letter)).status);
      expect(statuses).toEqual([200, 200, 429, 200]);
      expect(await (await post(`${run}/compared`, 'c')).json()).toMatchObject({
        code: 'TOO_MANY_FILES',
        message: 'The hourly limit of Word files is reached. The next one can be made in 15 min.',
      });
    } finally {
      await narrow.close();
    }
  });

  it('T-32 counts statements of withdrawal by address over an hour, and nothing else with them', async () => {
    const narrow = await startGateway({ RATE_LIMIT_STATEMENTS_PER_HOUR: '2' });
    try {
      const withdraw = async (letter: string) =>
        fetch(`${narrow.gateway.url}/api/billing/withdrawals`, {
          method: 'POST',
          headers: { cookie: `guest=${letter.repeat(43)}` },
        });
      const statuses = [];
      for (const letter of ['a', 'b', 'c']) statuses.push((await withdraw(letter)).status);
      expect(statuses).toEqual([200, 200, 429]);
      expect(await (await withdraw('d')).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      expect((await fetch(`${narrow.gateway.url}/api/billing/purchases`)).status).toBe(200);
    } finally {
      await narrow.close();
    }
  });

  it('R19 tells sign-ins to come again while many are under way, and answers everything else', async () => {
    const small = await startGateway({ SIGN_INS_AT_ONCE: '2' });
    const waiting: http.ServerResponse[] = [];
    small.upstreams.answer = (request, response) => {
      if (request.url?.includes('log')) waiting.push(response);
      else response.end('{}');
    };
    const post = (path: string) => fetch(`${small.gateway.url}${path}`, { method: 'POST' });
    const underWay = [post('/api/auth/login'), post('/api/login')];
    await eventually(() => expect(waiting).toHaveLength(2));
    const third = await post('/api/auth/register');
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '2']);
    expect(((await third.json()) as ErrorBody).code).toBe('TOO_MANY_REQUESTS');
    expect((await fetch(`${small.gateway.url}/api/wizard-steps`)).status).toBe(200);
    for (const response of waiting) response.end('{}');
    for (const answer of await Promise.all(underWay)) expect(answer.status).toBe(200);
    await eventually(async () => expect((await post('/api/auth/register')).status).toBe(200));
    await small.close();
  });
});
