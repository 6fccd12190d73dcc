import { expect, test } from '@playwright/test';
import { given } from './receivers.js';

/** What the service levels of docs/observability.md are computed from, with the service that tells it. */
const LEVELS = [
  ['gateway', 'http_server_request_duration_seconds_count{method="POST",route="/api/*",status="200"'],
  ['contracts', 'http_server_request_duration_seconds_count{method="POST",route="/api/wizard-steps/save"'],
  ['gateway', 'gateway_upstream_duration_seconds_count{upstream="contracts",outcome="answered"'],
  ['contracts', 'run_duration_seconds_count{kind="suggest",outcome="done"'],
  ['ai-worker', 'ai_request_duration_seconds_count{task="suggest"'],
  ['ai-worker', 'ai_tokens_total{task="suggest",direction="input"'],
  ['ai-worker', 'ai_cost_usd_total{task="suggest"'],
  ['ai-worker', 'queue_wait_seconds_count{queue="ai",job="suggest-text"'],
  ['documents', 'doc_ready_seconds_count'],
  ['documents', 'doc_render_seconds_count{format="pdf"'],
  [
    'billing',
    'http_server_request_duration_seconds_count{method="POST",route="/api/payment/webhook",status="200"',
  ],
  ['billing', 'payment_fulfilment_seconds_count{type="checkout.session.completed"'],
  ['billing', 'stripe_events_total{type="checkout.session.completed",outcome="new"'],
  ['identity', 'auth_failures_total{reason="session.begin"'],
] as const;
/** Values that are told at all times, and may well be nothing. */
const STATES = [
  ['ai-worker', 'queue_oldest_age_seconds{queue="ai"'],
  ['documents', 'queue_oldest_age_seconds{queue="renders"'],
  ['billing', 'outbox_oldest_age_seconds'],
  ['gateway', 'gateway_upstream_circuit_open{upstream="contracts"'],
  ['ai-worker', 'ai_circuit_open'],
  ['ai-worker', 'ai_budget_usd'],
  ['billing', 'quota_denied_total'],
] as const;
const MOST_SERIES = 1_000;
const MOST_VALUES = 60;

const urls = new Map(Object.entries(JSON.parse(given('E2E_METRICS')) as Record<string, string>));

async function samplesOf(service: string): Promise<readonly string[]> {
  const answer = await fetch(urls.get(service) ?? '');
  expect(answer.status).toBe(200);
  return (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** Labels come in any order, and there may be more of them. */
function isOf(line: string, series: string): boolean {
  const [name, labels = ''] = series.split('{');
  const [told = '', having = ''] = line.split('{');
  return told.split(' ')[0] === name && labels.split(',').every((label) => having.includes(label));
}

test.describe('metrics', () => {
  for (const [service, series] of LEVELS) {
    test(`R24 ${service} has counted ${series}`, async () => {
      const counts = (await samplesOf(service))
        .filter((line) => isOf(line, series))
        .map((line) => Number(line.split(' ').at(-1)));
      expect(Math.max(0, ...counts), series).toBeGreaterThan(0);
    });
  }

  for (const [service, series] of STATES) {
    test(`R24 ${service} tells ${series}`, async () => {
      expect((await samplesOf(service)).some((line) => isOf(line, series))).toBe(true);
    });
  }

  for (const service of urls.keys()) {
    test(`R24 the labels of ${service} are bounded and name nobody`, async () => {
      const samples = await samplesOf(service);
      expect(samples.length).toBeLessThan(MOST_SERIES);
      const values = new Map<string, Set<string>>();
      for (const [, name, labels = ''] of samples.flatMap((line) => [
        ...line.matchAll(/^(\w+)(?:\{(.*)\})? /g),
      ])) {
        for (const [, label, value = ''] of labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)) {
          expect(value, `${name} ${label}`).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|@|\?|https?:/);
          const key = `${name} ${label}`;
          values.set(key, (values.get(key) ?? new Set()).add(value));
        }
      }
      expect([...values].filter(([, set]) => set.size > MOST_VALUES).map(([key]) => key)).toEqual([]);
    });
  }
});
