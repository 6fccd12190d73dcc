import {
  WIRES,
  type CountedCalls,
  type ErrorCode,
  type ServiceName,
  type UserAction,
  type Wire,
} from '@pactwright/protocol';

export type Upstream = Exclude<ServiceName, 'gateway' | 'ai-worker' | 'web'>;

/** What is to be known of a call before and after a service answers it. */
export interface Route {
  readonly service: Upstream;
  /** Largest body in bytes. */
  readonly bodyLimit: number;
  /** What a caller hears whose body is larger. */
  readonly tooLarge: ErrorCode;
  readonly counted: CountedCalls | null;
  readonly isSignIn: boolean;
  readonly isPatient: boolean;
  readonly makesOwner: boolean;
  readonly isWebhook: boolean;
  /** Only administrators may make it. */
  readonly isAdministration: boolean;
  /** What is remembered of a signed-in user who makes it. */
  readonly noted: UserAction | null;
}

const BODY_LIMIT = 256 * 1024;

const routeOf = (service: Upstream, wire: Wire): Route => ({
  service,
  bodyLimit: wire.bodyLimit ?? BODY_LIMIT,
  tooLarge: wire.tooLarge ?? 'PAYLOAD_TOO_LARGE',
  counted: wire.counted ?? null,
  isSignIn: wire.isSignIn === true,
  isPatient: wire.isPatient === true,
  makesOwner: wire.makesOwner === true,
  isWebhook: wire.isWebhook === true,
  isAdministration: wire.access === 'admin',
  noted: wire.noted ?? null,
});

const isOfUpstream = (service: ServiceName): service is Upstream =>
  service !== 'gateway' && service !== 'ai-worker' && service !== 'web';

/* By method and path where nothing in the path varies; by method and number of segments where something does. */
const exact = new Map<string, Route>();
const patterns = new Map<string, { readonly segments: readonly string[]; readonly route: Route }[]>();

for (const wire of Object.values(WIRES)) {
  const { service, method, path } = wire.call;
  if (!isOfUpstream(service)) continue;
  const route = routeOf(service, wire);
  for (const each of [path, ...(wire.alias === undefined ? [] : [wire.alias])]) {
    if (!each.includes(':')) exact.set(`${method} ${each}`, route);
    else {
      const segments = each.split('/');
      const key = `${method} ${segments.length}`;
      patterns.set(key, [...(patterns.get(key) ?? []), { segments, route }]);
    }
  }
}

/** The route of a method and a normalised path (without query), or undefined when nobody answers it. */
export function findRoute(method: string, path: string): Route | undefined {
  /* Answered as its GET is, without the body. */
  const asked = method === 'HEAD' ? 'GET' : method;
  const found = exact.get(`${asked} ${path}`);
  if (found) return found;
  const given = path.split('/');
  return patterns
    .get(`${asked} ${given.length}`)
    ?.find(({ segments }) =>
      segments.every((segment, at) => (segment.startsWith(':') ? given[at] !== '' : segment === given[at])),
    )?.route;
}
