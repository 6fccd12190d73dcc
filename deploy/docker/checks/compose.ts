import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export const root = path.join(import.meta.dirname, '..', '..', '..');

export interface Container {
  image: string;
  readonly build?: { readonly target?: string; readonly args?: { readonly SERVICE?: string } };
  readonly command?: readonly string[];
  readonly user?: string;
  readonly profiles?: readonly string[];
  readonly restart?: string;
  read_only?: boolean;
  cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly privileged?: boolean;
  readonly devices?: readonly string[];
  readonly network_mode?: string;
  readonly pid?: string;
  readonly ipc?: string;
  readonly userns_mode?: string;
  readonly volumes?: readonly string[];
  mem_limit?: string;
  readonly pids_limit?: number;
  stop_grace_period?: string;
  healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
  ports?: string[];
  environment?: Record<string, string>;
  networks?: string[] | Record<string, unknown>;
  depends_on?: Record<string, { readonly condition: string }>;
}

export interface Compose {
  readonly services: Record<string, Container>;
  readonly networks: Record<string, { internal?: boolean }>;
}

/** What `.env.example` names: the empty ones are made up at random. */
export const example: Readonly<Record<string, string>> = Object.fromEntries(
  [...readFileSync(path.join(root, '.env.example'), 'utf8').matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

export const composeText = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');

/** Names that compose refuses to start without. */
export const demanded = [
  ...new Set([...composeText.matchAll(/\$\{([A-Z0-9_]+):\?/g)].map(([, name = '']) => name)),
];

/** What stands for a secret that .env brings. */
export const MADE_UP = 'made-up';

/** The file as compose reads it after .env was made. */
export function readCompose(): Compose {
  const text = composeText.replaceAll(
    /\$\{([A-Z0-9_]+)(?::-([^}]*)|:\?[^}]*)?\}/g,
    (_, name: string, byDefault = '') =>
      example[name] || byDefault || (demanded.includes(name) ? MADE_UP : ''),
  );
  return parse(text, { merge: true, maxAliasCount: -1 }) as Compose;
}

/** Whom Prometheus asks for metrics, by name. */
export const scraped = (
  parse(readFileSync(path.join(root, 'deploy', 'observability', 'prometheus.yml'), 'utf8')) as {
    scrape_configs: { dns_sd_configs: { names: string[] }[] }[];
  }
).scrape_configs.flatMap((job) => job.dns_sd_configs.flatMap(({ names }) => names));

/** Ours, by the argument or the target that their image is built with. */
export const builtAs = ({ build }: Container): string | undefined => build?.args?.SERVICE ?? build?.target;

/** Who names none is in that of the project, which leads outside. */
export const networksOf = ({ networks = ['default'] }: Container): string[] =>
  Array.isArray(networks) ? networks : Object.keys(networks);

export const isOneShot = ({ restart }: Container): boolean => restart === 'no';
