import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { root } from './files.js';

const manifest = z.object({
  kind: z.string(),
  metadata: z.object({ name: z.string() }),
  spec: z.object({ scaleTargetRef: z.object({ name: z.string() }).optional() }).optional(),
});
const manifestsIn = (...folders: string[]) =>
  globSync(
    folders.map((folder) => `k8s/${folder}/*.yaml`),
    { cwd: root },
  ).flatMap((file) =>
    parseAllDocuments(readFileSync(path.join(root, file), 'utf8')).flatMap((document) => {
      const { success, data } = manifest.safeParse(document.toJS());
      return success ? [data] : [];
    }),
  );

/* What commands may name, by the words that they begin with. `redis` and `sql` hide what is only in development. */
const PLACES = {
  k: manifestsIn('base', 'overlays/development'),
  'kubectl -n pdf': manifestsIn('parts/gotenberg'),
};
const KINDS: Readonly<Record<string, string>> = {
  deploy: 'Deployment',
  sts: 'StatefulSet',
  job: 'Job',
  scaledobject: 'ScaledObject',
};
const autoscaled = PLACES.k.flatMap(({ kind, spec }) =>
  kind === 'ScaledObject' ? [spec?.scaleTargetRef?.name] : [],
);

const COMMAND =
  /\b(?<place>k|kubectl -n pdf) (?<verb>exec|logs|scale|top|get|annotate|rollout \w+) (?<rest>[^`\n]*)/g;
const TARGET = /(?<!\S)(?<kind>\w+)\/(?<name>[\w<>-]+)/;
const ANNOTATED = /^(?<kind>scaledobject) (?<name>[\w-]+)/;
const LABEL = /app\.kubernetes\.io\/name=(?<name>[\w<>-]+)/;

/** What is wrong with the commands of a page, as sentences. */
function faultsIn(page: string): readonly string[] {
  const faults: string[] = [];
  if (/-a "\$/.test(page)) faults.push('a password is taken from the shell of whoever reads');
  if (/\bpsql -U (?!pactwright\b)/.test(page)) faults.push('nobody is called that in PostgreSQL');
  if (/http:\/\/[\w<>-]+:9090/.test(page)) faults.push('port 9090 is reached from monitoring only');
  for (const { 0: command, groups } of page.matchAll(COMMAND)) {
    const { place, verb, rest = '' } = groups as { place: keyof typeof PLACES; verb: string; rest?: string };
    const target = (verb === 'annotate' ? ANNOTATED : TARGET).exec(rest)?.groups;
    /* A placeholder stands for any service. */
    const name = (target ?? LABEL.exec(rest)?.groups)?.['name']?.replace(
      /^<(service|upstream)>$/,
      'contracts',
    );
    const kinds = target ? [KINDS[target['kind'] ?? '']] : ['Deployment', 'StatefulSet'];
    if (
      name !== undefined &&
      !PLACES[place].some((one) => kinds.includes(one.kind) && one.metadata.name === name)
    )
      faults.push(`${command}: there is no ${kinds.join(' or ')} ${name}`);
    if (verb === 'logs' && target) faults.push(`${command}: reads one pod of several`);
    if (verb === 'logs' && LABEL.test(rest) && rest.includes('| tail') && !rest.includes('| sort'))
      faults.push(`${command}: shows the last of one pod, because pods are told one after another`);
    if (verb === 'scale' && autoscaled.includes(name))
      faults.push(`${command}: the autoscaler takes it back`);
    if (
      ['logs', 'scale', 'exec', 'annotate'].includes(verb) &&
      name === undefined &&
      !rest.startsWith('<pod>')
    )
      faults.push(`${command}: names nothing`);
  }
  return faults;
}

const pages = globSync('docs/runbooks/*.md', { cwd: root }).filter((page) => !page.endsWith('README.md'));
const textOf = (page: string): string => readFileSync(path.join(root, page), 'utf8');

describe('the commands of runbooks', () => {
  it.each(pages)('R24 of %s name what there is', (page) => {
    expect(faultsIn(textOf(page))).toEqual([]);
  });

  it.each([
    ['k logs deploy/billing --since=15m'],
    ['k logs -l app.kubernetes.io/name=biling --tail=-1'],
    ['k logs -l app.kubernetes.io/name=billing --tail=-1 | jq -c . | tail'],
    ['k exec deploy/redis-queue -- redis-cli PING'],
    ['k exec sts/redis-queue -- redis-cli -a "$REDIS_PASSWORD" PING'],
    ['k exec sts/postgres -- psql -U postgres'],
    ['k scale deploy/ai-worker --replicas=5'],
    ['k annotate scaledobject gateway autoscaling.keda.sh/paused-replicas=5'],
    ['kubectl -n pdf rollout restart deploy/documents'],
    [`k exec deploy/gateway -- node -e "fetch('http://<upstream>:9090/readyz')"`],
  ])('are found faulty: %s', (command) => {
    expect(faultsIn(`**Look.** \`${command}\`.`)).toHaveLength(1);
  });
});

