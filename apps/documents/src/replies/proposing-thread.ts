import { parentPort } from 'node:worker_threads';
import { proposals, type ReplyInput } from '@pactwright/drafting';

/* The program of a thread that looks for what can be replied, one contract at a time. */
parentPort?.on('message', (input: ReplyInput) => parentPort?.postMessage(proposals(input)));
