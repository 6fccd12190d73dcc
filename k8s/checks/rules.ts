import { serviceVariables } from '@pactwright/testing';
import { ofKind, selects, services, type Manifest } from './manifest.js';
import { networkRules } from './network-rules.js';
import { beyondRestricted } from './pod-security.js';
import { PORTS } from './ports.js';
import { eachContainer, nameOf, type Rule } from './rule.js';
import { scalingRules } from './scaling-rules.js';
import { schemaProblems } from './schema.js';
import { secretRules } from './secret-rules.js';

const MEBI = 1024 * 1024;
/* Endpoints are known everywhere within a second or two, connections are kept for 4 s. */
const LEARNT_WITHIN_MS = 5_000;
/* What the image itself says. */
const IN_IMAGE = ['WEB_ROOT'];
const UNITS: Readonly<Record<string, number>> = { Mi: MEBI, Gi: 1024 * MEBI };

/* A release, a date, a digest; ours may be built on the spot. */
const VERSIONS = [
  /:\d+\.\d+/,
  /:RELEASE\.\d{4}-/,
  /@sha256:[0-9a-f]{64}$/,
  /^pactwright\/[\w-]+:development$/,
];
/* Whatever makes pods, or gives rights, in another way would pass by all that follows. */
const KINDS = [
  'ConfigMap',
  'Deployment',
  'HorizontalPodAutoscaler',
  'Ingress',
  'Job',
  'Namespace',
  'NetworkPolicy',
  'PodDisruptionBudget',
  'ScaledObject',
  'Secret',
  'Service',
  'ServiceAccount',
  'StatefulSet',
  'TriggerAuthentication',
];

/** What holds of every overlay. */
export const rules = {
  'matches the schemas': async (manifests) => (await Promise.all(manifests.map(schemaProblems))).flat(),

  'consists of what these rules look at': (manifests) =>
    manifests
      .filter(({ kind }) => !KINDS.includes(kind))
      .map((manifest) => `${nameOf(manifest)}: nobody looks`),

  'keeps every pod restricted': (manifests) => eachContainer(manifests, beyondRestricted),

  'is where a pod without those bounds is refused': (manifests) =>
    ofKind(manifests, 'Namespace')
      .filter(({ metadata }) => metadata.labels?.['pod-security.kubernetes.io/enforce'] !== 'restricted')
      .map((manifest) => `${nameOf(manifest)}: takes any pod`),

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

  'asks each service by the port for operators, and gives it the time to start': (manifests) =>
    services(manifests).flatMap(({ manifest, pod }) =>
      pod.containers.flatMap(({ startupProbe, livenessProbe, readinessProbe }) =>
        Object.entries({
          '/healthz to know that it has started': [startupProbe, '/healthz'],
          '/healthz to know that it lives': [livenessProbe, '/healthz'],
          '/readyz to know that it is ready': [readinessProbe, '/readyz'],
        } as const)
          .filter(([, [probe, asked]]) => probe?.httpGet?.path !== asked || probe.httpGet.port !== 'operator')
          .map(([what]) => `${nameOf(manifest)}: is not asked ${what}`),
      ),
    ),

  'gives each port the number that its program listens at': (manifests) =>
    services(manifests).flatMap(({ manifest, pod }) =>
      pod.containers.flatMap(({ ports = [] }) =>
        ports
          .filter(({ name = '', containerPort }) => containerPort !== PORTS.get(name))
          .map(
            ({ name, containerPort }) => `${nameOf(manifest)}: nobody listens at ${containerPort}, ${name}`,
          ),
      ),
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
      !VERSIONS.some((version) => version.test(image)) && `takes any version of ${image}`,
    ]),

  'survives a node that is drained': (manifests) =>
    services(manifests).flatMap(({ manifest, labels }) =>
      ofKind(manifests, 'PodDisruptionBudget').some(
        ({ spec }) =>
          spec?.selector !== undefined && selects(spec.selector, labels) && (spec.maxUnavailable ?? 0) === 1,
      )
        ? []
        : [`${nameOf(manifest)}: all of its pods may be taken at once, or none`],
    ),

  'scales every service': (manifests) =>
    services(manifests).flatMap(({ manifest }) => {
      const scalers = ofKind(manifests, 'HorizontalPodAutoscaler', 'ScaledObject').filter(
        ({ spec }) => spec?.scaleTargetRef?.name === manifest.metadata.name,
      );
      return scalers.length === 1 ? [] : [`${nameOf(manifest)}: ${scalers.length} things scale it`];
    }),

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

  'answers until everybody has learnt that a pod ends': (manifests) => {
    const { drain, grace } = shutdown(manifests);
    return drain > LEARNT_WITHIN_MS && drain < grace ? [] : ['whoever has not learnt it yet is refused'];
  },

  'gives everybody the time to end': (manifests) => {
    const { grace } = shutdown(manifests);
    return services(manifests)
      .filter(({ pod }) => !((pod.terminationGracePeriodSeconds ?? 0) * 1_000 > grace))
      .map(({ manifest }) => `${nameOf(manifest)}: is killed too soon`);
  },

  ...scalingRules,
  ...secretRules,
  ...networkRules,
} as const satisfies Record<string, Rule>;

/** How long a service that stops goes on answering, and when it ends at the latest; in milliseconds. */
function shutdown(manifests: readonly Manifest[]) {
  const told = ofKind(manifests, 'ConfigMap').find(({ data }) => data?.['SHUTDOWN_GRACE_MS'])?.data ?? {};
  return { drain: Number(told['SHUTDOWN_DRAIN_MS']), grace: Number(told['SHUTDOWN_GRACE_MS']) };
}

function bytes(quantity: string | undefined): number | undefined {
  const [, number, unit = ''] = /^(\d+)(Mi|Gi)$/.exec(quantity ?? '') ?? [];
  return number === undefined ? undefined : Number(number) * (UNITS[unit] ?? 1);
}
