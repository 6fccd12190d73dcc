import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@nx/devkit';

const read = (file: string): string => readFileSync(path.join(workspaceRoot, file), 'utf8');
const joined = (...parts: string[]): string => `/${parts.filter(Boolean).join('/')}`;

/** `post /api/login` for every route that the controllers of the services declare. */
function routesOf(source: string): string[] {
  const [, written, name] = /@Controller\((?:'([^']*)'|(\w+))\)/.exec(source) ?? [];
  const base = written ?? new RegExp(`const ${name} = '([^']*)'`).exec(source)?.[1];
  if (base === undefined) return [];
  return [...source.matchAll(/@(Get|Sse|Post|Put|Patch|Delete)\(([^)]*)\)/g)].flatMap(
    ([, method, argument = '']) => {
      const paths = [...argument.matchAll(/'([^']*)'/g)].map(([, each = '']) => each);
      return (paths.length > 0 ? paths : ['']).map(
        (each) =>
          `${method === 'Sse' ? 'get' : method?.toLowerCase()} ${joined(base, each).replace(/:(\w+)/g, '{$1}')}`,
      );
    },
  );
}

describe('the API page', () => {
  it('names every route of every service, and no other', () => {
    const controllers = globSync('apps/*/src/**/*.controller.ts', { cwd: workspaceRoot });
    const routes = controllers.flatMap((file) => routesOf(read(file)));
    /* Of the gateway itself, which has no controllers. */
    const own = ['administration/overview.ts', 'capabilities.ts'].flatMap((file) => [
      ...read(`apps/gateway/src/${file}`).matchAll(/\.get\('([^']*)'/g),
    ]);
    routes.push(...own.map(([, address]) => `get ${address}`));
    const documented = globSync('apps/gateway/src/docs/*.ts', { cwd: workspaceRoot }).flatMap((file) =>
      [...read(file).matchAll(/'((?:get|post|put|patch|delete) \/[^']*)'/g)].map(([, call]) => call),
    );
    expect(controllers.length).toBeGreaterThan(5);
    expect(documented.sort()).toEqual(routes.sort());
  });
});
