import { serviceVariables } from '@pactwright/testing';
import { ofKind, selects, services, type Manifest, type PolicyRule } from './manifest.js';
import { nameOf, type Rule } from './rule.js';

const HTTP = 3000;
const RPC = 4000;

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
