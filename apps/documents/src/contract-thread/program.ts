import { parentPort } from 'node:worker_threads';
import { done, type Work } from './work.js';

/* The program of a thread that reads checked contracts, one at a time. */
parentPort?.on('message', (work: Work) => parentPort?.postMessage(done(work)));
