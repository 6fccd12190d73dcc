import { randomBytes, randomUUID } from 'node:crypto';
import { expect, request, test, type APIRequestContext } from '@playwright/test';
import { CALLERS, aGuest, aUser, anAdmin, type Caller, type Known } from './callers.js';
import { guardedRoutes, notedRoutes } from './noted-routes.js';
import { ACCESS, type Row } from './table.js';

/** Whose thing the address names, as the caller sees it. */
const TARGETS = ['own', 'foreign', 'unknown'] as const;
type Target = (typeof TARGETS)[number];

const SIGNED_IN: readonly Caller[] = ['owner', 'other', 'admin'];

test('R15 every route of every service has a row that says who may call it', () => {
  expect(notedRoutes().sort()).toEqual(Object.keys(ACCESS).sort());
});

test('R15 a route that is new anywhere lacks its row', () => {
  const asNow = ['contracts GET /healthz', 'gateway GET /api/*', 'gateway GET /', 'gateway GET /og/home.png'];
  const isNew = [
    'billing QUERY /api/payment',
    'contracts DELETE /contracts',
    'contracts POST /api/*',
    'gateway HEAD /api/headers-alone',
    'gateway POST /',
    'gateway PUT /api/admin/queues/api/queues/:queueName/new',
  ];
  const lacking = guardedRoutes([...asNow, ...isNew]).filter((route) => !(route in ACCESS));
  expect(lacking).toEqual(isNew.map((line) => line.slice(line.indexOf(' ') + 1)));
});

test('R15 T-07 R-ROLE-03 nobody gets what is not theirs, whoever calls and whatever id they name', async () => {
  test.setTimeout(240_000);
  const [guest, owner, other, admin] = await Promise.all([aGuest(), aUser(), aUser(), anAdmin()]);
  const known: Partial<Record<Caller, Known>> = { guest, owner, other, admin };
  const unexpected: string[] = [];
  let calls = 0;
  for (const [route, row] of Object.entries(ACCESS)) {
    for (const caller of CALLERS) {
      for (const target of targetsOf(row)) {
        const id = idOf(row, target, caller, known);
        if (id === undefined) continue;
        const status = await call(known[caller]?.http, route, row, id);
        calls += 1;
        const expected = expectedOf(row, caller, target);
        if (status !== expected)
          unexpected.push(`${route} as ${caller} with ${target} id: ${status}, not ${expected}`);
      }
    }
  }
  expect(unexpected).toEqual([]);
  test.info().annotations.push({ type: 'calls', description: String(calls) });
  for (const { http } of [guest, owner, other, admin]) await http.dispose();
});

const thingOf = (row: Row) => ('thing' in row ? row.thing : undefined);
const targetsOf = (row: Row): readonly Target[] => (thingOf(row) ? TARGETS : ['own']);

/** Undefined when the caller has no such thing: then there is nothing to ask. */
function idOf(
  row: Row,
  target: Target,
  caller: Caller,
  known: Partial<Record<Caller, Known>>,
): string | undefined {
  const thing = thingOf(row);
  if (!thing) return '';
  /* A session is named by a hash, everything else by a UUID. */
  if (target === 'unknown') return thing === 'session' ? randomBytes(32).toString('hex') : randomUUID();
  const whose = target === 'own' ? caller : caller === 'other' ? 'owner' : 'other';
  return known[whose]?.things[thing];
}

function expectedOf(row: Row, caller: Caller, target: Target): number {
  const isSignedIn = SIGNED_IN.includes(caller);
  switch (row.for) {
    case 'anybody':
      return row.status;
    case 'guests':
      return caller === 'guest' ? row.status : 404;
    case 'users':
      return isSignedIn ? row.status : 401;
    case 'admins':
      if (caller !== 'admin') return isSignedIn ? 403 : 401;
      if (!row.thing) return row.status;
      /* An administrator acts on others, and never on the own account. */
      return { own: 409, foreign: row.status, unknown: 404 }[target];
    case 'owner':
      if (row.isSignedIn && !isSignedIn) return 401;
      return target === 'own' ? row.status : 404;
  }
}

async function call(
  http: APIRequestContext | undefined,
  route: string,
  row: Row,
  id: string,
): Promise<number> {
  const [method = '', template = ''] = route.split(' ');
  const place = row.for === 'owner' ? row.in : undefined;
  const filled: Readonly<Record<string, string>> = { id, ...('path' in row ? row.path : {}) };
  const address = template.replace(/:(\w+)/g, (name, key: string) => filled[key] ?? name);
  const query = place && 'query' in place ? { [place.query]: id } : {};
  const extra = place && 'body' in place ? { [place.body]: id } : {};
  const body = row.body || place ? { ...row.body, ...extra } : undefined;
  /* Whoever is nobody stays nobody: no cookie of one call is there in the next. */
  const context = http ?? (await request.newContext({ baseURL: process.env['E2E_BASE_URL'] }));
  try {
    const answer = await context.fetch(address, {
      method,
      params: query,
      maxRedirects: 0,
      ...(method !== 'GET' && body ? { data: body } : {}),
    });
    return answer.status();
  } finally {
    if (!http) await context.dispose();
  }
}
