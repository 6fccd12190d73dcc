import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { OutboxEvent } from '@pactwright/server-queue';
import { testDatabase, type TestDatabase } from '@pactwright/testing';
import { entities, migrations } from '../src/database/data-source.js';
import { PasswordHasher } from '../src/passwords/password-hasher.js';
import { User } from '../src/users/user.entity.js';

const root = path.join(import.meta.dirname, '../../..');
const PASSWORD = 'a quiet evening by the lake';

describe('the command that makes administrators', () => {
  let folder: string;
  let database: TestDatabase;
  beforeAll(async () => {
    const parent = path.join(root, 'dist/test');
    mkdirSync(parent, { recursive: true });
    folder = mkdtempSync(path.join(parent, 'identity-'));
    const builder = path.join(root, 'tools/stack/build-service.ts');
    await promisify(execFile)(process.execPath, [builder, 'identity', folder]);
  });
  beforeEach(async () => {
    database = await testDatabase(entities, migrations);
  });
  afterEach(() => database.drop());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const users = () => database.dataSource.getRepository(User);
  const recorded = () =>
    database.dataSource
      .getRepository(OutboxEvent)
      .find()
      .then((events) => events.map(({ name, data }) => [name, data]));

  async function run(
    args: readonly string[],
    { piped = '', env = {} }: { piped?: string; env?: Record<string, string> } = {},
  ): Promise<{ code: number | null; said: string }> {
    const child = spawn(process.execPath, [path.join(folder, 'admin.mjs'), ...args], {
      env: { PATH: process.env['PATH'], IDENTITY_DATABASE_URL: database.url, ...env },
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(piped);
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { code, said: out + err };
  }

  it.each([
    ['piped in', { piped: `${PASSWORD}\n` }],
    ['in the environment', { env: { NEW_ADMIN_PASSWORD: PASSWORD } }],
  ])('R-ROLE-03 makes a new account with a password that is %s, and says nothing of it', async (_, given) => {
    const { code, said } = await run([' First@Example.LT '], given);
    expect([code, said]).toEqual([0, 'The account was made. It is an administrator.\n']);
    const user = await users().findOneByOrFail({ email: 'first@example.lt' });
    expect(user).toMatchObject({ isAdmin: true, isActive: true });
    expect(await new PasswordHasher().verify(PASSWORD, user.passwordHash)).toBe(true);
    expect(await recorded()).toEqual([
      [
        'audit.recorded',
        expect.objectContaining({
          action: 'identity.user.grant-admin',
          subjectId: user.id,
          actorUserId: null,
          details: { by: 'command' },
        }),
      ],
    ]);
  });

  it('R-ROLE-03 makes an existing account an administrator, open again and with its own password', async () => {
    await users().insert({ email: 'ona@example.lt', passwordHash: 'her own', isActive: false });
    expect((await run(['ona@example.lt'])).code).toBe(0);
    expect(await users().findOneByOrFail({ email: 'ona@example.lt' })).toMatchObject({
      isAdmin: true,
      isActive: true,
      passwordHash: 'her own',
    });
    const again = await run(['ona@example.lt']);
    expect([again.code, again.said]).toEqual([0, 'The account is an administrator already.\n']);
    expect(await recorded()).toHaveLength(1);
  });

  it.each([
    ['no address', [], {}, 'Give one thing'],
    ['a password as an argument', ['ona@example.lt', PASSWORD], {}, 'Give one thing'],
    ['no address that is one', ['ona'], {}, 'Invalid email address'],
    ['no password', ['ona@example.lt'], {}, 'Password must be at least 8 characters'],
    ['a short password', ['ona@example.lt'], { piped: 'short\n' }, 'Password must be at least 8 characters'],
    ['a common password', ['ona@example.lt'], { piped: 'password1\n' }, 'lists of stolen passwords'],
    [
      'no database',
      ['ona@example.lt'],
      { env: { IDENTITY_DATABASE_URL: '' } },
      'IDENTITY_DATABASE_URL: missing',
    ],
  ])('makes nobody an administrator with %s', async (_, args, given, reason) => {
    const { code, said } = await run(args, given);
    expect(code).not.toBe(0);
    expect(said).toContain(reason);
    expect(said).not.toContain(PASSWORD);
    expect(await users().count()).toBe(0);
    expect(await recorded()).toEqual([]);
  });
});
