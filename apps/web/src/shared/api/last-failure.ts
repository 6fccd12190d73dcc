/* A message about a failure is shown right after it; later than this it is about something else. */
const SAME_MATTER_MS = 3_000;

let last: { readonly requestId: string; readonly at: number } | undefined;

/** Remembers under which id support finds what the server could not do. */
export function noteFailure(requestId: string | null): void {
  if (requestId) last = { requestId, at: Date.now() };
}

/** The id of a failure of this moment. */
export const recentFailure = (): string | undefined =>
  last && Date.now() - last.at < SAME_MATTER_MS ? last.requestId : undefined;
