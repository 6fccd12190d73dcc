import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { Order } from './hashing-threads.js';

/*
 * The program of a thread that computes argon2id hashes, one order at a time. Where the processor
 * is short, whatever serves other people goes first, and a flood of sign-ins gets a tenth of what an equal would; it is
 * not starved, since people sign in on a busy machine too. On Linux a priority is a thread's own; elsewhere it would be the
 * whole process'.
 */
const BEHIND_OTHERS = 10;

/* Where all of the service is further behind already, only root could go ahead to this. */
if (process.platform === 'linux') setPriority(Math.max(BEHIND_OTHERS, getPriority()));
parentPort?.on('message', ({ password, cost, stored }: Order) => {
  parentPort?.postMessage(stored === undefined ? hashSync(password, cost) : verifySync(stored, password));
});
