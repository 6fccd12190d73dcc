import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { dashboardOf, filesIn, read, root, rulesOf } from './files.js';
import { isToldFromZero, knownMetrics, usesOf, type Labels } from './metrics.js';
import { PARTS, faultsOf, headingsOf, misplacedIn, unknownIn } from './rules.js';

const alertFiles = filesIn('alerts', 'yaml');
const dashboardFiles = filesIn('dashboards', 'json');
const rules = alertFiles.flatMap((file) => rulesOf(read(file)));
const alerts = rules.filter(({ alert }) => alert !== undefined);

let known: ReadonlyMap<string, Labels>;
beforeAll(async () => {
  const recorded = rules.flatMap(({ record }) =>
    record === undefined ? [] : [[record, undefined] as const],
  );
  known = new Map([...(await knownMetrics()), ...recorded]);
});

describe(usesOf.name, () => {
  it('finds every series that an expression reads, and no function, label, duration or text', () => {
    const expression =
      'histogram_quantile(0.95, sum by (le, queue) (rate(a_bucket{x="b_total", y=~"c"}[5m] offset 1h))) > on (z) (14.4 * (1 - s:o:ratio)) unless d';
    expect(usesOf(expression)).toEqual([
      { metric: 'a_bucket', labels: ['x', 'y'] },
      { metric: 's:o:ratio', labels: [] },
      { metric: 'd', labels: [] },
    ]);
  });
});

