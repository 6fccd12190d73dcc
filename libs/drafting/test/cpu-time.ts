/** How long the work keeps a processor busy, in milliseconds: the same on a busy machine as on a quiet one. */
export function cpuTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
