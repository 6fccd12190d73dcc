declare const answer: unique symbol;

/** One call as it is sent: in a file of its own, for the service worker, which has no window, makes calls too. */
export interface ApiRequest<A = unknown> {
  /** Path below the origin, with its query: `/api/contracts`. */
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON, unless it is a form. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Lets a small request outlive the page that sends it. */
  readonly keepalive?: boolean;
  /** What comes back, as a type alone. */
  readonly [answer]?: A;
}
