import { readFileSync } from 'node:fs';
import path from 'node:path';

const dockerfile = readFileSync(
  path.join(import.meta.dirname, '..', '..', 'deploy', 'docker', 'Dockerfile'),
  'utf8',
);

/** Where the program in an image of ours listens, by the name that manifests give the port: `http`, `rpc`, `operator`. */
export const PORTS: ReadonlyMap<string, number> = new Map(
  [...dockerfile.matchAll(/\b(HTTP|RPC|OPERATOR)_PORT=(\d+)/g)].map(([, name = '', port]) => [
    name.toLowerCase(),
    Number(port),
  ]),
);
