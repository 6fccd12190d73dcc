import { readFileSync } from 'node:fs';
import path from 'node:path';
import { QUEUES } from '@pactwright/protocol';
import { serviceVariables } from '@pactwright/testing';
import {
  ofKind,
  selects,
  services,
  workloads,
  type Container,
  type Manifest,
  type PodSpec,
  type PolicyRule,
} from './manifest.js';
import { schemaProblems } from './schema.js';

/** A rule looks at everything that an overlay makes and says what is wrong, in words. */
export type Rule = (manifests: readonly Manifest[]) => string[] | Promise<string[]>;

const root = path.join(import.meta.dirname, '..', '..');
const HTTP = 3000;
const RPC = 4000;
const MEBI = 1024 * 1024;
/* What the image itself says. */
const IN_IMAGE = ['WEB_ROOT'];
const UNITS: Readonly<Record<string, number>> = { Mi: MEBI, Gi: 1024 * MEBI };

const nameOf = ({ kind, metadata }: Manifest): string => `${kind}/${metadata.name}`;

const eachContainer = (
  manifests: readonly Manifest[],
  problemsOf: (container: Container, pod: PodSpec, manifest: Manifest) => (string | false)[],
): string[] =>
  workloads(manifests).flatMap(({ manifest, pod }) =>
    pod.containers.flatMap((container) =>
      problemsOf(container, pod, manifest)
        .filter((problem) => problem !== false)
        .map((problem) => `${nameOf(manifest)}: ${problem}`),
    ),
  );

/** Which services another one is told the addresses of: `http` by `X_URL`, `rpc` by `X_RPC`. */
const calls = (service: string) =>
  serviceVariables(service).required.flatMap((variable) => {
    const [, name = '', lane] = /^(\w+)_(URL|RPC)$/.exec(variable) ?? [];
    const callee = name.toLowerCase().replaceAll('_', '-');
    const isService = name !== '' && !/DATABASE|REDIS|PUBLIC|GOTENBERG/.test(name);
    return isService ? [{ callee, port: lane === 'RPC' ? RPC : HTTP }] : [];
  });

const allows = (
  rules: readonly PolicyRule[],
  peer: Readonly<Record<string, string>>,
  port: number,
): boolean =>
  rules.some(
    (rule) =>
      (rule.ports ?? []).some((open) => open.port === port) &&
      [...(rule.from ?? []), ...(rule.to ?? [])].some(
        ({ podSelector, namespaceSelector }) =>
          !namespaceSelector && podSelector !== undefined && selects(podSelector, peer),
      ),
  );

const policiesOf = (manifests: readonly Manifest[], labels: Readonly<Record<string, string>>) =>
  ofKind(manifests, 'NetworkPolicy').flatMap(({ spec }) =>
    spec?.podSelector && selects(spec.podSelector, labels) ? [spec] : [],
  );

