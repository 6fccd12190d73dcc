const NAME = 'wizard-draft';

/** `lost`: another tab has entered the wizard since, and goes on with what this one kept. */
export type DraftLock = 'none' | 'held' | 'lost';

let lock: DraftLock = 'none';
let release: (() => void) | undefined;
const listeners = new Set<() => void>();

function become(next: DraftLock): void {
  if (lock === next) return;
  lock = next;
  for (const listener of listeners) listener();
}

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/**
 * The draft in this browser has one place, so one tab at a time writes it: the one that was entered last. A tab that has lost
 * the lock stops before it can overwrite what the other one writes; what it kept is what the other one begins with.
 */
export const draftLock = {
  state: (): DraftLock => lock,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Resolves once this tab alone writes. A browser without locks lets every tab write. */
  take(): Promise<void> {
    draftLock.giveUp();
    /* Not there in old browsers, nor where the connection is not a safe one. */
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return Promise.resolve();
    const taken = deferred();
    const held = deferred();
    release = held.resolve;
    const hold = () => {
      become('held');
      taken.resolve();
      return held.promise;
    };
    locks.request(NAME, { steal: true }, hold).catch(() => {
      /* Refused outright, the wizard goes on without; taken away, it stops. */
      taken.resolve();
      if (release === held.resolve) become(lock === 'held' ? 'lost' : 'none');
    });
    return taken.promise;
  },
  /** Nobody has to be kept from writing any more. */
  giveUp(): void {
    const held = release;
    release = undefined;
    become('none');
    held?.();
  },
};
