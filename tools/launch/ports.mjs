import { createServer } from 'node:net';
import { Problem } from './say.mjs';

/** How many ports above the base one running stack may use. */
export const portSpan = 100;

/**
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<NodeJS.ErrnoException | undefined>} why nobody can listen there, or nothing
 */
export function whyTaken(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * @param {{ port: number, host?: string, use: string, variable: string, example: number }} wanted
 */
export async function requireFree({ port, host, use, variable, example }) {
  const reason = await whyTaken(port, host);
  if (!reason) return;
  if (reason.code === 'EADDRINUSE') {
    throw new Problem(
      `Port ${port} (${use}) is already in use: stop what holds it, or choose another with ${variable}=${example}.`,
    );
  }
  if (reason.code === 'EACCES') {
    throw new Problem(`Port ${port} (${use}) needs more rights: choose another with ${variable}=${example}.`);
  }
  throw new Problem(`Port ${port} (${use}) cannot be opened on ${host}: ${reason.message}`);
}

/** @param {{ port: number, host: string }} settings */
export const requirePublicPort = ({ port, host }) =>
  requireFree({ port, host, use: 'web', variable: 'PORT', example: port + 1 });

/** @type {Set<number>} handed out here, and perhaps not opened yet, or taken */
const bases = new Set();

/**
 * A base with all its ports free, for a stack beside one that already runs.
 * @returns {Promise<number>}
 */
export async function freePortBase() {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const base = 22_000 + Math.floor(Math.random() * 100) * portSpan;
    if (bases.has(base)) continue;
    bases.add(base);
    const ports = Array.from({ length: portSpan }, (_, i) => base + i);
    const taken = await Promise.all(ports.map((port) => whyTaken(port)));
    if (taken.every((reason) => reason === undefined)) return base;
  }
  throw new Problem('No range of 100 free ports was found between 22000 and 32000.');
}
