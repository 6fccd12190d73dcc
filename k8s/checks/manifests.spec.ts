import {
  OVERLAYS,
  ofKind,
  render,
  services,
  whyNotRendered,
  type Manifest,
  type Overlay,
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
  'keeps every pod restricted',
  'watches everything that stays',
  'bounds memory and never the processor',
  'names every image by version',
  'denies what is not allowed',
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

  /* A rule that no broken copy offends proves nothing. */
  const breakages: Record<keyof typeof rules | keyof typeof productionRules, (copy: Manifest[]) => void> = {
    'matches the schemas': (copy) => {
      Object.assign(named(copy, 'Deployment', 'billing').spec ?? {}, { replica: 3 });
    },
    'keeps every pod restricted': (copy) => {
      Object.assign(containerOf(copy, 'gateway').securityContext ?? {}, { allowPrivilegeEscalation: true });
    },
    'lets our services write nowhere but in /tmp': (copy) => {
      Object.assign(containerOf(copy, 'i18n').securityContext ?? {}, { readOnlyRootFilesystem: false });
    },
    'watches everything that stays': (copy) => {
      Object.assign(containerOf(copy, 'web'), { livenessProbe: undefined });
    },
    'bounds memory and never the processor': (copy) => {
      Object.assign(containerOf(copy, 'documents').resources?.limits ?? {}, { cpu: '1' });
    },
    'names every image by version': (copy) => {
      containerOf(copy, 'contracts').image = 'registry.example:5000/contracts';
    },
    'survives a node that is drained': (copy) => remove(copy, 'PodDisruptionBudget', 'identity'),
    'scales every service': (copy) => remove(copy, 'ScaledObject', 'ai-worker'),
    'scales workers by queues that they work on': (copy) => {
      const [trigger] = named(copy, 'ScaledObject', 'documents').spec?.triggers ?? [];
      found(trigger).metadata.listName = 'bull:ai:wait';
    },
    'tells each service all it must know': (copy) => {
      const { env = [] } = containerOf(copy, 'documents');
      env.splice(
        env.findIndex(({ name }) => name === 'S3_ACCESS_KEY'),
        1,
      );
    },
    'migrates every database with the image of its service': (copy) => remove(copy, 'Job', 'migrate-billing'),
    'spreads over nodes and zones': (copy) => {
      podOf(copy, 'gateway').topologySpreadConstraints = [];
    },
    'answers until everybody has learnt that a pod ends': (copy) => {
      const settings = copy.find(({ data }) => data?.['SHUTDOWN_DRAIN_MS']);
      Object.assign(found(settings?.data), { SHUTDOWN_DRAIN_MS: '0' });
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
    'denies what is not allowed': (copy) => remove(copy, 'NetworkPolicy', 'deny-all'),
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
    'is reached by TLS only': (copy) => {
      Object.assign(named(copy, 'Ingress', 'pactwright').spec ?? {}, { tls: [] });
    },
  };

  it.each(Object.entries({ ...rules, ...productionRules }))(
    'R23 notices when one no longer %s',
    async (name, rule) => {
      const copy = production();
      breakages[name as keyof typeof breakages](copy);

      expect(await rule(copy)).not.toEqual([]);
    },
  );
});
