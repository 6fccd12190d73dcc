import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Readable, Writable } from 'node:stream';
import { writeProfile } from './profile.ts';
import type { Job } from './options.ts';

/** The document itself could not be converted; trying again will not help. */
export class BadDocument extends Error {}
/** LibreOffice died or hung; the same document may well be converted by a fresh one. */
export class OfficeDown extends Error {}

interface OfficeOptions {
  python: string;
  office: string[];
  folder: string;
  /** milliseconds for one document */
  timeout: number;
  /** conversions */
  lifetime: number;
  tell: (text: string) => void;
}

/**
 * One warm LibreOffice. It is started anew after a number of conversions, after a crash, and when it hangs.
 */
export class Office {
  #options: OfficeOptions;
  #conversions = 0;
  #starts = 0;
  #stopped = false;
  #bridge: ChildProcessByStdio<Writable, Readable, null> | undefined;
  /** settles when LibreOffice can take work */
  #ready: Promise<void> = Promise.resolve();
  #current: { resolve: () => void; reject: (error: Error) => void } | undefined;
  up = false;
  pid: number | undefined;

  constructor(options: OfficeOptions) {
    this.#options = options;
    this.#begin();
  }

  /** Converts one document; the caller sees to it that there is one at a time. */
  async convert(job: Job) {
    if (this.#conversions >= this.#options.lifetime) await this.#end();
    await Promise.race([this.#ready, this.#late('LibreOffice did not start in time.')]);
    this.#conversions += 1;
    const done = new Promise((resolve, reject) => {
      this.#current = { resolve: () => resolve(undefined), reject };
    });
    this.#bridge?.stdin.write(`${JSON.stringify(job)}\n`);
    const patience = new AbortController();
    const late = wait(this.#options.timeout, undefined, { signal: patience.signal }).then(
      () => {
        this.#options.tell(`a document took longer than ${this.#options.timeout / 1000} s`);
        this.#bridge?.kill('SIGKILL');
      },
      () => undefined,
    );
    try {
      await done;
    } finally {
      patience.abort();
      await late;
      this.#current = undefined;
    }
  }

  async stop() {
    this.#stopped = true;
    await this.#end();
  }

  async #end() {
    const bridge = this.#bridge;
    if (!bridge || bridge.exitCode !== null || bridge.signalCode !== null) return;
    const ended = new Promise((resolve) => bridge.once('close', resolve));
    bridge.stdin.end();
    const timer = setTimeout(() => bridge.kill('SIGKILL'), 3000);
    await ended;
    clearTimeout(timer);
  }

  async #late(message: string) {
    await wait(this.#options.timeout, undefined, { ref: false });
    throw new OfficeDown(message);
  }

  #begin() {
    const { python, office, folder, tell } = this.#options;
    this.#starts += 1;
    const profile = path.join(folder, `profile-${this.#starts}`);
    writeProfile(profile);
    const bridge = spawn(python, [path.join(import.meta.dirname, 'convert.py'), profile, ...office], {
      stdio: ['pipe', 'pipe', 'inherit'],
      // What it writes to its home and temporary folder belongs to this server's folder.
      env: { ...process.env, HOME: folder, TMPDIR: folder },
    });
    this.#bridge = bridge;
    this.#conversions = 0;
    this.#ready = new Promise((resolve) => {
      createInterface({ input: bridge.stdout }).on('line', (line) => {
        const message = JSON.parse(line);
        if (message.ready) {
          this.up = true;
          this.pid = message.pid;
          resolve();
        } else this.#settle(message);
      });
    });
    bridge.stdin.on('error', () => bridge.kill('SIGKILL'));
    bridge.once('error', (error) => tell(`LibreOffice could not be started: ${error.message}`));
    bridge.once('close', (code, signal) => {
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      void this.#ended(signal ?? `exit code ${code}`);
    });
  }

  #settle({ ok, kind, message = '' }: { ok: boolean; kind?: string; message?: string }) {
    if (ok) this.#current?.resolve();
    else if (kind === 'document') this.#current?.reject(new BadDocument(message));
    else this.#current?.reject(new OfficeDown(message));
  }

  async #ended(how: string) {
    const wasUp = this.up;
    this.up = false;
    this.#current?.reject(new OfficeDown(`LibreOffice ended (${how}).`));
    if (this.#stopped) return;
    this.#options.tell(`LibreOffice ended (${how}) and is started anew`);
    if (!wasUp) await wait(1000);
    if (!this.#stopped) this.#begin();
  }
}