describe('the words that runbooks are written in', () => {
  const blocks = [...textOf('docs/runbooks/README.md').matchAll(/^```sh\n(.*?)^```$/gms)].map(
    ([, block = '']) => block,
  );
  /* What would be asked is told instead; a secret is its own name. */
  const told = (block: string, command: string): string => {
    const stubs = `
      tell() { for word in "$@"; do printf '[%s]' "$word"; done; }
      kubectl() { case "$*" in *jsonpath=*) for word; do :; done; echo "$word" | grep -o '[A-Z_]*' | base64 ;; *) tell kubectl "$@" ;; esac; }
      redis-cli() { tell redis-cli "$@"; }
      psql() { tell psql "$@"; }
      docker() { tell docker "$@"; }`;
    const { stdout, stderr } = spawnSync('bash', ['-c', `${stubs}\n${block}\n${command}`], {
      encoding: 'utf8',
    });
    return stdout + stderr;
  };
  const INSIDE = 'REDISCLI_AUTH=$REDIS_PASSWORD exec redis-cli "$@"';
  const expected = [
    ['[redis-cli][-u][REDIS_QUEUE_URL][PING]', '[psql][WIZARD_CONFIG_DATABASE_URL][-c][select 1]'],
    [
      `[kubectl][-n][pactwright][exec][sts/redis-queue][--][sh][-c][${INSIDE}][redis-cli][PING]`,
      '[kubectl][-n][pactwright][exec][sts/postgres][--][psql][-U][pactwright][-d][wizard_config][-c][select 1]',
    ],
    [
      '[docker][compose][exec][-T][redis-queue][redis-cli][PING]',
      '[docker][compose][exec][-T][postgres][psql][-U][pactwright][-d][wizard_config][-c][select 1]',
    ],
  ] as const;

  it.each(['production', 'development', 'compose'].map((place, index) => [place, index] as const))(
    'R24 reach Redis and PostgreSQL in %s',
    (_place, index) => {
      const block = blocks[index] ?? '';
      expect([told(block, 'redis queue PING'), told(block, 'sql wizard-config -c "select 1"')]).toEqual(
        expected[index],
      );
    },
  );

  it('R24 name secrets and parts that there are', () => {
    const keys = readFileSync(path.join(root, 'k8s/secrets.example.env'), 'utf8');
    for (const key of ['REDIS_QUEUE_URL', 'REDIS_SESSION_URL', 'WIZARD_CONFIG_DATABASE_URL'])
      expect(keys).toContain(`${key}=`);
    const sets = PLACES.k.filter(({ kind }) => kind === 'StatefulSet').map(({ metadata }) => metadata.name);
    expect(sets).toEqual(expect.arrayContaining(['redis-queue', 'redis-session', 'postgres']));
  });
});
