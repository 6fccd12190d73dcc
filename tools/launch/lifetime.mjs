import { readFileSync } from 'node:fs';

/**
 * Calls `stop` once when the process is asked to end: by a signal, or because what started it is gone.
 * npm does not pass SIGTERM on to its script, and nobody passes SIGKILL on, so the ancestors are watched.
 * @param {(reason: string) => void} stop
 * @param {() => void} stopNow called when a signal is repeated: the person does not want to wait
 * @returns {() => void} ends the watch
 */
export function onEnd(stop, stopNow) {
  let endedAt = 0;
  /** @param {string} reason */
  const end = (reason) => {
    if (endedAt === 0) {
      endedAt = performance.now();
      stop(reason);
    } else if (performance.now() - endedAt > 1500) {
      // One Ctrl-C arrives several times: from the terminal, and again through npm or the launcher.
      stopNow();
    }
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, end);
  const timer = watchAncestors(() => end('its parent ended'));
  return () => {
    for (const signal of signals) process.off(signal, end);
    clearInterval(timer);
  };
}

/** Set by the launcher for the process it starts, so that this one ends with it. */
export const launchedMark = 'PACTWRIGHT_LAUNCHED';

/**
 * @param {() => void} gone
 * @returns {NodeJS.Timeout | undefined}
 */
function watchAncestors(gone) {
  // A start from a plain shell, under nohup perhaps, must survive the shell.
  if (!process.env.npm_lifecycle_event && !process.env[launchedMark]) return undefined;
  const parent = process.ppid;
  const grandparent = isShell(parent) ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    const orphaned = process.ppid !== parent || (grandparent && parentOf(parent) !== grandparent);
    if (!orphaned) return;
    clearInterval(timer);
    gone();
  }, 500);
  return timer.unref();
}

/**
 * @param {number} pid
 * @returns {string | undefined} fields of /proc/<pid>/stat behind the name, where the system has them
 */
function stat(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
const isShell = (pid) => /^\d+ \((?:sh|dash|bash|ash|zsh)\)/.test(stat(pid) ?? '');

/** @param {number} pid */
const parentOf = (pid) => Number(/\) \S (\d+)/.exec(stat(pid) ?? '')?.[1] ?? 0) || undefined;
