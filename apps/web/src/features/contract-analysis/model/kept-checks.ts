import { UPLOAD_KEPT_HOURS } from '@pactwright/protocol';
import { get, update } from 'idb-keyval';
import { withCopies } from '../../../shared/browser-copies.js';
import { forgetReply } from './reply/kept-reply.js';

/** A check that was made in this browser: what it takes to open it again, and nothing of what it has found. */
export interface KeptCheck {
  readonly runId: string;
  readonly fileName: string;
  /** When the file was sent, as the number of milliseconds that `Date` counts. */
  readonly at: number;
  /** Of the file, in bytes; not known of one that was sent before this was kept. */
  readonly size?: number;
}

const KEY = 'checks';
/** Shown at most; all that the server still keeps are remembered, for the replies that belong to them. */
const MOST_SHOWN = 5;
const LIFETIME_MS = UPLOAD_KEPT_HOURS * 60 * 60 * 1_000;

export const expiryOf = ({ at }: KeptCheck): number => at + LIFETIME_MS;

/** Those that the server still keeps. */
export const aliveAt = (now: number, checks: readonly KeptCheck[]): readonly KeptCheck[] =>
  checks.filter((check) => check.at <= now && now < expiryOf(check));

/** The latest first. */
export const withCheck = (checks: readonly KeptCheck[], check: KeptCheck): readonly KeptCheck[] => [
  check,
  ...withoutCheck(aliveAt(check.at, checks), check.runId),
];

export const withoutCheck = (checks: readonly KeptCheck[], runId: string): readonly KeptCheck[] =>
  checks.filter((check) => check.runId !== runId);

export const shownOf = (checks: readonly KeptCheck[]): readonly KeptCheck[] => checks.slice(0, MOST_SHOWN);

/** The last ones. Those that the server keeps no longer are forgotten. */
export async function listChecks(): Promise<readonly KeptCheck[]> {
  const kept = (await withCopies((store) => get<readonly KeptCheck[]>(KEY, store))) ?? [];
  const alive = aliveAt(Date.now(), kept);
  if (alive.length < kept.length) await change((checks) => aliveAt(Date.now(), checks));
  return shownOf(alive);
}

export const rememberCheck = (check: KeptCheck): Promise<unknown> =>
  change((checks) => withCheck(checks, check));

export const forgetCheck = (runId: string): Promise<unknown> =>
  change((checks) => withoutCheck(checks, runId));

/* The plan of a reply goes with its check. */
async function change(by: (checks: readonly KeptCheck[]) => readonly KeptCheck[]): Promise<void> {
  let gone: readonly KeptCheck[] = [];
  await withCopies((store) =>
    update<readonly KeptCheck[]>(
      KEY,
      (checks = []) => {
        const kept = by(checks);
        gone = checks.filter(({ runId }) => !kept.some((check) => check.runId === runId));
        return kept;
      },
      store,
    ),
  );
  await Promise.all(gone.map(({ runId }) => forgetReply(runId)));
}
