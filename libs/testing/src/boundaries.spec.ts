import { globSync } from 'node:fs';
import path from 'node:path';
import { createProjectGraphAsync, workspaceRoot, type ProjectGraph } from '@nx/devkit';
import { ESLint } from 'eslint';

const BOUNDARIES = '@nx/enforce-module-boundaries';
const TAGS = {
  type: /^(app|e2e|protocol|domain|server|testing|tool|stand-in|base)$/,
  platform: /^(node|web|any)$/,
};

/* The first look at a file makes ESLint read the whole project it belongs to. */
interface Case {
  readonly file: string;
  readonly code: string;
}

interface Constraint {
  readonly sourceTag: string;
  readonly onlyDependOnLibsWithTags: readonly string[];
}

let graph: ProjectGraph;
const eslint = new ESLint({ cwd: workspaceRoot });

/** The rules that refuse this text when it stands in that file, which does not have to exist. */
async function refusals({ file, code }: Case): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(workspaceRoot, file) });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

/** Every tag that the boundary rule mentions in the configuration of a file. */
function constraintTags(config: unknown): string[] {
  const { rules } = config as { rules: Record<string, [number, { depConstraints: Constraint[] }]> };
  return (rules[BOUNDARIES]?.[1].depConstraints ?? []).flatMap((constraint) => [
    constraint.sourceTag,
    ...constraint.onlyDependOnLibsWithTags,
  ]);
}

const uses = (from: string): string => `import * as used from '${from}';\nexport const kept = used;\n`;
const importing = (file: string, from: string): Case => ({ file, code: uses(from) });

/** Without a project graph the boundary rule skips itself and reports nothing, and with a stale one it misses projects. */
beforeAll(async () => {
  process.env.NX_DAEMON = 'false';
  graph = await createProjectGraphAsync({ exitOnError: false });
});

describe('projects', () => {
  const manifests = globSync(
    ['{apps/*,libs/*,libs/server/*}/package.json', '{deploy/*,k8s,tools/*}/project.json'],
    {
      cwd: workspaceRoot,
    },
  );

  it('are all in the graph that the rule reads', () => {
    const roots = Object.values(graph.nodes).map(({ data }) => data.root);
    expect(roots.sort()).toEqual(manifests.map((manifest) => path.dirname(manifest)).sort());
  });

  it('are all looked at by both linters', () => {
    for (const { name, data } of Object.values(graph.nodes)) {
      expect([name, ...Object.keys(data.targets ?? {})]).toEqual(
        expect.arrayContaining([name, 'lint', 'oxlint']),
      );
    }
  });

  it('carry exactly one known tag of each dimension', () => {
    for (const { name, data } of Object.values(graph.nodes)) {
      const tagsOf = (dimension: string) =>
        (data.tags ?? []).filter((tag) => tag.startsWith(`${dimension}:`)).map((tag) => tag.split(':')[1]);
      const application = data.root.startsWith('apps/') && name !== 'e2e';
      expect({ name, type: tagsOf('type'), platform: tagsOf('platform'), scope: tagsOf('scope') }).toEqual({
        name,
        type: [expect.stringMatching(TAGS.type)],
        platform: [expect.stringMatching(TAGS.platform)],
        scope: [application ? name : 'shared'],
      });
    }
  });
});

