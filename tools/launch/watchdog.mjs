import { spawn } from 'node:child_process';
import path from 'node:path';

/** A shell of a megabyte that ends the registered processes when this process dies without doing so itself. */
export class Watchdog {
  /** @type {Map<number, NodeJS.Signals>} */
  #living = new Map();
  /** @type {import('node:child_process').ChildProcessByStdio<import('node:stream').Writable, null, null> | undefined} */
  #shell;
  #ended = false;

  /**
   * @param {number} pid
   * @param {NodeJS.Signals} signal
   */
  add(pid, signal) {
    this.#living.set(pid, signal);
    if (this.#shell) this.#tell(pid, signal);
    else this.#start();
  }

  /** @param {number} pid */
  remove(pid) {
    this.#living.delete(pid);
    this.#shell?.stdin.write(`- ${pid}\n`);
  }

  end() {
    this.#ended = true;
    this.#shell?.stdin.end();
  }

  #start() {
    const shell = spawn('/bin/sh', [path.join(import.meta.dirname, 'watchdog.sh')], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    this.#shell = shell;
    shell.unref();
    /** @type {import('node:net').Socket} */ (shell.stdin).unref();
    shell.stdin.on('error', () => shell.kill());
    shell.once('exit', () => {
      this.#shell = undefined;
      if (!this.#ended && this.#living.size > 0) this.#start();
    });
    for (const [pid, signal] of this.#living) this.#tell(pid, signal);
  }

  /**
   * @param {number} pid
   * @param {NodeJS.Signals} signal
   */
  #tell(pid, signal) {
    this.#shell?.stdin.write(`+ ${pid} ${signal.replace('SIG', '')}\n`);
  }
}
