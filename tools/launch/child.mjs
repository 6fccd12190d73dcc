import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { processorTime } from './processor.mjs';
import { lastWords, logFile, openLog } from './logs.mjs';
import { Problem } from './say.mjs';

/**
 * How to run one process.
 * @typedef {object} Spec
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env] the whole environment of the process; by default that of this one
 * @property {string} [cwd]
 * @property {import('./readiness.ts').Probe} [ready] when it counts as started; without one, at once
 * @property {number} [readyWithin] milliseconds without progress after which it counts as stuck, 60000 by default
 * @property {NodeJS.Signals} [stopSignal] SIGTERM by default
 * @property {number} [grace] milliseconds between the stop signal and SIGKILL, 10000 by default
 * @property {boolean} [shown] prints to the terminal instead of its log
 */

/**
 * @typedef {object} Keeper what a child needs from the one who keeps it
 * @property {string} logs folder
 * @property {(text: string) => void} tell
 * @property {(pid: number, signal: NodeJS.Signals) => void} born
 * @property {(pid: number) => void} died
 * @property {number} longestPause milliseconds before a new start of what ends again and again
 */

const steadyAfter = 60_000;
/* A process that gets less of a processor than this does not start, it waits for something that does not come. */
const leastShare = 1 / 100;
/* So many times `readyWithin` at the most: who works for so long and is not ready never will be. */
const mostPatience = 15;

/** One process that is kept running: when it ends by itself after it was ready, it is started again. */
export class Child {
  #keeper;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #process;
  /** @type {Promise<string>} how the process ended, in words */
  #ended = Promise.resolve('');
  /** Counts what was asked of it, so that an old restart does not act after a newer stop. */
  #orders = 0;
  #failures = 0;

  /**
   * @param {Spec} spec
   * @param {Keeper} keeper
   */
  constructor(spec, keeper) {
    this.spec = spec;
    this.#keeper = keeper;
  }

  get pid() {
    return this.#process?.pid;
  }

  /** Starts the process and resolves when it is ready; from then on it is kept running. */
  async start() {
    const order = (this.#orders += 1);
    await this.#launch();
    void this.#keepRunning(order);
  }

  /** Ends the process and starts it anew, as when its code has changed. */
  async restart() {
    await this.stop();
    this.#failures = 0;
    await this.start();
  }

  /** @returns {Promise<string>} how it ended, in words */
  async stop() {
    this.#orders += 1;
    const { stopSignal = 'SIGTERM', grace = 10_000 } = this.spec;
    this.#signal(stopSignal);
    const patience = new AbortController();
    const ended = await Promise.race([
      this.#ended.then(() => true),
      wait(grace, false, { signal: patience.signal }).catch(() => false),
    ]);
    patience.abort();
    if (ended) return this.#ended;
    this.#keeper.tell(`${this.spec.name} did not stop within ${grace / 1000} s and was killed`);
    return this.kill();
  }

  /** @returns {Promise<string>} how it ended, in words; it is not started again */
  kill() {
    this.#orders += 1;
    this.#signal('SIGKILL');
    return this.#ended;
  }

  async #launch() {
    const { name, ready, readyWithin = 60_000 } = this.spec;
    this.#spawn();
    const isStuck = this.#watchProgress(readyWithin);
    /** @type {string | undefined} */
    let end;
    const since = performance.now();
    void this.#ended.then((how) => (end = how));
    while (!(await (ready?.() ?? true)) || end !== undefined) {
      if (end !== undefined) throw new Problem(this.#obituary(end));
      if (isStuck()) {
        this.#signal('SIGKILL');
        const after = `${Math.round((performance.now() - since) / 100) / 10} s`;
        throw new Problem(`${name} was not ready after ${after}. Its log: ${this.#log}`);
      }
      await wait(50);
    }
  }

  /**
   * A machine that is busy with other things lets a process start slowly: as long as it works on, it is waited for.
   * @param {number} patience milliseconds
   * @returns {() => boolean} whether the process has done next to nothing for that long
   */
  #watchProgress(patience) {
    const [start, look] = [performance.now(), patience / 20];
    let [since, looked, worked] = [start, start, 0];
    return () => {
      const now = performance.now();
      if (now - looked >= look) {
        looked = now;
        const works = this.#worked();
        if (works - worked >= patience * leastShare) [since, worked] = [now, works];
      }
      return now - since > patience || now - start > patience * mostPatience;
    };
  }

  /** Milliseconds of processor time that it and its children took; 0 where the system does not tell. */
  #worked() {
    if (process.platform !== 'linux') return 0;
    return processorTime([{ name: this.spec.name, pid: this.pid }]).get(this.spec.name) ?? 0;
  }

  #spawn() {
    const { name, command, args, env, cwd, stopSignal = 'SIGTERM', shown } = this.spec;
    const output = shown ? 'inherit' : openLog(this.#keeper.logs, name);
    // A process group of its own: Ctrl-C in the terminal reaches only this process, which stops all in order,
    // and what the child started itself can be ended with it.
    const child = spawn(command, args, { env, cwd, detached: true, stdio: ['ignore', output, output] });
    if (typeof output === 'number') closeSync(output);
    this.#process = child;
    const { pid } = child;
    if (pid !== undefined) this.#keeper.born(pid, stopSignal);
    this.#ended = new Promise((resolve) => {
      child.once('error', (error) => resolve(`could not be run: ${error.message}`));
      child.once('exit', (code, signal) => {
        if (pid !== undefined) {
          killGroup(pid, 'SIGKILL');
          this.#keeper.died(pid);
        }
        resolve(signal ? `killed by ${signal}` : `exit code ${code}`);
      });
    });
  }

  /** @param {number} order */
  async #keepRunning(order) {
    for (;;) {
      const since = performance.now();
      const end = await this.#ended;
      if (this.#orders !== order) return;
      this.#failures = performance.now() - since > steadyAfter ? 1 : this.#failures + 1;
      const pause = Math.min(500 * 2 ** (this.#failures - 1), this.#keeper.longestPause);
      this.#keeper.tell(`${this.spec.name} stopped (${end}); starting it again in ${pause / 1000} s`);
      await wait(pause);
      if (this.#orders !== order) return;
      await this.#relaunch(order);
    }
  }

  /** @param {number} order */
  async #relaunch(order) {
    try {
      await this.#launch();
      if (this.#orders === order) this.#keeper.tell(`${this.spec.name} is back`);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (this.#orders === order) this.#keeper.tell(error.message);
    }
  }

  /** @param {NodeJS.Signals} signal */
  #signal(signal) {
    const child = this.#process;
    if (child?.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      killGroup(child.pid, signal);
    }
  }

  get #log() {
    return logFile(this.#keeper.logs, this.spec.name);
  }

  /** @param {string} end */
  #obituary(end) {
    const { name, shown } = this.spec;
    if (shown) return `${name} stopped while starting (${end}).`;
    const words = lastWords(this.#log).replace(/[.\s]+$/, '');
    return `${name} stopped while starting (${end})${words ? `: ${words}` : ''}. Its log: ${this.#log}`;
  }
}

/**
 * @param {number} pid leader of the group
 * @param {NodeJS.Signals} signal
 */
export function killGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}
