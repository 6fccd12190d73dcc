import { ofKind } from './manifest.js';
import { eachContainer, nameOf, type Rule } from './rule.js';

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

  'takes uploads as large as the product does': (manifests) =>
    ofKind(manifests, 'Ingress')
      .filter(
        ({ metadata }) => metadata.annotations?.['nginx.ingress.kubernetes.io/proxy-body-size'] !== '12m',
      )
      .map((manifest) => `${nameOf(manifest)}: takes bodies of another size`),

  'is reached by TLS only': (manifests) =>
    ofKind(manifests, 'Ingress')
      .filter(({ metadata, spec }) => {
        const secured = (spec?.tls ?? []).flatMap(({ hosts = [], secretName }) => (secretName ? hosts : []));
        const hosts = (spec?.rules ?? []).map(({ host = 'any host' }) => host);
        return (
          metadata.annotations?.['nginx.ingress.kubernetes.io/ssl-redirect'] !== 'true' ||
          !hosts.every((host) => secured.includes(host))
        );
      })
      .map((manifest) => `${nameOf(manifest)}: is reached in the open`),

  'runs what a release has made': (manifests) =>
    eachContainer(manifests, ({ image }) => [image.endsWith(':development') && `runs ${image}`]),
} as const satisfies Record<string, Rule>;
