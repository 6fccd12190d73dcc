import {
  OVERLAYS,
  ofKind,
  render,
  services,
  whyNotRendered,
  type Manifest,
  type Overlay,
  type PolicyRule,
} from './manifest.js';
import { productionRules } from './production-rules.js';
import type { Rule } from './rule.js';
import { rules } from './rules.js';

const reason = whyNotRendered();
const whereRendered = reason ? describe.skip : describe;
const rendered = reason ? [] : OVERLAYS.map((overlay) => [overlay, render(overlay)] as const);
const production = (): Manifest[] =>
  structuredClone(rendered.find(([name]) => name === 'production')?.[1] ?? []);

/** What holds of a namespace that has none of our services. */
const ofParts = [
  'matches the schemas',
  'consists of what these rules look at',
  'keeps every pod restricted',
  'watches everything that stays',
  'bounds memory and never the processor',
  'names every image by version',
  'denies what is not allowed',
  'opens no way but to whom a service calls and those that are named',
  'leads each name to pods',
  'is where a pod without those bounds is refused',
] as const;
const RULES: Readonly<Record<Overlay, Record<string, Rule>>> = {
  development: rules,
  production: { ...rules, ...productionRules },
  pdf: Object.fromEntries(ofParts.map((name) => [name, rules[name]])),
};

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('The overlay lacks what this test breaks.');
  return value;
};
const named = (manifests: Manifest[], kind: string, name: string): Manifest =>
  found(ofKind(manifests, kind).find(({ metadata }) => metadata.name === name));
const podOf = (manifests: Manifest[], name: string) =>
  found(services(manifests).find(({ manifest }) => manifest.metadata.name === name)?.pod);
const containerOf = (manifests: Manifest[], name: string) => found(podOf(manifests, name).containers[0]);
const modifiersOf = (manifests: Manifest[], name: string) =>
  found(named(manifests, 'ScaledObject', name).spec?.advanced?.scalingModifiers);
const settingsOf = (manifests: Manifest[]) =>
  found(ofKind(manifests, 'ConfigMap').find(({ data }) => data?.['SHUTDOWN_DRAIN_MS'])?.data);
const ingressOf = (manifests: Manifest[], policy: string) =>
  found(named(manifests, 'NetworkPolicy', policy).spec?.ingress) as PolicyRule[];
const egressOf = (manifests: Manifest[], policy: string) =>
  found(named(manifests, 'NetworkPolicy', policy).spec?.egress) as PolicyRule[];
const remove = (manifests: Manifest[], kind: string, name: string): void => {
  manifests.splice(manifests.indexOf(named(manifests, kind, name)), 1);
};