describe('boundary rule', () => {
  it('names only tags that a project carries', async () => {
    const carried = new Set(Object.values(graph.nodes).flatMap(({ data }) => data.tags ?? []));
    for (const file of ['apps/web/src/main.tsx', 'libs/drafting/src/draft.spec.ts']) {
      const config: unknown = await eslint.calculateConfigForFile(path.join(workspaceRoot, file));
      const tags = constraintTags(config);
      expect(tags).not.toHaveLength(0);
      for (const tag of tags) expect(carried).toContain(tag);
    }
  });

  it.each([
    ['an app reaches into another one', 'apps/contracts/src/bad.ts', '../../identity/src/main.js'],
    ['the web app imports server code', 'apps/web/src/shared/bad.ts', '@pactwright/server-kit'],
    ['the web app imports Nest', 'apps/web/src/shared/bad.ts', '@nestjs/common'],
    ['the web app imports TypeORM', 'apps/web/src/shared/bad.ts', 'typeorm'],
    ['a service imports React', 'apps/contracts/src/bad.ts', 'react'],
    ['a service imports MUI', 'apps/contracts/src/bad.ts', '@mui/material'],
    ['a service imports test code outside its tests', 'apps/contracts/src/bad.ts', '@pactwright/testing'],
    ['the protocol imports server code', 'libs/protocol/src/bad.ts', '@pactwright/server-rpc'],
    ['the protocol imports Nest', 'libs/protocol/src/bad.ts', '@nestjs/microservices'],
    ['the protocol imports BullMQ', 'libs/protocol/src/bad.ts', 'bullmq'],
    ['the drafting library imports the protocol', 'libs/drafting/src/bad.ts', '@pactwright/protocol'],
    ['the drafting library imports React', 'libs/drafting/src/bad.ts', 'react'],
    ['the drafting library imports TypeORM', 'libs/drafting/src/bad.ts', 'typeorm'],
    ['a server library imports test code', 'libs/server/kit/src/bad.ts', '@pactwright/testing'],
    ['a spec of a service imports React', 'apps/contracts/src/bad.spec.ts', 'react'],
    ['a script of a library imports React', 'libs/drafting/bench/bad.mjs', 'react'],
    ['a configuration of the web app imports Nest', 'apps/web/bad.mts', '@nestjs/common'],
    ['a script beside the services imports React', 'tools/stack/bad.ts', 'react'],
    ['what Jest runs with imports React', 'tools/jest/bad.mjs', 'react'],
    ['a stand-in imports what starts it', 'tools/s3/bad.ts', '#tools/stack/parts.ts'],
    ['what every tool stands on imports one of them', 'tools/launch/bad.mjs', '#tools/stack/parts.ts'],
    ['a tool reaches into another one', 'tools/stack/bad.ts', '../s3/store.ts'],
    ['a service imports a tool', 'apps/contracts/src/bad.ts', '#tools/stack/parts.ts'],
  ])('refuses when %s', async (_what, file, from) => {
    expect(await refusals(importing(file, from))).toContain(BOUNDARIES);
  });

  it.each([
    ['an app imports server code', 'apps/contracts/src/good.ts', '@pactwright/server-kit'],
    ['an app imports the drafting library', 'apps/web/src/shared/good.ts', '@pactwright/drafting'],
    ['a server library imports the protocol', 'libs/server/rpc/src/good.ts', '@pactwright/protocol'],
    [
      'the protocol takes names from below the rules',
      'libs/protocol/src/good.ts',
      '@pactwright/drafting/facts',
    ],
    ['a spec imports test code', 'apps/contracts/src/good.spec.ts', '@pactwright/testing'],
    ['an integration test imports test code', 'apps/contracts/test/good.int-spec.ts', '@pactwright/testing'],
    ['a spec of the drafting library reads a file', 'libs/drafting/src/good.spec.ts', 'node:fs'],
  ])('accepts when %s', async (_what, file, from) => {
    expect(await refusals(importing(file, from))).toEqual([]);
  });
});

describe('other rules', () => {
  it.each([
    [
      'the web app imports Node',
      importing('apps/web/src/shared/bad.ts', 'node:path'),
      'no-restricted-imports',
    ],
    [
      'the protocol imports Node',
      importing('libs/protocol/src/bad.ts', 'node:crypto'),
      'no-restricted-imports',
    ],
    [
      'the protocol imports the rules and not their names alone',
      importing('libs/protocol/src/bad.ts', '@pactwright/drafting'),
      '@typescript-eslint/no-restricted-imports',
    ],
    [
      'the drafting library imports Node',
      importing('libs/drafting/src/bad.ts', 'fs'),
      'no-restricted-imports',
    ],
    [
      'a web feature imports another one',
      importing('apps/web/src/features/home/pages/bad.tsx', '../../auth/model/session.js'),
      'web/layers',
    ],
    [
      'the shared part of the web app imports a feature',
      importing('apps/web/src/shared/bad.ts', '../features/home/routes.js'),
      'web/layers',
    ],
    [
      'a web feature imports the app around it',
      importing('apps/web/src/features/home/bad.ts', '../../app/router.js'),
      'web/layers',
    ],
    [
      'a component shows text of its own',
      { file: 'apps/web/src/shared/bad.tsx', code: 'export const Bad = () => <p>Žodis</p>;\n' },
      'no-restricted-syntax',
    ],
    [
      'a component labels something with text of its own',
      { file: 'apps/web/src/shared/bad.tsx', code: "export const Bad = () => <img alt={'logo'} />;\n" },
      'no-restricted-syntax',
    ],
    [
      'a test is focused',
      { file: 'libs/drafting/src/bad.spec.ts', code: "it.only('works', () => expect(1).toBe(1));\n" },
      'no-restricted-syntax',
    ],
    [
      'an id is taken as it is written',
      {
        file: 'libs/protocol/src/bad.ts',
        code: "import { z } from 'zod';\nexport const bad = z.object({ id: z.uuid() });\n",
      },
      'no-restricted-syntax',
    ],
    [
      'a tool has an enum, which Node cannot run',
      { file: 'tools/stack/bad.ts', code: "export enum Bad {\n  Worse = 'worse',\n}\n" },
      'no-restricted-syntax',
    ],
  ])('refuse when %s', async (_what, bad, rule) => {
    expect(await refusals(bad)).toEqual([rule]);
  });

  it('let the app compose features and a feature use what is shared', async () => {
    const good = [
      importing('apps/web/src/app/good.ts', '../features/home/routes.js'),
      importing('apps/web/src/features/home/pages/good.ts', '../model/x.js'),
      importing('apps/web/src/features/home/good.ts', '../../shared/http/x.js'),
    ];
    for (const file of good) expect(await refusals(file)).toEqual([]);
  });
});
