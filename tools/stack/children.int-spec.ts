import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Children } from '#tools/launch/children.mjs';
import { claimDataFolder } from '#tools/launch/data-folder.mjs';
import { requireFree, freePortBase, portSpan, whyTaken } from '#tools/launch/ports.mjs';
import { eventually, isAlive, waitUntil } from './testing/processes.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pactwright-children-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that runs this code; `file` is a scratch file of its own test. */
const script = (code: string) => ({ command: process.execPath, args: ['-e', code] });
const forever = 'setInterval(() => {}, 1000);';
const isWritten = (file: string) => async () => {
  try {
    return readFileSync(file, 'utf8') !== '';
  } catch {
    return false;
  }
};

describe(Children.name, () => {
  const told: string[] = [];
  let children: Children;
  const pidOf = (name: string) => children.list().find((child) => child.name === name)?.pid ?? 0;

  beforeEach(() => {
    told.length = 0;
    children = new Children({ logs: path.join(folder, 'logs'), tell: (text) => told.push(text) });
  });
  afterEach(() => children.stop());

  it('waits until a process is ready and keeps what it prints in its log', async () => {
    const ready = path.join(folder, 'ready');
    const code = `console.log('hello'); setTimeout(() => fs.writeFileSync('${ready}', 'x'), 200); ${forever}`;
    await children.start({ name: 'a', ...script(code), ready: isWritten(ready) });

    expect(readFileSync(ready, 'utf8')).toBe('x');
    expect(readFileSync(path.join(folder, 'logs', 'a.log'), 'utf8')).toBe('hello\n');
  });

  it('waits for a process as long as it works, however long that takes', async () => {
    const ready = path.join(folder, 'ready');
    const code = `const worked = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
      while (worked() < 1_500); fs.writeFileSync('${ready}', 'x'); ${forever}`;
    await children.start({ name: 'a', ...script(code), ready: isWritten(ready), readyWithin: 1_000 });

    expect(existsSync(ready)).toBe(true);
  });

  it('gives up a process that does nothing', async () => {
    const idle = children.start({
      name: 'a',
      ...script(forever),
      ready: () => Promise.resolve(false),
      readyWithin: 3_000,
    });

    await expect(idle).rejects.toThrow(/^a was not ready after \d/);
  });

  it('stops the last stage first', async () => {
    const order = path.join(folder, 'order');
    const spec = (name: string) => {
      const ready = path.join(folder, name);
      const onStop = `process.on('SIGTERM', () => { fs.appendFileSync('${order}', '${name} '); process.exit(0); });`;
      return {
        name,
        ...script(`${onStop} fs.writeFileSync('${ready}', 'x'); ${forever}`),
        ready: isWritten(ready),
      };
    };
    await children.start(spec('database'));
    await children.start(spec('service'));
    await children.start(spec('gateway'));

    await children.stop();

    expect(readFileSync(order, 'utf8')).toBe('gateway service database ');
  });

  it('starts a process again that has crashed, and says so', async () => {
    await children.start({ name: 'a', ...script(forever) });
    const before = pidOf('a');
    process.kill(before, 'SIGKILL');

    await waitUntil(() => told.includes('a is back'));

    expect(told[0]).toBe('a stopped (killed by SIGKILL); starting it again in 0.5 s');
    expect(pidOf('a')).not.toBe(before);
    expect(isAlive(pidOf('a'))).toBe(true);
  });

  it.each([
    [undefined, ['0.5', '1', '2']],
    [500, ['0.5', '0.5', '0.5']],
  ])(
    'waits longer before each new start of a process that keeps crashing, until %p ms',
    async (most, all) => {
      const kept = children.scope(folder, most);
      const started = path.join(folder, 'started');
      const code = `if (fs.existsSync('${started}')) process.exit(7); fs.writeFileSync('${started}', 'x'); ${forever}`;
      await kept.start({ name: 'a', ...script(code), ready: isWritten(started) });
      process.kill(kept.get('a').pid ?? 0, 'SIGKILL');

      await waitUntil(() => told.filter((text) => text.includes('starting it again')).length === 3);

      const pauses = told.map((text) => /again in (\S+) s/.exec(text)?.[1]).filter(Boolean);
      expect(pauses).toEqual(all);
    },
  );

  it('tells in one sentence why a process died while it started', async () => {
    const start = children.start({
      name: 'a',
      ...script(`throw new Error('no such database')`),
      ready: async () => false,
    });
    await expect(start).rejects.toThrow(
      /^a stopped while starting \(exit code 1\): Error: no such database\. Its log: .*a\.log$/,
    );
  });

  it('tells that a program is missing', async () => {
    const start = children.start({
      name: 'a',
      command: path.join(folder, 'no-such-program'),
      args: [],
      ready: async () => false,
    });
    await expect(start).rejects.toThrow(/^a stopped while starting \(could not be run: .*ENOENT/);
  });

  it('kills a process that does not heed the signal, and what it has started itself', async () => {
    const pids = path.join(folder, 'pids');
    const inner = `process.on('SIGTERM', () => {}); ${forever}`;
    const code = `process.on('SIGTERM', () => {});
      const inner = child_process.spawn(process.execPath, ['-e', ${JSON.stringify(inner)}]);
      fs.writeFileSync('${pids}', process.pid + ' ' + inner.pid); ${forever}`;
    await children.start({ name: 'a', ...script(code), ready: isWritten(pids), grace: 300 });

    await children.stop();

    expect(told).toEqual(['a did not stop within 0.3 s and was killed']);
    await waitUntil(() =>
      readFileSync(pids, 'utf8')
        .split(' ')
        .every((pid) => !isAlive(Number(pid))),
    );
  });

  it('runs a command to its end and gives what it printed', async () => {
    expect(await children.run('sh', ['-c', 'echo out; echo err >&2; exit 3'])).toEqual({
      code: 3,
      output: 'out\nerr\n',
    });
    expect((await children.run('no-such-program', [])).code).toBe(127);
  });

  it('has ended the commands that were under way when it says that it has stopped', async () => {
    const pid = path.join(folder, 'pid');
    const onStop = `process.on('SIGTERM', () => setTimeout(() => process.exit(0), 300));`;
    const { command, args } = script(`${onStop} fs.writeFileSync('${pid}', String(process.pid)); ${forever}`);
    const run = children.run(command, args);
    await eventually(isWritten(pid));

    await children.stop();

    expect(isAlive(Number(readFileSync(pid, 'utf8')))).toBe(false);
    await run;
  });
});

describe(claimDataFolder.name, () => {
  it('makes the folder and its parents, for one stack at a time', () => {
    const dataDir = path.join(folder, 'a', 'b');
    const release = claimDataFolder(dataDir, { freeMegabytes: 1 });
    expect(readFileSync(path.join(dataDir, 'run.pid'), 'utf8').trim()).toBe(String(process.pid));
    release();
    expect(existsSync(path.join(dataDir, 'run.pid'))).toBe(false);
  });

  it.each([
    ['/proc/pactwright', 'no folder can be made there'],
    ['/dev/null/pactwright', 'what it would be in is not a folder'],
  ])('says in one sentence why %s cannot be used', (dataDir, reason) => {
    expect(() => claimDataFolder(dataDir)).toThrow(
      `The data folder ${dataDir} cannot be used: ${reason}. Choose another one with DATA_DIR.`,
    );
  });

  it('says that too little space is left', () => {
    expect(() => claimDataFolder(folder, { freeMegabytes: 1e9 })).toThrow(/^The disk is full: .* MB left/);
  });
});

describe('a command that is ended from outside', () => {
  const orchestrator = path.join(import.meta.dirname, 'testing', 'orchestrator.ts');
  const start = async (command: string, args: string[], env = {}) => {
    const pids = path.join(folder, 'pids');
    const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env, PIDS_FILE: pids } });
    await eventually(isWritten(pids));
    return { child, pids: readFileSync(pids, 'utf8').trim().split(' ').map(Number) };
  };
  const hasWatchdog = (pid: number | undefined) =>
    execFileSync('ps', ['-eo', 'ppid=,args='])
      .toString()
      .split('\n')
      .some((line) => line.trim().startsWith(`${pid} `) && line.includes('watchdog.sh'));
  const allGone = (pids: number[]) => waitUntil(() => pids.every((pid) => !isAlive(pid)));

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)(
    'leaves no process behind after %s',
    async (signal) => {
      const { child, pids } = await start(process.execPath, [orchestrator, folder]);
      expect(pids.every(isAlive)).toBe(true);
      child.kill(signal);
      await allGone(pids);
    },
  );

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'leaves no process behind when its npm gets %s',
    async (signal) => {
      // A shell between, as npm has one, which does not pass signals on.
      const command = `"${process.execPath}" "${orchestrator}" "${folder}"; exit $?`;
      const npm = `child_process.spawn('sh', ['-c', process.env.COMMAND], { stdio: 'ignore' });`;
      const env = { COMMAND: command, npm_lifecycle_event: 'start' };
      const { child, pids } = await start(process.execPath, ['-e', npm], env);
      expect(pids.every(isAlive)).toBe(true);
      child.kill(signal);
      await allGone(pids);
    },
  );

  it('ends what is running even when the watchdog was killed before', async () => {
    const { child, pids } = await start(process.execPath, [orchestrator, folder]);
    const watchdog = pids.at(-1) ?? 0;
    process.kill(watchdog, 'SIGKILL');
    await waitUntil(() => !isAlive(watchdog));
    await waitUntil(() => hasWatchdog(child.pid));
    child.kill('SIGKILL');
    await allGone(pids);
  });
});

