import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { eventually } from './eventually.js';
import { freePort } from './free-port.js';
import { given } from './given.js';

const USER = 'tester';
const MAY_BE_ANOTHER_USER = 0o777;

interface Commands {
  readonly initdb: readonly string[];
  readonly postgres: readonly string[];
}

/** A PostgreSQL of a test's own that it may kill and start again; what was committed is on its disk, as in production. */
export class PostgresProcess {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly folder: string,
    private readonly commands: Commands,
  ) {}

  static async start(): Promise<PostgresProcess> {
    const commands = JSON.parse(given('TEST_POSTGRES_COMMANDS')) as Commands;
    const folder = await mkdtemp(path.join(tmpdir(), 'pactwright-postgres-'));
    /* It does not run as root: the user it runs as makes the folder of its data itself. */
    await chmod(folder, MAY_BE_ANOTHER_USER);
    const postgres = new PostgresProcess(await freePort(), folder, commands);
    const [initdb = '', ...before] = commands.initdb;
    const settings = [`--pgdata=${postgres.data}`, `--username=${USER}`, '--auth=trust', '--encoding=UTF8'];
    await promisify(execFile)(initdb, [...before, ...settings, '--no-sync', '--locale=C']);
    await postgres.resume();
    return postgres;
  }

  get url(): string {
    return `postgres://${USER}@127.0.0.1:${this.port}/postgres`;
  }

  private get data(): string {
    return path.join(this.folder, 'data');
  }

  /** Ends the server and everything it runs, as a machine that loses its power does. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child?.pid === undefined) return;
    this.child = undefined;
    const gone = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await gone;
  }

  /** Started, recovered from what is on disk, and ready to be asked. */
  async resume(): Promise<void> {
    await rm(path.join(this.data, 'postmaster.pid'), { force: true });
    const settings = {
      port: String(this.port),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      jit: 'off',
      timezone: 'UTC',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const [postgres = '', ...before] = this.commands.postgres;
    /* A process group of its own, so that all its processes can be killed at once. */
    this.child = spawn(postgres, [...before, '-D', this.data, ...flags], { stdio: 'ignore', detached: true });
    await eventually(() => this.answering());
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async answering(): Promise<void> {
    const client = new Client({ connectionString: this.url });
    await client.connect();
    await client.end();
  }
}
