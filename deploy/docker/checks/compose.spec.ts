import { readFileSync } from 'node:fs';
import path from 'node:path';
import { demanded, example, readCompose, root, type Compose, type Container } from './compose.js';
import { rules, type Rule } from './rules.js';

const of = (compose: Compose, name: string): Container => {
  const found = compose.services[name];
  if (!found) throw new Error(`There is no ${name} to break.`);
  return found;
};

describe('docker-compose.yml', () => {
  it.each(Object.entries<Rule>(rules))('%s', (_name, rule) => {
    expect(rule(readCompose())).toEqual([]);
  });

  /* A rule that no broken copy offends proves nothing. */
  type Breakage = (copy: Compose) => void;
  const breakages: Record<keyof typeof rules, Breakage | readonly Breakage[]> = {
    'matches the schema of compose files': (copy) => Object.assign(of(copy, 'billing'), { imag: 'x' }),
    'names every image by version': (copy) => (of(copy, 'postgres').image = 'postgres:alpine'),
    'confines every container': [
      { read_only: false },
      { privileged: true },
      { user: 'root' },
      { user: '0:0' },
      { cap_drop: ['NET_RAW'] },
      { cap_add: ['SYS_ADMIN'] },
      { security_opt: ['no-new-privileges:true', 'seccomp:unconfined'] },
      { pids_limit: undefined },
      { network_mode: 'host' },
      { pid: 'host' },
      { devices: ['/dev/mem'] },
      { volumes: ['/var/run/docker.sock:/var/run/docker.sock'] },
      { volumes: ['./deploy/postgres:/scripts'] },
    ].map((change) => (copy) => Object.assign(of(copy, 'gateway'), change)),
    'bounds memory, the heap below it': (copy) => (of(copy, 'ai-worker').mem_limit = '400m'),
    'asks everything that stays how it is': (copy) => (of(copy, 'gotenberg').healthcheck = { disable: true }),
    'starts again what has died, and lets it end in peace': (copy) =>
      (of(copy, 'documents').stop_grace_period = '10s'),
    'publishes the entry points alone, on an address that is chosen': (copy) =>
      (of(copy, 'postgres').ports = ['127.0.0.1:5432:5432']),
    'keeps inside who has nobody to ask outside': [
      (copy) => (of(copy, 'contracts').networks = ['app', 'outside']),
      (copy) => delete of(copy, 'redis-queue').networks,
    ],
    'lets PDF conversion meet documents alone': (copy) => (of(copy, 'contracts').networks = ['app', 'pdf']),
    'tells each service all it must know, and nothing that it does not': (copy) =>
      delete of(copy, 'documents').environment?.['S3_ACCESS_KEY'],
    'hands on every setting that may stand in .env': (copy) =>
      delete of(copy, 'gateway').environment?.['SIGN_INS_PER_SECOND'],
    'takes every secret from .env': (copy) =>
      Object.assign(of(copy, 'billing').environment ?? {}, { STRIPE_SECRET_KEY: 'made up for this test' }),
    'lets each service reach whom it calls': (copy) => (of(copy, 'i18n').networks = ['edge']),
    'lets Prometheus read the metrics of each service': (copy) => (of(copy, 'prometheus').networks = ['app']),
    'migrates each database before its service starts': (copy) =>
      delete of(copy, 'identity').depends_on?.['migrate-identity'],
    'keeps what Redis holds': (copy) => Object.assign(of(copy, 'redis-queue'), { command: ['redis-server'] }),
  };

  it.each(Object.entries<Rule>(rules))('notices when one no longer %s', (name, rule) => {
    for (const breakIt of [breakages[name as keyof typeof breakages]].flat()) {
      const copy = structuredClone(readCompose());
      breakIt(copy);

      expect(rule(copy)).not.toEqual([]);
    }
  });

  it('notices a variable that nobody reads', () => {
    const copy = structuredClone(readCompose());
    Object.assign(of(copy, 'billing').environment ?? {}, { STRIPE_KEY: 'x' });

    expect(rules['tells each service all it must know, and nothing that it does not'](copy)).toEqual([
      'billing: is told STRIPE_KEY, which nobody reads',
    ]);
  });

  it('refuses to start without any of the secrets, and .env.example holds none of them', () => {
    const secrets = Object.keys(example).filter((name) => /PASSWORD|SECRET|_KEY/.test(name));

    expect(demanded.filter((name) => !(name in example))).toEqual([]);
    expect(secrets.filter((name) => !demanded.includes(name))).toEqual([]);
    expect(secrets.filter((name) => example[name] !== '')).toEqual([]);
  });
});

describe('the Dockerfile', () => {
  const dockerfile = readFileSync(path.join(root, 'deploy', 'docker', 'Dockerfile'), 'utf8');

  it('installs with the package file of every workspace', () => {
    const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, unknown>;
    };
    const projects = Object.keys(lock.packages).filter((place) => /^(?:apps|libs)\/[^.]*$/.test(place));

    expect(projects).toContain('libs/server/kit');
    expect(projects.filter((place) => !dockerfile.includes(`COPY ${place}/package.json ${place}/`))).toEqual(
      [],
    );
  });

  it('puts the notices of others into every image', () => {
    const stages = dockerfile.split(/^(?=FROM )/m).slice(1);
    const runtime = stages.find((stage) => / AS runtime$/m.test(stage));
    const images = stages.filter((stage) => /^FROM runtime AS /.test(stage));

    expect(runtime).toContain('COPY --from=node /usr/local/LICENSE /usr/local/LICENSE');
    expect(images).toHaveLength(3);
    /* What plays the payment provider uses no packages. */
    const withPackages = images.filter((stage) => !stage.includes('AS stripe-stand-in'));
    expect(withPackages.filter((stage) => !/^COPY --from=built-\w+ \/built \/app$/m.test(stage))).toEqual([]);
    expect(dockerfile.match(/^.*build-service\.mjs .*\/built\b/gm)).toHaveLength(2);
  });

  it('begins from versions, runs as nobody, and asks each image how it is', () => {
    const bases = [...dockerfile.matchAll(/^ARG \w+_IMAGE=(.*)$/gm)].map(([, image]) => image);

    expect(bases).toHaveLength(2);
    for (const image of bases) expect(image).toMatch(/:\d+\.\d+[\w.-]*$/);
    expect(dockerfile).toContain('USER 10001:10001');
    expect(dockerfile).toMatch(/FROM \$\{RUNTIME_IMAGE\} AS runtime[^]*?HEALTHCHECK/);
    expect(dockerfile).not.toMatch(/^RUN --mount|^COPY --link|<<EOF|^ADD /m);
  });
});
