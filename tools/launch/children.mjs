import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { Child, killGroup } from './child.mjs';
import { trimLogs } from './logs.mjs';
import { Problem, say } from './say.mjs';
import { Watchdog } from './watchdog.mjs';

/** @typedef {import('./child.mjs').Spec} Spec */

/** Milliseconds between SIGTERM and SIGKILL for a command that is under way. */
const commandGrace = 3_000;

/** All processes that this one has started; none of them outlives it. */
export class Children {
  /** @type {Child[][]} in the order of their start */
  #stages = [];
  /** @type {Map<number, Promise<unknown>>} commands that end by themselves, with their ends */
  #commands = new Map();
  #watchdog = new Watchdog();
  /** @type {NodeJS.Timeout | undefined} */
  #trimming;
  /** @type {Children[]} */
  #scopes = [];
  /** @type {import('./child.mjs').Keeper} */
  #keeper;
  stopping = false;
  /** @type {(() => void) | undefined} called when a process was started, for the first time or again */
  onBirth;

  /** @param {{ logs?: string, tell?: (text: string) => void, longestPause?: number }} [options] */
  constructor({ logs = '', tell = say, longestPause = 30_000 } = {}) {
    this.#keeper = {
      logs,
      tell,
      longestPause,
      born: (pid, signal) => {
        this.#watchdog.add(pid, signal);
        this.onBirth?.();
      },
      died: (pid) => this.#watchdog.remove(pid),
    };
  }

  /** The folder of the logs, one file for each kept process. */
  get logs() {
    return this.#keeper.logs;
  }

  set logs(folder) {
    this.#keeper.logs = folder;
  }

  /**
   * Processes that may be stopped before the others, and are stopped with them at the latest.
   * @param {string} logs
   * @param {number} [longestPause]
   */
  scope(logs, longestPause = this.#keeper.longestPause) {
    const inner = new Children({ logs, tell: this.#keeper.tell, longestPause });
    this.#scopes.push(inner);
    return inner;
  }

  /**
   * Starts processes side by side and resolves when all are ready. Each call is a stage of its own: stages are
   * stopped in the reverse order.
   * @param {Spec[]} specs
   */
  async start(...specs) {
    this.#refuseWhenStopping();
    mkdirSync(this.logs, { recursive: true, mode: 0o700 });
    this.#trimming ??= setInterval(() => trimLogs(this.logs), 60_000).unref();
    trimLogs(this.logs);
    const stage = specs.map((spec) => new Child(spec, this.#keeper));
    this.#stages.push(stage);
    await Promise.all(stage.map((child) => child.start()));
  }

  /**
   * @param {string} name
   * @returns {Child}
   */
  get(name) {
    const child = this.#stages.flat().find(({ spec }) => spec.name === name);
    if (!child) throw new Problem(`Nothing named ${name} is running.`);
    return child;
  }

  /** @returns {{ name: string, pid: number | undefined }[]} */
  list() {
    return this.#stages.flat().map(({ spec, pid }) => ({ name: spec.name, pid }));
  }

  /**
   * Runs a command to its end.
   * @param {string} command
   * @param {string[]} args
   * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, input?: string, shown?: boolean,
   *   onOutput?: (text: string) => void }} [options]
   * @returns {Promise<{ code: number, output: string }>} code 127 when the command does not exist
   */
  run(command, args, { cwd, env, input, shown = false, onOutput } = {}) {
    this.#refuseWhenStopping();
    return new Promise((resolve, reject) => {
      const stdio = shown ? 'inherit' : 'pipe';
      const child = spawn(command, args, {
        cwd,
        env,
        detached: true,
        stdio: [input ? 'pipe' : 'ignore', stdio, stdio],
      });
      const { pid } = child;
      if (pid !== undefined) {
        this.#commands.set(pid, new Promise((ended) => child.once('exit', ended)));
        this.#keeper.born(pid, 'SIGTERM');
      }
      let output = '';
      /** @param {Buffer} chunk */
      const collect = (chunk) => {
        const text = chunk.toString();
        output = (output + text).slice(-200_000);
        onOutput?.(text);
      };
      child.stdout?.on('data', collect);
      child.stderr?.on('data', collect);
      child.stdin?.end(input);
      child.once('error', (error) => {
        if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT')
          resolve({ code: 127, output: error.message });
        else reject(error);
      });
      child.once('close', (code, signal) => {
        if (pid !== undefined) {
          this.#commands.delete(pid);
          this.#keeper.died(pid);
        }
        if (signal) output += `\nkilled by ${signal}`;
        resolve({ code: code ?? 1, output });
      });
    });
  }

  /** Stops everything, the last stage first. */
  async stop() {
    this.stopping = true;
    await Promise.all([this.#endCommands(), ...this.#scopes.map((inner) => inner.stop())]);
    for (const stage of this.#stages.toReversed()) await Promise.all(stage.map((child) => child.stop()));
    clearInterval(this.#trimming);
    this.#watchdog.end();
  }

  /** Ends everything at once. */
  kill() {
    this.stopping = true;
    for (const pid of this.#commands.keys()) killGroup(pid, 'SIGKILL');
    for (const inner of this.#scopes) inner.kill();
    for (const child of this.#stages.flat()) void child.kill();
  }

  /** Waits until they are gone: a start that follows at once must not meet an older npm at work in its folder. */
  async #endCommands() {
    const ends = Promise.all(this.#commands.values());
    for (const pid of this.#commands.keys()) killGroup(pid, 'SIGTERM');
    const impatience = setTimeout(() => {
      for (const pid of this.#commands.keys()) killGroup(pid, 'SIGKILL');
    }, commandGrace);
    await ends;
    clearTimeout(impatience);
  }

  #refuseWhenStopping() {
    if (this.stopping) throw new Problem('Stopped before everything had started.');
  }
}
