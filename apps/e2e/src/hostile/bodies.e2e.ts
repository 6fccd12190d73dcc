import { expect, test } from '@playwright/test';
import { aGuest, aUser, anAdmin } from '../access/callers.js';
import { NOBODYS, callerOf, inTurns, insist, namedIn, pathOf } from './asking.js';
import { describedCalls } from './described-calls.js';
import { cookieOf } from './others.js';
import { randomBodies } from './random-bodies.js';
import { seedOf } from '../support/seed-of.js';
import { isWhole } from '../support/whole.js';

/* Of each call; whole every night. */
const EACH = isWhole ? 6 : 2;
const SHOWN = 300;
const SEED = seedOf('BODIES_SEED');

interface Refusal {
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

test('a random body by the schema is never 500, any other is refused by its field', async () => {
  test.setTimeout(240_000);
  const url = new URL(process.env['E2E_BASE_URL'] ?? '');
  const [guest, owner, other, admin] = await Promise.all([aGuest(), aUser(), aUser(), anAdmin()]);
  const callers = { guest, owner, admin: { ...admin, things: other.things } };
  const unexpected: string[] = [];
  let sent = 0;
  for (const call of await describedCalls(guest.http)) {
    if (!call.body) continue;
    const caller = callerOf(call, callers);
    const cookie = await cookieOf(caller.http);
    const known = { contractId: caller.things.contract ?? NOBODYS };
    const path = pathOf(call, namedIn(call, caller.things));
    const { valid, invalid } = randomBodies(call.body, EACH, SEED, known);
    const ask = async (body: unknown): Promise<{ status: number; text: string }> => {
      sent += 1;
      const type = 'application/json';
      const headers = [['prefer', 'respond-async']] as const;
      return insist(url, { method: call.method, path, headers, type, body: JSON.stringify(body) }, cookie);
    };
    await inTurns(valid, async (body) => {
      const { status, text } = await ask(body);
      const isFine = status > 0 && (status < 500 || status === call.row?.status);
      if (!isFine)
        unexpected.push(`${call.route} of ${JSON.stringify(body)}: ${status} ${text.slice(0, SHOWN)}`);
    });
    await inTurns(invalid, async ({ body, wrong }) => {
      const { status, text } = await ask(body);
      const isFine = status >= 400 && status < 500 && namesOne(text, wrong);
      if (!isFine)
        unexpected.push(
          `${call.route} of ${JSON.stringify(body)}, ${wrong.join()}: ${status} ${text.slice(0, SHOWN)}`,
        );
    });
  }
  for (const { http } of [guest, owner, other, admin]) await http.dispose();
  expect(unexpected, `BODIES_SEED=${SEED}`).toEqual([]);
  expect(sent).toBeGreaterThan(EACH * 80);
});

/** Whether the refusal names one of the fields, or what they stand in. */
function namesOne(text: string, wrong: readonly string[]): boolean {
  const { fields = {} } = JSON.parse(text) as Refusal;
  return Object.keys(fields).some((name) =>
    wrong.some((each) => each === name || each.startsWith(`${name}.`) || name.startsWith(`${each}.`)),
  );
}