export const rules = {
  'matches the schemas': async (manifests) => (await Promise.all(manifests.map(schemaProblems))).flat(),

  'keeps every pod restricted': (manifests) =>
    eachContainer(manifests, ({ securityContext = {} }, { securityContext: pod = {}, ...spec }) => [
      pod.runAsNonRoot !== true && 'may run as root',
      (pod.seccompProfile as { type?: string } | undefined)?.type !== 'RuntimeDefault' &&
        'has no seccomp profile',
      securityContext.allowPrivilegeEscalation !== false && 'may gain privileges',
      (securityContext.capabilities as { drop?: string[] } | undefined)?.drop?.includes('ALL') !== true &&
        'keeps capabilities',
      spec.automountServiceAccountToken !== false && 'is given a token of the cluster',
    ]),

  'lets our services write nowhere but in /tmp': (manifests) =>
    services(manifests).flatMap(({ manifest, pod }) =>
      pod.containers
        .filter(({ securityContext }) => securityContext?.readOnlyRootFilesystem !== true)
        .map(() => `${nameOf(manifest)}: may write into its image`),
    ),

  'watches everything that stays': (manifests) =>
    ofKind(manifests, 'Deployment', 'StatefulSet').flatMap((manifest) =>
      (manifest.spec?.template?.spec.containers ?? []).flatMap(({ readinessProbe, livenessProbe }) => [
        ...(readinessProbe ? [] : [`${nameOf(manifest)}: nobody asks whether it is ready`]),
        ...(livenessProbe ? [] : [`${nameOf(manifest)}: nobody asks whether it is alive`]),
      ]),
    ),

  'bounds memory and never the processor': (manifests) =>
    eachContainer(manifests, ({ resources = {}, env = [] }) => {
      const limit = bytes(resources.limits?.memory);
      const heap = env.map(({ value }) => /--max-old-space-size=(\d+)/.exec(value ?? '')?.[1]).find(Boolean);
      return [
        (!resources.requests?.cpu || !resources.requests.memory) && 'asks for no resources',
        limit === undefined && 'has no limit of memory',
        resources.limits?.cpu !== undefined && 'has its processor throttled',
        heap !== undefined &&
          limit !== undefined &&
          Number(heap) * MEBI > 0.75 * limit &&
          'has too large a heap',
      ];
    }),

  'names every image by version': (manifests) =>
    eachContainer(manifests, ({ image }) => [
      (!/[:@]/.test(image.slice(image.lastIndexOf('/') + 1)) || image.endsWith(':latest')) &&
        `takes any version of ${image}`,
    ]),

  'survives a node that is drained': (manifests) =>
    services(manifests).flatMap(({ manifest, labels }) =>
      ofKind(manifests, 'PodDisruptionBudget').some(
        ({ spec }) => spec?.selector !== undefined && selects(spec.selector, labels),
      )
        ? []
        : [`${nameOf(manifest)}: all of its pods may be taken at once`],
    ),

  'scales every service': (manifests) =>
    services(manifests).flatMap(({ manifest }) => {
      const scalers = ofKind(manifests, 'HorizontalPodAutoscaler', 'ScaledObject').filter(
        ({ spec }) => spec?.scaleTargetRef?.name === manifest.metadata.name,
      );
      return scalers.length === 1 ? [] : [`${nameOf(manifest)}: ${scalers.length} things scale it`];
    }),

  'scales workers by queues that they work on': (manifests) =>
    ofKind(manifests, 'ScaledObject').flatMap((manifest) =>
      (manifest.spec?.triggers ?? []).flatMap(({ metadata: { listName } }) => {
        const [, queue = '', state = ''] = /^bull:([^:]+):(wait|prioritized|active)$/.exec(listName) ?? [];
        const owner = Object.entries(QUEUES).find(([name]) => name === queue)?.[1];
        const isRight = state !== '' && owner === manifest.spec?.scaleTargetRef?.name;
        return isRight ? [] : [`${nameOf(manifest)}: ${listName} is no queue of its own`];
      }),
    ),

  'tells each service all it must know': (manifests) => {
    const settings = ofKind(manifests, 'ConfigMap');
    return services(manifests).flatMap(({ manifest, pod }) => {
      const [container] = pod.containers;
      const shared = (container?.envFrom ?? []).flatMap(({ configMapRef }) =>
        Object.keys(settings.find(({ metadata }) => metadata.name === configMapRef?.name)?.data ?? {}),
      );
      const told = new Set([...IN_IMAGE, ...shared, ...(container?.env ?? []).map(({ name }) => name)]);
      return serviceVariables(manifest.metadata.name)
        .required.filter((variable) => !told.has(variable))
        .map((variable) => `${nameOf(manifest)}: is not told ${variable}`);
    });
  },

  'migrates every database with the image of its service': (manifests) =>
    services(manifests).flatMap(({ manifest: { metadata }, pod }) => {
      const hasDatabase = serviceVariables(metadata.name).required.some((name) =>
        name.endsWith('_DATABASE_URL'),
      );
      if (!hasDatabase) return [];
      const job = ofKind(manifests, 'Job').find(
        (other) => other.metadata.name === `migrate-${metadata.name}`,
      );
      const image = job?.spec?.template?.spec.containers[0]?.image;
      return image === pod.containers[0]?.image ? [] : [`${metadata.name}: nobody migrates its database`];
    }),

  'spreads over nodes and zones': (manifests) =>
    services(manifests).flatMap(({ manifest, pod }) => {
      const keys = (pod.topologySpreadConstraints ?? []).map(({ topologyKey }) => topologyKey);
      return ['kubernetes.io/hostname', 'topology.kubernetes.io/zone']
        .filter((key) => !keys.includes(key))
        .map((key) => `${nameOf(manifest)}: may all be in one ${key}`);
    }),

  'gives everybody the time to end': (manifests) => {
    const grace = Number(
      ofKind(manifests, 'ConfigMap').find(({ data }) => data?.['SHUTDOWN_GRACE_MS'])?.data?.[
        'SHUTDOWN_GRACE_MS'
      ],
    );
    return services(manifests).flatMap(({ manifest, pod }) => {
      const pause = Number(pod.containers[0]?.lifecycle?.preStop?.exec?.command?.[1]);
      const given = pod.terminationGracePeriodSeconds ?? 0;
      return pause > 0 && given * 1_000 > pause * 1_000 + grace
        ? []
        : [`${nameOf(manifest)}: is killed too soon`];
    });
  },

  'takes secrets that the example names': (manifests) => {
    const example = readFileSync(path.join(root, 'k8s', 'secrets.example.env'), 'utf8');
    const named = new Set([...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name));
    return eachContainer(manifests, ({ env = [] }) =>
      env.map(({ valueFrom }) => {
        const key = valueFrom?.secretKeyRef?.key;
        return key !== undefined && !named.has(key) && key !== 'POSTGRES_PASSWORD' && key !== 'REDIS_PASSWORD'
          ? `takes a secret ${key} that nobody is told to bring`
          : false;
      }),
    );
  },

  'denies what is not allowed': (manifests) =>
    ofKind(manifests, 'NetworkPolicy').some(
      ({ spec }) =>
        Object.keys(spec?.podSelector ?? { any: true }).length === 0 &&
        spec?.policyTypes?.length === 2 &&
        !spec.ingress &&
        !spec.egress,
    )
      ? []
      : ['everything may talk to everything'],

  'lets each service reach whom it calls, at both ends': (manifests) => {
    const all = services(manifests);
    return all.flatMap(({ manifest, labels }) =>
      calls(manifest.metadata.name).flatMap(({ callee, port }) => {
        const target = all.find((other) => other.manifest.metadata.name === callee);
        if (!target) return [`${nameOf(manifest)}: calls ${callee}, which is not there`];
        const goesOut = policiesOf(manifests, labels).some(({ egress = [] }) =>
          allows(egress, target.labels, port),
        );
        const comesIn = policiesOf(manifests, target.labels).some(({ ingress = [] }) =>
          allows(ingress, labels, port),
        );
        return [
          ...(goesOut ? [] : [`${nameOf(manifest)}: may not call ${callee}:${port}`]),
          ...(comesIn ? [] : [`${nameOf(manifest)}: is not let in by ${callee}:${port}`]),
        ];
      }),
    );
  },
} as const satisfies Record<string, Rule>;

/** What holds of production alone. */
export const productionRules = {
  'runs two of everything that answers people': (manifests) =>
    ofKind(manifests, 'HorizontalPodAutoscaler')
      .filter(({ spec }) => (spec?.minReplicas ?? 1) < 2)
      .map((manifest) => `${nameOf(manifest)}: is alone`),

  'holds no data': (manifests) =>
    ofKind(manifests, 'StatefulSet', 'PersistentVolumeClaim').map(
      (manifest) => `${nameOf(manifest)}: belongs outside, where it is backed up`,
    ),

  'carries no secrets': (manifests) =>
    ofKind(manifests, 'Secret').map((manifest) => `${nameOf(manifest)}: is here`),

  'is reached by TLS only': (manifests) =>
    ofKind(manifests, 'Ingress')
      .filter(({ spec }) => (spec?.tls ?? []).length === 0)
      .map((manifest) => `${nameOf(manifest)}: is reached in the open`),
} as const satisfies Record<string, Rule>;

function bytes(quantity: string | undefined): number | undefined {
  const [, number, unit = ''] = /^(\d+)(Mi|Gi)$/.exec(quantity ?? '') ?? [];
  return number === undefined ? undefined : Number(number) * (UNITS[unit] ?? 1);
}
