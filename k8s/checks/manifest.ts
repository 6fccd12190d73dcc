import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';

export const OVERLAYS = ['development', 'production', 'pdf'] as const;
export type Overlay = (typeof OVERLAYS)[number];

const folder = path.join(import.meta.dirname, '..');

interface SecretKeyRef {
  readonly name: string;
  readonly key: string;
  readonly optional?: boolean;
}

/** What a container may do; a pod says the same for all of its containers, but for what only they can. */
interface SecurityContext {
  readonly runAsNonRoot?: boolean;
  readonly runAsUser?: number;
  readonly seccompProfile?: { readonly type: string };
  readonly seLinuxOptions?: Readonly<Record<string, string>>;
  readonly sysctls?: readonly unknown[];
  readonly privileged?: boolean;
  readonly allowPrivilegeEscalation?: boolean;
  readonly readOnlyRootFilesystem?: boolean;
  readonly procMount?: string;
  readonly capabilities?: { readonly add?: readonly string[]; readonly drop?: readonly string[] };
}

export interface Container {
  readonly name: string;
  image: string;
  readonly ports?: { readonly name?: string; containerPort: number; hostPort?: number }[];
  readonly env?: {
    readonly name: string;
    readonly value?: string;
    readonly valueFrom?: { readonly secretKeyRef?: SecretKeyRef };
  }[];
  readonly envFrom?: { readonly configMapRef?: { readonly name: string } }[];
  readonly resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
  readonly startupProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly securityContext?: SecurityContext;
}

export interface PodSpec {
  readonly automountServiceAccountToken?: boolean;
  readonly hostNetwork?: boolean;
  readonly hostPID?: boolean;
  readonly hostIPC?: boolean;
  terminationGracePeriodSeconds?: number;
  topologySpreadConstraints?: readonly { readonly topologyKey: string }[];
  readonly securityContext?: SecurityContext;
  readonly volumes?: Readonly<Record<string, unknown>>[];
  readonly initContainers?: readonly Container[];
  readonly containers: Container[];
}

export interface Peer {
  readonly podSelector?: Selector;
  readonly namespaceSelector?: Selector;
  readonly ipBlock?: { readonly cidr: string; readonly except?: readonly string[] };
}

interface Probe {
  readonly httpGet?: { path: string; port: string | number };
}
export interface Selector {
  readonly matchLabels?: Readonly<Record<string, string>>;
  readonly matchExpressions?: readonly { key: string; operator: string; values?: readonly string[] }[];
}
export interface PolicyRule {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports?: readonly { port: number }[];
}

interface IngressPath {
  readonly path: string;
  readonly backend: { readonly service: { readonly name: string; readonly port: { name?: string } } };
}

/** One object of a cluster, as far as the rules look at it. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly labels?: Readonly<Record<string, string>>;
    readonly annotations?: Readonly<Record<string, string>>;
  };
  readonly data?: Record<string, string>;
  readonly spec?: {
    readonly template?: {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> };
      readonly spec: PodSpec;
    };
    readonly selector?: Selector;
    readonly scaleTargetRef?: { readonly name: string };
    minReplicas?: number;
    readonly minReplicaCount?: number;
    readonly maxUnavailable?: number;
    readonly advanced?: { readonly scalingModifiers?: { formula: string; target: string } };
    readonly triggers?: readonly { readonly name: string; readonly metadata: { listName: string } }[];
    readonly rules?: readonly { readonly host?: string; readonly http: { readonly paths: IngressPath[] } }[];
    readonly podSelector?: Selector;
    readonly policyTypes?: readonly string[];
    readonly ingress?: readonly PolicyRule[];
    readonly egress?: readonly PolicyRule[];
    readonly tls?: readonly { readonly hosts?: readonly string[]; readonly secretName?: string }[];
  };
}

/** What kustomize makes of an overlay, by the kubectl of this machine. */
export function render(overlay: Overlay): Manifest[] {
  const yaml = execFileSync('kubectl', ['kustomize', path.join(folder, 'overlays', overlay)], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return parseAllDocuments(yaml).map((document) => unwrapped(document.toJS() as Manifest));
}

/** The values of a Secret without the line breaks that kustomize writes into long ones. */
const unwrapped = (manifest: Manifest): Manifest =>
  manifest.kind === 'Secret'
    ? { ...manifest, data: mapValues(manifest.data ?? {}, (value) => value.replaceAll('\n', '')) }
    : manifest;

const mapValues = (record: Record<string, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

/** Why overlays cannot be rendered here; undefined when they can. */
export function whyNotRendered(): string | undefined {
  try {
    execFileSync('kubectl', ['kustomize', '--help'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'there is no kubectl on this machine';
  }
}

export const ofKind = (manifests: readonly Manifest[], ...kinds: string[]): Manifest[] =>
  manifests.filter(({ kind }) => kinds.includes(kind));

/** Everything that makes pods, with the pod it makes. */
export const workloads = (manifests: readonly Manifest[]) =>
  manifests.flatMap((manifest) => {
    const template = manifest.spec?.template;
    return template ? [{ manifest, labels: template.metadata.labels, pod: template.spec }] : [];
  });

/** The services of ours, without what somebody else's image is and what runs once. */
export const services = (manifests: readonly Manifest[]) =>
  workloads(manifests).filter(({ labels }) => labels['pactwright.io/kind'] === 'service');

export const selects = (
  { matchLabels = {}, matchExpressions = [] }: Selector,
  labels: Readonly<Record<string, string>>,
): boolean =>
  Object.entries(matchLabels).every(([name, value]) => labels[name] === value) &&
  matchExpressions.every(({ key, operator, values = [] }) =>
    operator === 'In' ? values.includes(labels[key] ?? '') : false,
  );
