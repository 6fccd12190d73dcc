/** A failure told to the reader as one sentence: no stack, exit code 1. */
export class Problem extends Error {
  /**
   * @param {string} sentence
   * @param {{ cause?: unknown }} [options]
   */
  constructor(sentence, options) {
    super(sentence, options);
    this.name = 'Problem';
  }
}

/** Carries the time of the very first process over to the one that the launcher starts. */
const beganMark = 'PACTWRIGHT_BEGAN';

const now = () => performance.timeOrigin + performance.now();
const began = Number(process.env[beganMark]) || performance.timeOrigin;

/** The environment that makes another process go on with this one's clock. */
export const sameClock = () => ({ [beganMark]: String(began) });

/** @param {number} since @returns {string} seconds since then, as text: `3.2 s` */
export const elapsed = (since) => `${((now() - since) / 1000).toFixed(1)} s`;

/**
 * Prints one line of progress with the time since the start.
 * @param {string} text
 */
export const say = (text) => void process.stdout.write(`${elapsed(began).padStart(8)}  ${text}\n`);

/**
 * Runs one named step and prints how long it took.
 * @template T
 * @param {string} done what to print when the step has ended
 * @param {() => Promise<T>} act
 * @returns {Promise<T>}
 */
export async function step(done, act) {
  const since = now();
  const result = await act();
  say(`${done} (${elapsed(since)})`);
  return result;
}

const systemSentences = new Map([
  ['ENOSPC', 'The disk is full: free some space and start again.'],
  ['EDQUOT', 'The disk quota is used up: free some space and start again.'],
  ['EROFS', 'The data folder is on a read-only disk: choose another one with DATA_DIR.'],
]);

/**
 * The sentence to show for any failure; a stack is added only for one nobody foresaw.
 * @param {unknown} error
 * @returns {string}
 */
export function explain(error) {
  if (error instanceof AggregateError && error.errors.length > 0) return explain(error.errors[0]);
  if (error instanceof Problem) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code && systemSentences.has(code)) return /** @type {string} */ (systemSentences.get(code));
  if (code === 'EACCES' || code === 'EPERM')
    return `No permission to use ${path ?? 'a file'}: ${error.message}`;
  return error.stack ?? error.message;
}