describe('npm start', () => {
  it('says in one sentence that its port is taken, and exits with 1', async () => {
    const holder = createServer();
    await once(holder.listen(0, '127.0.0.1'), 'listening');
    const { port } = holder.address() as { port: number };
    const file = path.join(import.meta.dirname, 'start.mjs');
    const start = spawn(process.execPath, [file], {
      env: { ...process.env, PORT: String(port), DATA_DIR: folder },
    });
    let said = '';
    start.stderr.on('data', (chunk) => (said += chunk));

    const [code] = await once(start, 'close');

    holder.close();
    expect(code).toBe(1);
    expect(said.trim()).toBe(
      `Port ${port} (web) is already in use: stop what holds it, or choose another with PORT=${port + 1}.`,
    );
  });

  it.each([
    ['PORT', 'eighty', 'PORT must be a whole number between 1 and 65535, not "eighty".'],
    [
      'NODE_ENV',
      'production',
      /^In production nothing is embedded, so these must be set: IDENTITY_DATABASE_URL or /,
    ],
  ])('refuses %s=%s', async (name, value, sentence) => {
    const base = await freePortBase();
    const given = { PORT: String(base), DATA_DIR: folder, [name]: value };
    const start = spawn(process.execPath, [path.join(import.meta.dirname, 'start.mjs')], {
      env: { ...process.env, ...given },
    });
    let said = '';
    start.stderr.on('data', (chunk) => (said += chunk));
    const [code] = await once(start, 'close');
    expect([code, said.trim()]).toEqual([
      1,
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    ]);
  });
});

describe(requireFree.name, () => {
  it('finds a base with all ports free', async () => {
    const base = await freePortBase();
    const taken = await Promise.all(Array.from({ length: portSpan }, (_, i) => whyTaken(base + i)));
    expect(taken.filter(Boolean)).toEqual([]);
    expect(base + portSpan).toBeLessThan(32_768);
  });
});
