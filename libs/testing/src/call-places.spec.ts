import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WIRES } from '@pactwright/protocol';

const ROOT = path.join(import.meta.dirname, '../../..');
const COMMENT = /\/\*[\s\S]*?\*\//g;
/* The gateway has no controllers: it answers a call at the path of its contract. */
const HANDLER = /(?:@Answers\(\s*\w+|\.get\(gatewayCalls)\.(\w+)/g;
const ADDRESS = /['"`](\/api\/[^'"`\s]+)['"`]/g;

type Sources = ReadonlyMap<string, string>;

/** What the product is made of, beside the contracts of its calls; what judges them is written by hand. */
function readSources(): Sources {
  const files = globSync('{apps,libs}/**/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.spec\.tsx?$|\/testing\/|node_modules|^libs\/(?:protocol|testing)\/|^apps\/e2e\//.test(file),
  );
  return new Map(
    files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8').replace(COMMENT, '')]),
  );
}

/** In which files each call is answered, by its name. */
function handlersIn(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const handlers = new Map<string, string[]>();
  for (const [file, source] of sources)
    for (const [, name = ''] of source.matchAll(HANDLER))
      handlers.set(name, [...(handlers.get(name) ?? []), file]);
  return handlers;
}

const unnamed = (address: string): string => address.replace(/:\w+|\{\w+\}/g, '*');

/** Addresses of calls that somebody has typed by hand. */
function typedIn(sources: Sources): readonly string[] {
  const known = new Set(Object.values(WIRES).map(({ call }) => unnamed(call.path)));
  return [...sources].flatMap(([file, source]) =>
    [...source.matchAll(ADDRESS)].flatMap(([, address = '']) =>
      known.has(unnamed(address)) ? [`${file}: ${address}`] : [],
    ),
  );
}

describe('a call', () => {
  const sources = readSources();

  it('is answered in one file, of the service that its contract names', () => {
    const handlers = handlersIn(sources);
    const services = Object.keys(WIRES).map((name) => [
      name,
      (handlers.get(name) ?? []).map((file) => file.split('/').slice(0, 3).join('/')),
    ]);
    expect(services).toEqual(
      Object.entries(WIRES).map(([name, { call }]) => [name, [`apps/${call.service}/src`]]),
    );
  });

  it('has its address in its contract, and nowhere else', () => {
    expect(typedIn(sources)).toEqual([]);
  });

  it('is told when it is answered or typed somewhere else', () => {
    const copied = new Map([
      ['apps/contracts/src/a.ts', '@Answers(wires.copyContract)'],
      ['apps/web/src/b.ts', "fetch('/api/contracts/:id/copy'); fetch(`/api/contracts`); fetch('/api/none');"],
      ['apps/gateway/src/c.ts', '@Answers(contractsWires.copyContract)'],
    ]);
    expect(handlersIn(copied).get('copyContract')).toEqual([
      'apps/contracts/src/a.ts',
      'apps/gateway/src/c.ts',
    ]);
    expect(typedIn(copied)).toEqual([
      'apps/web/src/b.ts: /api/contracts/:id/copy',
      'apps/web/src/b.ts: /api/contracts',
    ]);
  });
});
