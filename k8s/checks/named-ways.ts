const DATABASE_USERS =
  'identity, wizard-config, contracts, documents, billing, i18n, migrate-identity, migrate-wizard-config, migrate-contracts, migrate-documents, migrate-billing, migrate-i18n';
const REDIS_USERS = 'gateway, identity, wizard-config, contracts, documents, billing, i18n, ai-worker';
const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'];
const NOT_OF_THE_MACHINE = '0.0.0.0/0 without 169.254.0.0/16';
const PUBLIC =
  '0.0.0.0/0 without 10.0.0.0/8 without 100.64.0.0/10 without 169.254.0.0/16 without 172.16.0.0/12 without 192.168.0.0/16';

/** The ways that policies may open besides those from service to service: who, to or from whom, by which port. */
export const NAMED_WAYS: ReadonlySet<string> = new Set([
  'anybody to namespace: metadata.name kube-system: 53',
  'name gateway from namespace: metadata.name ingress-nginx: 3000',
  'name web from namespace: metadata.name ingress-nginx: 3000',
  'http01-solver true from namespace: metadata.name ingress-nginx: 8089',
  'kind service from namespace: metadata.name monitoring: 9090',
  'kind service to namespace: metadata.name monitoring: 4318',

  /* Outside: payments and the model, storage, mail. */
  `name billing, ai-worker to ${PUBLIC}: 443`,
  `name documents to ${NOT_OF_THE_MACHINE}: 443`,
  ...[465, 587].map((port) => `name identity to ${NOT_OF_THE_MACHINE}: ${port}`),

  /* Where production's data are. */
  ...PRIVATE.flatMap((range) => [
    `name ${DATABASE_USERS} to ${range}: 5432`,
    `name ${REDIS_USERS} to ${range}: 6379`,
  ]),
  'name documents to name gotenberg, namespace: metadata.name pdf: 3000',

  /* Where those of a machine of one's own are. */
  ...[5432, 6379].flatMap((port) => [
    `kind service, migration to name postgres, redis-queue, redis-session: ${port}`,
    `name postgres, redis-queue, redis-session from kind service, migration: ${port}`,
  ]),
  'name redis-queue from namespace: metadata.name keda: 6379',
  'name documents to name object-store: 9000',
  'name documents to name gotenberg: 3000',
  ...[3000, 9000].map((port) => `name object-store, gotenberg from name documents: ${port}`),

  /* The namespace of PDF conversion. */
  'name gotenberg from name documents, namespace: metadata.name pactwright: 3000',
]);
