import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WIRES } from '@pactwright/protocol';
import ts from 'typescript';

const ROOT = path.join(import.meta.dirname, '../../..');
/** By what a call is answered: a controller's decorator, and in the gateway, which has no controllers, a function. */
const ANSWERING = ['Answers', 'answerCall'];
/** Where an address below `/api` is none of a call: for machines, the way to all of them, and the board of a package. */
const NO_CALLS: Readonly<Record<string, readonly string[]>> = {
  'apps/gateway/src/gateway.ts': ['/api/health', '/api/docs', '/api', '/api/*'],
  'apps/gateway/src/administration/queue-acts.ts': [
    '/api/queues/:queueName/retry/:queueStatus',
    '/api/queues/:queueName/pause',
    '/api/queues/:queueName/resume',
  ],
  'apps/web/src/shared/api/connection.ts': ['/api/health'],
  'apps/web/src/service-worker/main.ts': ['/api/'],
};

type Sources = ReadonlyMap<string, string>;

/** What the product is made of, beside the contracts of its calls; what judges them is written by hand. */
function readSources(): Sources {
  const files = globSync('{apps,libs}/**/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.spec\.tsx?$|\/testing\/|node_modules|^libs\/(?:protocol|testing)\/|^apps\/e2e\//.test(file),
  );
  return new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
}

const parsed = (file: string, source: string): ts.SourceFile =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);

function* nodesIn(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesIn(child);
}

/** What is imported, by the name that it has in this file. */
function importsOf(file: ts.SourceFile): ReadonlyMap<string, string> {
  const named = [...nodesIn(file)].filter(ts.isImportSpecifier);
  return new Map(named.map(({ name, propertyName }) => [name.text, (propertyName ?? name).text]));
}

/** The name of the call, where this is a wire: `contractsWires.copyContract`, or taken out of there before. */
function wireNameOf(node: ts.Node | undefined, file: ts.SourceFile): string | undefined {
  const imports = importsOf(file);
  const isWires = (each: ts.Node | undefined): boolean =>
    each !== undefined && ts.isIdentifier(each) && /Wires$/.test(imports.get(each.text) ?? '');
  if (node && ts.isPropertyAccessExpression(node) && isWires(node.expression)) return node.name.text;
  if (!node || !ts.isIdentifier(node)) return undefined;
  const taken = [...nodesIn(file)]
    .filter(ts.isBindingElement)
    .find(({ name, parent }) => name.getText() === node.text && isWires(parent.parent.initializer));
  return taken && (taken.propertyName ?? taken.name).getText();
}

/** In which files each call is answered, by its name. */
function handlersIn(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const handlers = new Map<string, string[]>();
  for (const [file, source] of sources) {
    if (!ANSWERING.some((name) => source.includes(name))) continue;
    const tree = parsed(file, source);
    const imports = importsOf(tree);
    for (const node of nodesIn(tree)) {
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) continue;
      if (!ANSWERING.includes(imports.get(node.expression.text) ?? '')) continue;
      for (const name of node.arguments.map((each) => wireNameOf(each, tree)))
        if (name !== undefined) handlers.set(name, [...(handlers.get(name) ?? []), file]);
    }
  }
  return handlers;
}

/** Addresses below `/api` that somebody has typed, whole or in parts. */
function typedIn(sources: Sources): readonly string[] {
  return [...sources].flatMap(([file, source]) => {
    if (!source.includes('/api')) return [];
    const texts = [...nodesIn(parsed(file, source))].filter(
      (node) =>
        ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node),
    );
    return texts
      .map(({ text }) => text)
      .filter((text) => /^\s*\/api(?![\w-])/.test(text) && !NO_CALLS[file]?.includes(text))
      .map((text) => `${file}: ${text}`);
  });
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

  it('is seen where it is answered, however that is written', () => {
    const wires = "import { contractsWires as ours } from '@pactwright/protocol';\n";
    const written = new Map([
      [
        'apps/contracts/src/a.ts',
        `import { Answers as Says } from '@pactwright/server-kit';\n${wires}class A { @Says(ours.copyContract) copy() {} }`,
      ],
      [
        'apps/gateway/src/b.ts',
        `import { answerCall } from './own-calls.js';\n${wires}const { copyContract: call } = ours;\nanswerCall(scope, call, f);`,
      ],
      [
        'apps/contracts/src/c.ts',
        `${wires}/* @Answers(ours.copyContract) */ const text = '@Answers(ours.copyContract)';`,
      ],
      ['apps/contracts/src/d.ts', `${wires}const Answers = (x) => x;\nAnswers(ours.copyContract);`],
    ]);
    expect(handlersIn(written).get('copyContract')).toEqual([
      'apps/contracts/src/a.ts',
      'apps/gateway/src/b.ts',
    ]);
  });

  it('is told when its address is typed somewhere else, whole or in parts', () => {
    const typed = new Map([
      ['apps/web/src/a.ts', "fetch('/api/contracts/:id/copy'); // '/api/contracts'"],
      ['apps/web/src/b.ts', 'fetch(`/api/contracts/${id}`); fetch("/api" + rest); fetch(`${origin}/api/b`);'],
      ['apps/web/src/c.ts', "import { api } from '../api/base-api.js'; const page = '/api-keys';"],
      ['apps/gateway/src/gateway.ts', "http.get('/api/health'); http.get('/api/contracts');"],
    ]);
    expect(typedIn(typed)).toEqual([
      'apps/web/src/a.ts: /api/contracts/:id/copy',
      'apps/web/src/b.ts: /api/contracts/',
      'apps/web/src/b.ts: /api',
      'apps/web/src/b.ts: /api/b',
      'apps/gateway/src/gateway.ts: /api/contracts',
    ]);
  });
});