describe('alerts', () => {
  it.each(rules.map((rule) => [rule.alert ?? rule.record, rule.expr] as const))(
    'R24 %s reads only what somebody tells',
    (_name, expression) => {
      expect(usesOf(expression).length + Number(expression.startsWith('vector('))).toBeGreaterThan(0);
      expect(unknownIn(expression, known)).toEqual([]);
    },
  );

  it('have a severity, a summary and a section of a runbook, and names of their own', () => {
    expect(alerts.flatMap(faultsOf)).toEqual([]);
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
    expect(alerts.length).toBeGreaterThan(30);
  });

  it('are found faulty when a metric, a label, a severity or a section is wrong', () => {
    const [good] = alerts;
    if (!good) throw new Error('there are no alerts');
    expect(unknownIn('rate(http_server_request_durations_seconds_count[5m])', known)).toHaveLength(1);
    expect(unknownIn('queue_wait_seconds_count{que="ai"}', known)).toEqual([
      'queue_wait_seconds_count has no label que',
    ]);
    expect(faultsOf({ ...good, labels: { severity: 'high' } })).toHaveLength(1);
    expect(faultsOf({ ...good, annotations: {} })).toHaveLength(4);
    expect(faultsOf({ ...good, alert: 'SomethingElse' })).toHaveLength(2);
  });

  it('are what the runbooks have sections for, each with the same parts', () => {
    const pages = globSync('docs/runbooks/*.md', { cwd: root }).filter((page) =>
      alerts.some(({ annotations }) => annotations?.['runbook_url']?.startsWith(`${page}#`)),
    );
    expect(pages.flatMap(headingsOf).sort()).toEqual(alerts.map(({ alert }) => alert).sort());
    for (const page of pages) {
      const [, ...sections] = readDoc(page).split(/^## /m);
      for (const section of sections) {
        const missing = PARTS.filter((part) => !section.includes(`**${part}.**`));
        expect([section.split('\n', 1)[0], missing]).toEqual([section.split('\n', 1)[0], []]);
      }
    }
  });

  it('R24 on a first event read what is told from 0 on: a series that is born at 1 has not increased', () => {
    const first = alerts.flatMap(({ alert = '', expr }) => {
      const [, metric] = /^(?:\w+ ?(?:by \([^)]*\) )?\()?increase\((\w+)\{?[^)]*\)\)? > 0$/.exec(expr) ?? [];
      return metric === undefined ? [] : [[alert, metric] as const];
    });
    expect(first.map(([alert]) => alert)).toEqual([
      'CanaryEchoed',
      'WebhookFails',
      'RefundFailed',
      'PaymentDisputed',
      'ReconcileFailed',
      'RendersGivenUp',
      'JobsGivenUp',
      'CallerNotTrusted',
    ]);
    expect(first.filter(([, metric]) => !isToldFromZero(metric))).toEqual([]);
    expect(isToldFromZero('gateway_refused_total')).toBe(false);
  });

  it('agree with what docs/observability.md promises', () => {
    const promised = readDoc('docs/observability.md');
    for (const { record, labels } of rules)
      if (record === 'slo:objective:ratio') expect(promised).toContain(`\`${labels?.['slo'] ?? ''}\``);
    const ours = [...known]
      .filter(([, labels]) => labels !== undefined)
      .map(([name]) => name.replace(/_(bucket|sum|count)$/, ''));
    expect([...new Set(ours)].filter((name) => !promised.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('dashboards', () => {
  const dashboards = dashboardFiles.map((file) => [file, dashboardOf(read(file))] as const);

  it.each(dashboards)(
    '%s shows only what somebody tells, each panel in a place of its own',
    (_file, dashboard) => {
      const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
      expect(expressions.flatMap((expression) => unknownIn(expression, known))).toEqual([]);
      expect(misplacedIn(dashboard)).toEqual([]);
      expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
    },
  );

  it('are one for each concern, by names of their own, of a source that is provisioned', () => {
    expect(dashboards.map(([file]) => path.basename(file, '.json'))).toEqual([
      'ai',
      'billing',
      'documents',
      'overview',
      'queues',
      'security',
    ]);
    expect(new Set(dashboards.map(([, { uid }]) => uid)).size).toBe(dashboards.length);
    const { datasources } = parse(read('grafana/provisioning/datasources/pactwright.yaml')) as {
      datasources: { uid: string }[];
    };
    const uids = new Set(
      dashboards.flatMap(([, { panels }]) => panels.map(({ datasource }) => datasource.uid)),
    );
    expect(datasources.map(({ uid }) => uid)).toEqual(expect.arrayContaining([...uids]));
  });
});

describe('Prometheus', () => {
  const scraping = z.object({
    scrape_configs: z.array(
      z.object({
        job_name: z.string(),
        kubernetes_sd_configs: z
          .array(
            z.strictObject({
              role: z.literal('pod'),
              namespaces: z.strictObject({ names: z.array(z.string()) }),
            }),
          )
          .optional(),
        relabel_configs: z
          .array(
            z.strictObject({
              source_labels: z.array(z.string()),
              regex: z.string().optional(),
              action: z.enum(['keep', 'drop']).optional(),
              target_label: z.string().optional(),
            }),
          )
          .optional(),
      }),
    ),
  });
  const jobsOf = (file: string) => scraping.parse(parse(read(file))).scrape_configs;
  const inCluster = jobsOf('scrape-kubernetes.yml');
  const asked = new Set(
    [
      ...alerts.map(({ expr }) => expr),
      ...dashboardFiles
        .map((file) => dashboardOf(read(file)))
        .flatMap(({ panels }) => panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))),
    ].flatMap((expression) => [...expression.matchAll(/\bjob="([^"]+)"/g)].map(([, job = '']) => job)),
  );

  it.each(['prometheus.yml', 'scrape-kubernetes.yml'])(
    'R24 has every job that alerts name, by %s',
    (file) => {
      expect([...asked].sort()).toEqual(['node', 'pactwright', 'postgres', 'redis']);
      expect(jobsOf(file).map(({ job_name }) => job_name)).toEqual(expect.arrayContaining([...asked]));
    },
  );

  it('R24 finds in a cluster the pods that are services, by the label and the port that they have', () => {
    const { kubernetes_sd_configs: places, relabel_configs: rules = [] } = inCluster[0] ?? {};
    const manifest = (file: string) => readFileSync(path.join(root, 'k8s', 'base', file), 'utf8');
    const { namespace } = parse(manifest('kustomization.yaml')) as { namespace: string };
    expect(places).toEqual([{ role: 'pod', namespaces: { names: [namespace] } }]);
    expect(rules.filter(({ action }) => action === 'keep').map(({ regex }) => regex)).toEqual([
      'service',
      '9090',
    ]);
    expect(rules[0]?.source_labels).toEqual(['__meta_kubernetes_pod_label_pactwright_io_kind']);
    expect(manifest('gateway.yaml')).toContain('pactwright.io/kind: service }');
    expect(manifest('patches/service.yaml')).toContain('containerPort: 9090 }');
    expect(manifest('network.yaml')).toMatch(
      /metadata\.name: monitoring \} \}\n\s+ports: \[\{ port: 9090 \}\]/,
    );
  });

  it('R24 is given jobs and rules by the commands of the page, as the operator of a cluster wants them', () => {
    const command = [...readDoc('docs/observability.md').matchAll(/^```sh\n(.*?)^```$/gms)]
      .map(([, block = '']) => block)
      .find((block) => block.includes('PrometheusRule'));
    const { stdout } = spawnSync('bash', ['-c', `kubectl() { cat; echo ---; }\n${command ?? ''}`], {
      cwd: root,
      encoding: 'utf8',
    });
    const [jobs, ...resources] = parseAllDocuments(stdout).map((document) => document.toJS() as unknown);
    expect(jobs).toEqual(
      (parse(read('scrape-kubernetes.yml')) as { scrape_configs: unknown }).scrape_configs,
    );
    expect(resources.filter((one) => one !== null)).toEqual(
      alertFiles.map((file) => ({
        apiVersion: 'monitoring.coreos.com/v1',
        kind: 'PrometheusRule',
        metadata: {
          name: `pactwright-${path.basename(file, '.yaml')}`,
          labels: { release: 'kube-prometheus-stack' },
        },
        spec: parse(read(file)) as unknown,
      })),
    );
  });
});

describe('the collector', () => {
  const config = parse(read('otel-collector.yaml')) as {
    processors: { tail_sampling: { policies: Record<string, unknown>[] } };
    service: { pipelines: { traces: Record<'receivers' | 'processors' | 'exporters', string[]> } };
  } & Record<'receivers' | 'exporters', object>;

  it('keeps errors, what is slow, and five percent of the rest', () => {
    expect(config.processors.tail_sampling.policies).toMatchObject([
      { type: 'status_code', status_code: { status_codes: ['ERROR'] } },
      { type: 'latency', latency: { threshold_ms: 2_000 } },
      { type: 'probabilistic', probabilistic: { sampling_percentage: 5 } },
    ]);
  });

  it('has a pipeline of parts that it defines', () => {
    const { traces } = config.service.pipelines;
    for (const part of ['receivers', 'processors', 'exporters'] as const)
      expect(Object.keys(config[part])).toEqual(expect.arrayContaining(traces[part]));
  });
});

const readDoc = (page: string): string => readFileSync(path.join(root, page), 'utf8');

const promtool = spawnSync('promtool', ['--version']).status === 0;
/* Prometheus' own tool, where it is installed: it reads rules as Prometheus does, and plays the burn-rate alerts through. */
(promtool ? describe : describe.skip)('promtool (skipped where it is not installed)', () => {
  const run = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync('promtool', args, {
      cwd: path.join(root, 'deploy', 'observability'),
      encoding: 'utf8',
    });
    return status === 0 ? 'ok' : `${stdout}${stderr}`;
  };

  it('accepts the rules and the configuration', () => {
    expect(run('check', 'rules', ...alertFiles)).toBe('ok');
    expect(run('check', 'config', 'prometheus.yml')).toBe('ok');
  });

  it('sees the alerts fire and stay silent when they should', () => {
    expect(run('test', 'rules', 'checks/alerts.test.yaml')).toBe('ok');
  });
});
