import { serviceVariables } from '@pactwright/testing';
import { NAMED_WAYS } from './named-ways.js';
import {
  ofKind,
  selects,
  services,
  workloads,
  type Manifest,
  type Peer,
  type PolicyRule,
  type Selector,
} from './manifest.js';
import { PORTS } from './ports.js';
import { nameOf, type Rule } from './rule.js';

/** Which services another one is told the addresses of: `http` by `X_URL`, `rpc` by `X_RPC`. */
const calls = (service: string) =>
  serviceVariables(service).required.flatMap((variable) => {
    const [, name = '', lane] = /^(\w+)_(URL|RPC)$/.exec(variable) ?? [];
    const callee = name.toLowerCase().replaceAll('_', '-');
    const isService = name !== '' && !/DATABASE|REDIS|PUBLIC|GOTENBERG/.test(name);
    return isService ? [{ callee, port: PORTS.get(lane === 'RPC' ? 'rpc' : 'http') ?? 0 }] : [];
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

const inWords = ({ matchLabels = {}, matchExpressions = [] }: Selector): string =>
  [
    ...Object.entries(matchLabels).map(([key, value]) => `${key.replace(/^.*\//, '')} ${value}`),
    ...matchExpressions.map(({ key, values = [] }) => `${key.replace(/^.*\//, '')} ${values.join(', ')}`),
  ].join(' and ') || 'anybody';

const peerInWords = ({ podSelector, namespaceSelector, ipBlock }: Peer): string =>
  [
    ...(podSelector ? [inWords(podSelector)] : []),
    ...(namespaceSelector ? [`namespace: ${inWords(namespaceSelector)}`] : []),
    ...(ipBlock ? [[ipBlock.cidr, ...(ipBlock.except ?? [])].join(' without ')] : []),
  ].join(', ') || 'anybody';

/** Every way that the policies open: who, to or from whom, by which port. A list that is empty names everybody. */
const ways = (manifests: readonly Manifest[]) =>
  ofKind(manifests, 'NetworkPolicy').flatMap(({ spec }) =>
    (['ingress', 'egress'] as const).flatMap((direction) =>
      (spec?.[direction] ?? []).flatMap(({ from = [], to = [], ports = [] }) =>
        orAny<Peer>([...from, ...to], {}).flatMap((peer) =>
          orAny<{ port: number | string }>(ports, { port: 'any port' }).map(({ port }) => ({
            direction,
            subject: spec?.podSelector ?? {},
            peer,
            port,
          })),
        ),
      ),
    ),
  );
const orAny = <T>(named: readonly T[], any: T): readonly T[] => (named.length > 0 ? named : [any]);
type Way = ReturnType<typeof ways>[number];

const wayInWords = ({ direction, subject, peer, port }: Way): string =>
  `${inWords(subject)} ${direction === 'ingress' ? 'from' : 'to'} ${peerInWords(peer)}: ${port}`;

/** Whether everybody whom the way lets call is told the address of everybody it lets be called. */
const isCalled = (manifests: readonly Manifest[], { direction, subject, peer, port }: Way): boolean => {
  if (!peer.podSelector || peer.namespaceSelector) return false;
  const selected = (selector: Selector) =>
    services(manifests)
      .filter(({ labels }) => selects(selector, labels))
      .map(({ manifest }) => manifest.metadata.name);
  const [own, others] = [selected(subject), selected(peer.podSelector)];
  const [callers, callees] = direction === 'ingress' ? [others, own] : [own, others];
  return (
    callers.length > 0 &&
    callees.length > 0 &&
    callers.every((caller) =>
      callees.every((callee) => calls(caller).some((call) => call.callee === callee && call.port === port)),
    )
  );
};

/** Who may talk to whom. */
export const networkRules = {
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

  'opens no way but to whom a service calls and those that are named': (manifests) =>
    ways(manifests)
      .filter((way) => !isCalled(manifests, way) && !NAMED_WAYS.has(wayInWords(way)))
      .map((way) => `${wayInWords(way)}: a way that nobody named`),

  'leads from outside to pages and the API alone': (manifests) =>
    ofKind(manifests, 'Ingress').flatMap((manifest) =>
      (manifest.spec?.rules ?? [])
        .flatMap(({ http }) => http.paths)
        .filter(
          ({ backend: { service } }) =>
            !['gateway', 'web'].includes(service.name) || service.port.name !== 'http',
        )
        .map(({ path }) => `${nameOf(manifest)}: ${path} leads elsewhere`),
    ),

  'leads each name to pods': (manifests) =>
    ofKind(manifests, 'Service').flatMap((manifest) => {
      const selector = manifest.spec?.selector as Readonly<Record<string, string>> | undefined;
      return selector && workloads(manifests).some(({ labels }) => selects({ matchLabels: selector }, labels))
        ? []
        : [`${nameOf(manifest)}: nobody answers by this name`];
    }),

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
