import { totalmem } from 'node:os';
import { Counter, Gauge, Histogram, collectDefaultMetrics, register } from 'prom-client';

/* 0.15, 0.4 and 0.5 are bounds that the service levels name: a quantile is exact where a bucket ends. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.4, 0.5, 1, 2.5, 5, 10];

/**
 * Metrics live in the process-wide registry: asking for a known name gives the one that exists. Series of `zeros` are told
 * before anything is counted: one that is born at 1 has not increased, and no alert would see its first event.
 */
export function counter<L extends string>(
  name: string,
  help: string,
  labelNames: readonly L[],
  zeros: readonly Readonly<Record<L, string>>[] = [],
): Counter<L> {
  const known = register.getSingleMetric(name) as Counter<L> | undefined;
  const metric = known ?? new Counter({ name, help, labelNames });
  for (const labels of zeros) metric.inc(labels, 0);
  return metric;
}

/** A histogram of seconds. */
export function histogram<L extends string>(
  name: string,
  help: string,
  labelNames: readonly L[],
  buckets: readonly number[] = SECONDS,
): Histogram<L> {
  const known = register.getSingleMetric(name) as Histogram<L> | undefined;
  return known ?? new Histogram({ name, help, labelNames, buckets: [...buckets] });
}

/** A value read when the metrics are asked for. */
export function gauge<L extends string>(
  name: string,
  help: string,
  labelNames: readonly L[],
  collect?: (this: Gauge<L>) => void | Promise<void>,
): Gauge<L> {
  const known = register.getSingleMetric(name) as Gauge<L> | undefined;
  return known ?? new Gauge({ name, help, labelNames, ...(collect ? { collect } : {}) });
}

let collecting = false;
export function collectProcessMetrics(service: string): void {
  if (collecting) return;
  collecting = true;
  register.setDefaultLabels({ service });
  collectDefaultMetrics();
  gauge(
    'process_memory_limit_bytes',
    'What the process may hold: its container, or the machine',
    [],
    function () {
      /* Without a limit it is 0 or more than any machine has, by the version of cgroups. */
      this.set(Math.min(process.constrainedMemory() || Infinity, totalmem()));
    },
  );
}

export const metricsContentType = register.contentType;
export const metricsText = (): Promise<string> => register.metrics();
