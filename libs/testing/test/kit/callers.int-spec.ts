import type { Actor } from '@pactwright/protocol';
import { signIdentity } from '@pactwright/server-session';
import { TEST_SECRET, asActor, startTestService, type TestService } from '../../src/index.js';
import { NotesModule, callsOf, refusal } from './notes.js';

describe('who may call a service of the kit', () => {
  let service: TestService;
  const { get } = callsOf(() => service);

  beforeAll(async () => {
    service = await startTestService({ name: 'i18n', module: NotesModule });
  });
  afterAll(() => service.close());

  it.each([
    ['no token', undefined],
    ['a forged token', signIdentity('another secret, which nobody trusts', 'i18n', visitor())],
    ['a token for another service', signIdentity(TEST_SECRET, 'billing', visitor())],
    ['a token of 70 seconds ago', signIdentity(TEST_SECRET, 'i18n', visitor(), Date.now() - 70_000)],
    [
      'a token of a clock that is 70 seconds ahead',
      signIdentity(TEST_SECRET, 'i18n', visitor(), Date.now() + 70_000),
    ],
  ])('R14 refuses %s', async (_name, token) => {
    const answer = await get('/api/notes/open', token ? { authorization: `Bearer ${token}` } : {});
    expect(answer.status).toBe(401);
    expect((await refusal(answer)).code).toBe('CALLER_NOT_TRUSTED');
  });

  it.each([
    ['behind', -64_000],
    ['ahead', 4_000],
  ])('R14 accepts a token whose clock is four seconds %s', async (_name, offMs) => {
    const token = signIdentity(TEST_SECRET, 'i18n', visitor(), Date.now() + offMs);
    expect((await get('/api/notes/open', { authorization: `Bearer ${token}` })).status).toBe(200);
  });

  it('T-07 tells visitors to sign in and users that only administrators may', async () => {
    const userId = crypto.randomUUID();
    expect((await get('/api/notes/mine')).status).toBe(401);
    expect((await get('/api/notes/mine', asActor('i18n', { userId }))).status).toBe(200);
    expect((await get('/api/notes/all')).status).toBe(401);
    expect((await get('/api/notes/all', asActor('i18n', { userId }))).status).toBe(403);
    expect((await get('/api/notes/all', asActor('i18n', { userId, isAdmin: true }))).status).toBe(200);
  });

  it('T-07 asks for the password again, and only those who may do the thing at all', async () => {
    const userId = crypto.randomUUID();
    const code = async (actor: Partial<Actor>): Promise<string> =>
      (await refusal(await get('/api/notes/guarded', asActor('i18n', actor)))).code;
    expect(await code({})).toBe('NOT_SIGNED_IN');
    expect(await code({ userId, isConfirmed: true })).toBe('ADMIN_ONLY');
    expect(await code({ userId, isAdmin: true })).toBe('PASSWORD_CONFIRMATION_NEEDED');
    const confirmed = asActor('i18n', { userId, isAdmin: true, isConfirmed: true });
    expect((await get('/api/notes/guarded', confirmed)).status).toBe(200);
  });
});

function visitor(): { actor: Actor; sessionId: null } {
  return { actor: { userId: null, guestId: null, isAdmin: false, language: 'en' }, sessionId: null };
}
