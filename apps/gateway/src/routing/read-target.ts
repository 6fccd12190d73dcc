export interface Target {
  /** Percent-decoded where that is harmless; what routes are matched against and what is forwarded. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
}

const MAX_LENGTH = 8 * 1024;
/* Encoded separators, dots and controls mean one thing here and another one upstream: nobody needs them in these paths. */
const AMBIGUOUS = /%(?:2f|5c|2e|00|25|3b|0[0-9a-f]|1[0-9a-f]|7f)|[\\;]|\/\/|[^\x21-\x7e]/i;

/** Reads the request target once; undefined for one that could be read in two ways (absolute form, `//`, `..`, `%2f`, half of a character …). */
export function readTarget(url: string | undefined): Target | undefined {
  if (!url?.startsWith('/') || url.length > MAX_LENGTH) return undefined;
  const [raw = '', ...rest] = url.split('?');
  if (AMBIGUOUS.test(raw)) return undefined;
  if (raw.split('/').some((segment) => segment === '.' || segment === '..')) return undefined;
  const query = rest.length === 0 ? '' : `?${rest.join('?')}`;
  if (/[^\x21-\x7e]/.test(query) || !isText(raw) || !isText(query)) return undefined;
  const path = raw.length > 1 && raw.endsWith('/') ? raw.slice(0, -1) : raw;
  return { path, query };
}

/** Whether its escapes are UTF-8; a reader behind this one would take anything else for other words. */
function isText(part: string): boolean {
  if (!part.includes('%')) return true;
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