whereRendered(`the overlays${reason ? ` (${reason})` : ''}`, () => {
  describe.each(rendered)('%s', (overlay, manifests) => {
    it.each(Object.entries(RULES[overlay]))('R23 %s', async (_name, rule) => {
      expect(await rule(manifests)).toEqual([]);
    });
  });

  it('R23 pdf is where documents looks for it, lets documents in, and nobody out', () => {
    const pdf = found(rendered.find(([name]) => name === 'pdf'))[1];
    const settings = ofKind(production(), 'ConfigMap').map(({ data }) => data?.['GOTENBERG_URL']);
    expect(settings).toContain(`http://${named(pdf, 'Service', 'gotenberg').metadata.name}.pdf.svc:3000`);
    const policies = ofKind(pdf, 'NetworkPolicy');
    expect(policies.flatMap(({ spec }) => spec?.egress ?? [])).toEqual([]);
    expect(policies.flatMap(({ spec }) => spec?.ingress ?? [])).toEqual([
      {
        from: [
          {
            namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'pactwright' } },
            podSelector: { matchLabels: { 'app.kubernetes.io/name': 'documents' } },
          },
        ],
        ports: [{ port: 3000 }],
      },
    ]);
  });

  it('R23 pdf keeps a converter while a node is drained', () => {
    const pdf = found(rendered.find(([name]) => name === 'pdf'))[1];
    const { spec } = named(pdf, 'Deployment', 'gotenberg');
    const labels = { 'app.kubernetes.io/name': 'gotenberg' };
    const [budget] = ofKind(pdf, 'PodDisruptionBudget');

    expect(budget?.spec).toMatchObject({ maxUnavailable: 1, selector: { matchLabels: labels } });
    expect(spec?.template?.spec.topologySpreadConstraints).toMatchObject([
      { topologyKey: 'kubernetes.io/hostname', labelSelector: { matchLabels: labels } },
    ]);
  });

  /* A rule that no broken copy offends proves nothing. */
  type Breakage = (copy: Manifest[]) => void;
  const breakages: Record<keyof typeof rules | keyof typeof productionRules, Breakage | readonly Breakage[]> =
    {
      'matches the schemas': (copy) => {
        Object.assign(named(copy, 'Deployment', 'billing').spec ?? {}, { replica: 3 });
      },
      'consists of what these rules look at': ['Pod', 'CronJob', 'DaemonSet', 'ClusterRoleBinding'].map(
        (kind) => (copy) => {
          copy.push({ apiVersion: 'v1', kind, metadata: { name: 'unseen' } });
        },
      ),
      'keeps every pod restricted': [
        ...[
          { allowPrivilegeEscalation: true },
          { privileged: true },
          { capabilities: { drop: ['ALL'], add: ['SYS_ADMIN'] } },
          { capabilities: { drop: ['NET_RAW'] } },
          { runAsNonRoot: false },
          { runAsUser: 0 },
          { seccompProfile: { type: 'Unconfined' } },
          { seLinuxOptions: { type: 'spc_t' } },
          { procMount: 'Unmasked' },
        ].map((context) => (copy: Manifest[]) => {
          Object.assign(containerOf(copy, 'gateway').securityContext ?? {}, context);
        }),
        ...[{ runAsUser: 0 }, { sysctls: [{ name: 'kernel.msgmax', value: '1' }] }].map(
          (context) => (copy: Manifest[]) => {
            Object.assign(podOf(copy, 'gateway').securityContext ?? {}, context);
          },
        ),
        ...[
          { hostNetwork: true },
          { hostPID: true },
          { hostIPC: true },
          { automountServiceAccountToken: true },
          { volumes: [{ name: 'tmp', hostPath: { path: '/' } }] },
          { initContainers: [{ name: 'first', image: 'busybox:1.37.0' }] },
        ].map((part) => (copy: Manifest[]) => {
          Object.assign(podOf(copy, 'gateway'), part);
        }),
        (copy) => {
          Object.assign(found(containerOf(copy, 'gateway').ports?.[0]), { hostPort: 80 });
        },
      ],
      'is where a pod without those bounds is refused': (copy) => {
        Object.assign(named(copy, 'Namespace', 'pactwright').metadata.labels ?? {}, {
          'pod-security.kubernetes.io/enforce': 'privileged',
        });
      },
      'lets our services write nowhere but in /tmp': (copy) => {
        Object.assign(containerOf(copy, 'i18n').securityContext ?? {}, { readOnlyRootFilesystem: false });
      },
      'watches everything that stays': (copy) => {
        Object.assign(containerOf(copy, 'web'), { livenessProbe: undefined });
      },
      'asks each service by the port for operators, and gives it the time to start': [
        (copy) => {
          Object.assign(containerOf(copy, 'billing'), { startupProbe: undefined });
        },
        (copy) => {
          Object.assign(found(containerOf(copy, 'billing').readinessProbe?.httpGet), { path: '/healthz' });
        },
        (copy) => {
          Object.assign(found(containerOf(copy, 'billing').readinessProbe?.httpGet), { port: 'http' });
        },
      ],
      'gives each port the number that its program listens at': (copy) => {
        const { ports } = containerOf(copy, 'billing');
        found(ports?.find(({ name }) => name === 'operator')).containerPort = 9091;
      },
      'bounds memory and never the processor': (copy) => {
        Object.assign(containerOf(copy, 'documents').resources?.limits ?? {}, { cpu: '1' });
      },
      'names every image by version': [
        'contracts',
        'contracts:latest',
        'contracts:stable',
        'contracts:1',
      ].map((image) => (copy) => {
        containerOf(copy, 'contracts').image = `registry.example:5000/${image}`;
      }),
      'survives a node that is drained': [
        (copy) => remove(copy, 'PodDisruptionBudget', 'identity'),
        (copy) => {
          Object.assign(named(copy, 'PodDisruptionBudget', 'identity').spec ?? {}, { maxUnavailable: 0 });
        },
      ],
      'scales every service': (copy) => remove(copy, 'ScaledObject', 'ai-worker'),
      'scales workers by everything that waits for them or runs, each counted once': [
        (copy) => {
          const [trigger] = named(copy, 'ScaledObject', 'documents').spec?.triggers ?? [];
          found(trigger).metadata.listName = 'bull:ai:wait';
        },
        (copy) => {
          const [, trigger] = named(copy, 'ScaledObject', 'ai-worker').spec?.triggers ?? [];
          found(trigger).metadata.listName = 'bull:ai:wait';
        },
        (copy) => Object.assign(modifiersOf(copy, 'ai-worker'), { formula: 'wait + prio' }),
        (copy) => Object.assign(modifiersOf(copy, 'ai-worker'), { formula: 'wait + prio + running' }),
      ],
      'has as many workers as their jobs want': (copy) =>
        Object.assign(modifiersOf(copy, 'ai-worker'), { target: '200' }),
      'tells each service all it must know': (copy) => {
        const { env = [] } = containerOf(copy, 'documents');
        env.splice(
          env.findIndex(({ name }) => name === 'S3_ACCESS_KEY'),
          1,
        );
      },
      'migrates every database with the image of its service': (copy) =>
        remove(copy, 'Job', 'migrate-billing'),
      'spreads over nodes and zones': (copy) => {
        podOf(copy, 'gateway').topologySpreadConstraints = [];
      },
      'answers until everybody has learnt that a pod ends': (copy) => {
        settingsOf(copy)['SHUTDOWN_DRAIN_MS'] = '0';
      },
      'gives everybody the time to end': (copy) => {
        podOf(copy, 'documents').terminationGracePeriodSeconds = 30;
      },
      'takes secrets that the example names': (copy) => {
        containerOf(copy, 'billing').env?.push({
          name: 'X',
          valueFrom: { secretKeyRef: { name: 'pactwright', key: 'UNHEARD_OF' } },
        });
      },
      'brings secrets by reference alone': [
        (copy) => {
          settingsOf(copy)['SESSION_SECRET'] = 'made up for this test';
        },
        (copy) => {
          settingsOf(copy)['SOME_URL'] = 'redis://:made-up@redis-queue:6379';
        },
        (copy) => {
          containerOf(copy, 'billing').env?.push({
            name: 'STRIPE_SECRET_KEY',
            value: 'made up for this test',
          });
        },
      ],
      'tells each service only the secrets that it reads': (copy) => {
        containerOf(copy, 'billing').env?.push({
          name: 'SESSION_SECRET',
          valueFrom: { secretKeyRef: { name: 'pactwright', key: 'SESSION_SECRET' } },
        });
      },
      'denies what is not allowed': (copy) => remove(copy, 'NetworkPolicy', 'deny-all'),
      'opens no way but to whom a service calls and those that are named': [
        (copy) => {
          copy.push({
            apiVersion: 'networking.k8s.io/v1',
            kind: 'NetworkPolicy',
            metadata: { name: 'wide-open' },
            spec: { podSelector: {}, ingress: [{}], egress: [{}] },
          });
        },
        (copy) => {
          ingressOf(copy, 'billing').push({ from: [], ports: [{ port: 3000 }] });
        },
        (copy) => {
          ingressOf(copy, 'metrics').push({ ports: [{ port: 9090 }] });
        },
        (copy) => {
          egressOf(copy, 'outside-calls').push({ to: [{ ipBlock: { cidr: '0.0.0.0/0' } }] });
        },
        (copy) => {
          found(egressOf(copy, 'databases')[0]?.ports?.[0]).port = 5433;
        },
        (copy) => {
          const i18n = { podSelector: { matchLabels: { 'app.kubernetes.io/name': 'i18n' } } };
          egressOf(copy, 'billing').push({ to: [i18n], ports: [{ port: 4000 }] });
        },
      ],
      'leads from outside to pages and the API alone': (copy) => {
        const [rule] = named(copy, 'Ingress', 'pactwright').spec?.rules ?? [];
        found(rule?.http.paths[0]).backend.service.port.name = 'operator';
      },
      'leads each name to pods': (copy) => {
        Object.assign(found(named(copy, 'Service', 'billing').spec?.selector), {
          'app.kubernetes.io/name': 'accounts',
        });
      },
      'lets each service reach whom it calls, at both ends': (copy) =>
        remove(copy, 'NetworkPolicy', 'wizard-config'),
      'runs two of everything that answers people': (copy) => {
        Object.assign(named(copy, 'HorizontalPodAutoscaler', 'gateway').spec ?? {}, { minReplicas: 1 });
      },
      'holds no data': (copy) => {
        copy.push({ apiVersion: 'apps/v1', kind: 'StatefulSet', metadata: { name: 'postgres' } });
      },
      'carries no secrets': (copy) => {
        copy.push({ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'pactwright' } });
      },
      'takes uploads as large as the product does': (copy) => {
        Object.assign(named(copy, 'Ingress', 'pactwright').metadata.annotations ?? {}, {
          'nginx.ingress.kubernetes.io/proxy-body-size': '1m',
        });
      },
      'is reached by TLS only': [
        ...[{ hosts: ['another.example'] }, { secretName: undefined }].map((change) => (copy: Manifest[]) => {
          Object.assign(found(named(copy, 'Ingress', 'pactwright').spec?.tls?.[0]), change);
        }),
        (copy) => {
          Object.assign(named(copy, 'Ingress', 'pactwright').spec ?? {}, { tls: [] });
        },
        (copy) => {
          Object.assign(named(copy, 'Ingress', 'pactwright').metadata.annotations ?? {}, {
            'nginx.ingress.kubernetes.io/ssl-redirect': 'false',
          });
        },
      ],
      'runs what a release has made': (copy) => {
        containerOf(copy, 'billing').image = 'pactwright/billing:development';
      },
    };

  it.each(Object.entries({ ...rules, ...productionRules }))(
    'R23 notices when one no longer %s',
    async (name, rule) => {
      for (const breakIt of [breakages[name as keyof typeof breakages]].flat()) {
        const copy = production();
        breakIt(copy);

        expect(await rule(copy)).not.toEqual([]);
      }
    },
  );
});
