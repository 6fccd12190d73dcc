/** How long an event may last before either party may leave. */
export const EXIT_DAYS = { freelancer: 30, balanced: 60, client: 30 } as const;
