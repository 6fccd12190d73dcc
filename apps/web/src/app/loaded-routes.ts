import { matchRoutes, type RouteObject } from 'react-router-dom';

/** The routes with everything at hand that the one at this address would load. */
export async function loadedRoutes(routes: readonly RouteObject[], pathname: string): Promise<RouteObject[]> {
  const matched = new Set(matchRoutes([...routes], pathname)?.map(({ route }) => route));
  const load = async (route: RouteObject): Promise<RouteObject> => {
    if (!matched.has(route)) return route;
    const { lazy, ...rest } = route;
    const children = route.children && (await Promise.all(route.children.map(load)));
    return { ...rest, ...(await loadLazy(lazy)), ...(children ? { children } : {}) } as RouteObject;
  };
  return Promise.all(routes.map(load));
}

async function loadLazy(lazy: RouteObject['lazy']): Promise<object> {
  if (lazy === undefined) return {};
  if (typeof lazy === 'function') return lazy();
  const parts = Object.entries(lazy).map(async ([name, load]) => [name, await load?.()] as const);
  return Object.fromEntries(await Promise.all(parts));
}
