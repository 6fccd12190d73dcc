import { matchPath, type RouteObject } from 'react-router-dom';

interface Addresses {
  /** Patterns of the addresses at which the app shows something of its own. */
  readonly known: string[];
  /** Patterns of which every address that exists is a public page; others below them do not exist. */
  readonly closed: string[];
}

const patternsOf = (routes: readonly RouteObject[], parent = ''): string[] =>
  routes.flatMap(({ path, index, children }) => {
    if (path === '*') return [];
    const pattern = path === undefined ? parent : path.startsWith('/') ? path : `${parent}/${path}`;
    if (children) return patternsOf(children, pattern);
    return index || path !== undefined ? [pattern || '/'] : [];
  });

/** What the routes answer to, for the server in front of the app. */
export function addressesOf(routes: readonly RouteObject[], publicPages: readonly string[]): Addresses {
  const patterns = [...new Set(patternsOf(routes))];
  const isClosed = (pattern: string) =>
    pattern.includes(':') && publicPages.some((page) => matchPath(pattern, page) !== null);
  return {
    known: patterns.filter((pattern) => !isClosed(pattern)),
    closed: patterns.filter(isClosed),
  };
}
