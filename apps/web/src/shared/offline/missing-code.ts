/** What Vite sends before an import of a page's code fails. */
interface PreloadError extends Event {
  readonly payload: unknown;
}

const RELOADED_KEY = 'reloaded-for-missing-code';
/** A reload that did not help is not repeated within this time. */
const REST_MS = 60_000;
const failures = new WeakSet<object>();

/** Remembers which errors are imports whose file could not be had. Call before the first page is loaded. */
export function watchMissingCode(): () => void {
  const onFailure = (event: Event): void => {
    const { payload } = event as PreloadError;
    if (typeof payload === 'object' && payload !== null) failures.add(payload);
  };
  window.addEventListener('vite:preloadError', onFailure);
  return () => window.removeEventListener('vite:preloadError', onFailure);
}

export const isMissingCode = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);

/** True once in a while. A browser that blocks site data cannot remember the reload and gets none: it might never end. */
export function mayReloadForCode(now: number): boolean {
  try {
    if (now - Number(sessionStorage.getItem(RELOADED_KEY) ?? 0) < REST_MS) return false;
    sessionStorage.setItem(RELOADED_KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
