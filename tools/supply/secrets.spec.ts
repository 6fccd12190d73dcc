import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '#tools/launch/settings.mjs';
import { secretsCheck } from './secrets.ts';

/* Made up here, and put together here, so that this file does not hold what the check looks for. */
const planted = {
  'a token of GitHub': ['token.txt', `ghp_${'a1B2'.repeat(9)}`],
  'a key of the payment provider': ['billing.ts', `const key = 'sk_live_${'4eC39HqLyjWDarjtT1'.repeat(2)}';`],
  'a private key': [
    'key.pem',
    `-----BEGIN RSA ${'PRIVATE'} KEY-----\n${'MIIEpAIBAAKCAQEA'.repeat(20)}\n-----END RSA ${'PRIVATE'} KEY-----`,
  ],
  'a database with its password': [
    '.env.production',
    `DATABASE_URL=postgres://pactwright:${'hunter2'}x@db.example.com:5432/identity`,
  ],
} as const;

const program = path.join(root, 'node_modules', '.bin', 'secretlint');
const settings = ['--secretlintrc', path.join(root, '.secretlintrc.json')];

function look(folder: string) {
  return spawnSync(program, [...settings, ...secretsCheck], { cwd: folder, encoding: 'utf8' });
}

describe('the check for secrets', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'pactwright-secrets-'));
    writeFileSync(path.join(folder, 'harmless.ts'), 'export const answer = 42;\n');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('passes what holds none', () => {
    expect(look(folder)).toMatchObject({ status: 0 });
  });

  it.each(Object.entries(planted))('finds %s', (_what, [file, text]) => {
    writeFileSync(path.join(folder, file), `${text}\n`);

    const { status, stdout } = look(folder);

    expect(status).toBe(1);
    expect(stdout).toContain(file);
    expect(stdout).not.toContain(text);
  });

  it('finds one in what a commit took away again', () => {
    const history = `diff --git a/x b/x\n-${planted['a token of GitHub'][1]}\n`;

    const { status } = spawnSync(program, [...settings, '--stdinFileName=history.txt'], {
      input: history,
      encoding: 'utf8',
    });

    expect(status).toBe(1);
  });
});
