import { identityCalls, type CurrentUserResponse, type User } from '@pactwright/protocol';
import { isApiError } from '../api/api-error.js';
import { requestTo } from '../api/request-to.js';
import { onNotSignedIn } from '../api/not-signed-in.js';
import { hasAntiForgeryCookie, sendForJson } from '../api/request.js';
import { connection } from '../api/connection.js';

export interface CurrentUser {
  /** Null while unknown, too: look at `isLoading` where the difference matters. */
  readonly user: User | null;
  /** Not known yet, be it that the answer is on its way or that nothing answers. */
  readonly isLoading: boolean;
  /** Somebody has signed in here, and the server that would say who cannot be reached. */
  readonly isOutOfReach: boolean;
}

const UNKNOWN: CurrentUser = { user: null, isLoading: true, isOutOfReach: false };
const NOBODY: CurrentUser = { user: null, isLoading: false, isOutOfReach: false };

/* A server that is too busy to say who somebody is answers for the page anyway: no connection comes back that would ask again. */
const ASKED_AGAIN_MS = 2_000;

let state = UNKNOWN;
let asked = 0;
let doubt: Promise<void> | undefined;
const listeners = new Set<() => void>();

function become(next: CurrentUser): void {
  state = next;
  for (const listener of [...listeners]) listener();
}

/**
 * Asks who is signed in: at the start, and after whatever may have changed it. The anti-forgery cookie comes with a
 * session only and lives as long, so that without it there is nobody to ask for; a 401 says the same.
 */
export async function refreshCurrentUser(): Promise<void> {
  asked += 1;
  const question = asked;
  if (!hasAntiForgeryCookie()) return become(NOBODY);
  const result = await sendForJson(requestTo(identityCalls.getCurrentUser));
  if (question !== asked) return;
  if ('data' in result) {
    const { success, user }: Partial<CurrentUserResponse> = result.data;
    return become(success === true && user ? { ...NOBODY, user } : NOBODY);
  }
  const { status } = result.error;
  if (status === 401) return become(NOBODY);
  /* What was known stays true as long as nobody says otherwise. */
  if (state.user) return;
  become({ ...UNKNOWN, isOutOfReach: true });
  if (status !== null) setTimeout(() => void refreshCurrentUser(), ASKED_AGAIN_MS);
}

/** Asks whether who was signed in here still is: their session may have run out, or been ended elsewhere. */
export async function doubtCurrentUser(): Promise<void> {
  if (!state.user) return;
  doubt ??= refreshCurrentUser().finally(() => (doubt = undefined));
  await doubt;
}

/** Whether a call was refused because the session is over: that is told once, by what asks to sign in again. */
export async function isSessionOver(error: unknown): Promise<boolean> {
  if (!isApiError(error) || error.code !== 'NOT_SIGNED_IN') return false;
  await doubtCurrentUser();
  return state.user === null;
}

onNotSignedIn(() => void doubtCurrentUser());

connection.subscribe(() => {
  if (state.isOutOfReach && connection.state() === 'online') void refreshCurrentUser();
});

/** Forgets the answer, as on a fresh page. */
export function resetCurrentUser(): void {
  asked = 0;
  become(UNKNOWN);
}

export const currentUserSource = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (asked === 0) void refreshCurrentUser();
    return () => void listeners.delete(listener);
  },
  get: (): CurrentUser => state,
  /** Pages are drawn at build for everybody. */
  getAtBuild: (): CurrentUser => UNKNOWN,
};
