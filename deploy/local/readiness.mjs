import { connect } from 'node:net';

/**
 * A check that says whether a child can do its work yet.
 * @typedef {() => Promise<boolean>} Probe
 */

/**
 * @param {string} url answers 200 when ready
 * @returns {Probe}
 */
export const answers = (url) => async () => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
};

/**
 * @param {number} port
 * @returns {Probe}
 */
export const listens = (port) => () =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.setTimeout(2000, () => socket.destroy());
    socket.once('connect', () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
