import { currentUserSource, type CurrentUser } from './current-user.js';

/** Who is signed in, as soon as that is known, or known that nobody can say so now. */
export function whoIsSignedIn(): Promise<CurrentUser> {
  return new Promise((resolve) => {
    const stop = currentUserSource.subscribe(look);
    look();
    function look() {
      const now = currentUserSource.get();
      if (now.isLoading && !now.isOutOfReach) return;
      resolve(now);
      /* The first word may come while it is being asked for. */
      queueMicrotask(() => stop());
    }
  });
}
