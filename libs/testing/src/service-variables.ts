import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..', '..');
const BASE = path.join(root, 'libs', 'server', 'kit', 'src', 'config.ts');

/* Shorthands of the configurations have a default too. */
const HAS_DEFAULT = /optional\(|default\(|^(?:positive|count|usd|milliseconds)/;
/* Behind a brace or a comma; what describes a variable may name others. A declaration may go over several lines. */
const DECLARED = /(?<=[{,]\s*)([A-Z][A-Z0-9_]+): (.*?)(?=,\s*(?:[A-Z][A-Z0-9_]+:|\.{3}|\/[/*])|,?\n\s*\})/gs;

export interface ServiceVariables {
  /** Without these the service does not start. */
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

/** What a service reads from its environment, as its configuration declares it; `web` is the server of the pages. */
export function serviceVariables(service: string): ServiceVariables {
  const file =
    service === 'web'
      ? path.join(root, 'apps', 'gateway', 'src', 'web', 'main.ts')
      : path.join(root, 'apps', service, 'src', 'config.ts');
  const own = readFileSync(file, 'utf8');
  const declared = [own, ...beside(file, own), readFileSync(BASE, 'utf8')].flatMap((source) =>
    [...source.matchAll(DECLARED)].map(([, name = '', type = '']) => ({ name, type })),
  );
  const left = new Set([...own.matchAll(/\b([A-Z][A-Z0-9_]+): true\b/g)].map(([, name]) => name));
  const optional = declared.filter(({ type }) => HAS_DEFAULT.test(type)).map(({ name }) => name);
  const required = declared
    .filter(({ name, type }) => !HAS_DEFAULT.test(type) && !left.has(name) && !optional.includes(name))
    .map(({ name }) => name);
  return { required: [...new Set(required)], optional: [...new Set(optional)] };
}

/** The files of the service that its configuration takes variables from. */
const beside = (file: string, source: string): string[] =>
  [...source.matchAll(/from '(\..*)\.js'/g)]
    .map(([, name = '']) => path.join(path.dirname(file), `${name}.ts`))
    .filter((imported) => existsSync(imported) && path.basename(imported) === 'limits.ts')
    .map((imported) => readFileSync(imported, 'utf8'));
