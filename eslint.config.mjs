import { readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import nx from '@nx/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { webLayers } from './libs/testing/eslint/web-layers.mjs';

const root = import.meta.dirname;

/** Files that only tests run: they may import `libs/testing` and, whatever their project, Node. */
const TEST_FILES = [
  '**/*.{spec,int-spec}.{ts,tsx}',
  '**/test/**',
  '**/testing/**',
  '**/checks/**',
  'apps/e2e/**',
  'libs/testing/**',
];

const SERVER_PACKAGES = [
  '@nestjs/*',
  '@fastify/*',
  'fastify',
  'typeorm',
  'pg',
  'bullmq',
  'ioredis',
  'minio',
  'undici',
  'docx',
  'gotenberg-js-client',
  'passport*',
  'fast-jwt',
  'busboy',
  'pino',
  'prom-client',
  'reflect-metadata',
];
const BROWSER_PACKAGES = [
  'react',
  'react-*',
  '@mui/*',
  '@emotion/*',
  '@reduxjs/*',
  '@fontsource-variable/*',
  'idb-keyval',
];

const only = (sourceTag, ...onlyDependOnLibsWithTags) => ({ sourceTag, onlyDependOnLibsWithTags });

/** Who may import whom (docs/architecture.md); `test` adds what specs need on top. */
const constraints = ({ test }) => {
  const testing = test ? ['type:testing'] : [];
  const node = test ? ['platform:node'] : [];
  return [
    only('type:app', 'type:server', 'type:protocol', 'type:domain', ...testing),
    only('type:e2e', 'type:protocol', 'type:domain', 'type:testing'),
    only('type:server', 'type:server', 'type:protocol', 'type:domain', ...testing),
    only('type:protocol', 'type:protocol', 'type:domain', ...testing),
    only('type:domain', 'type:domain', ...testing),
    only('type:testing', 'type:testing', 'type:server', 'type:protocol', 'type:domain'),
    only('type:base', 'type:base', ...testing),
    only('type:stand-in', 'type:stand-in', 'type:base', ...testing),
    only(
      'type:tool',
      'type:tool',
      'type:stand-in',
      'type:base',
      'type:server',
      'type:protocol',
      'type:domain',
      ...testing,
    ),
    {
      ...only('platform:web', 'platform:web', 'platform:any', ...node),
      bannedExternalImports: SERVER_PACKAGES,
    },
    { ...only('platform:node', 'platform:node', 'platform:any'), bannedExternalImports: BROWSER_PACKAGES },
    {
      ...only('platform:any', 'platform:any', ...node),
      bannedExternalImports: [...SERVER_PACKAGES, ...BROWSER_PACKAGES],
    },
    only('scope:shared', 'scope:shared'),
    ...readdirSync(path.join(root, 'apps'))
      .filter((app) => app !== 'e2e')
      .map((app) => only(`scope:${app}`, `scope:${app}`, 'scope:shared')),
  ];
};
/* A cluster is asked for what images are; the web app's measurements have packages of their own beside them. */
const BESIDE = [
  '../../deploy/docker/try/expectations.ts',
  '../../../apps/web/bench/lighthouse.mjs',
  '../../../apps/web/bench/typing.mjs',
];
const boundaries = (options) => ({
  '@nx/enforce-module-boundaries': [
    'error',
    /* Apps are built and libraries are not: every import of a library would be reported. */
    { enforceBuildableLibDependency: false, allow: BESIDE, depConstraints: constraints(options) },
  ],
});

const FOCUSED_TESTS = [
  {
    selector: "MemberExpression[property.name='only'][object.name=/^(it|test|describe)$/]",
    message: 'A focused test hides all others.',
  },
  {
    selector: "MemberExpression[property.name='only'] > MemberExpression[property.name='describe']",
    message: 'A focused test hides all others.',
  },
];
const LOOSE_IDS = [
  {
    selector: "CallExpression[callee.object.name='z'][callee.property.name=/^(uuid|guid)$/]",
    message: 'An id is read by uuid() of the protocol, which gives it one form.',
  },
];
const NOT_ERASABLE = [
  {
    selector:
      ':matches(TSEnumDeclaration, TSModuleDeclaration[kind="namespace"], TSImportEqualsDeclaration, TSExportAssignment)',
    message: 'Node takes types away and translates nothing.',
  },
];
const SHOWN_ATTRIBUTES = '/^(alt|aria-label|aria-description|helperText|label|placeholder|title)$/';
const LITERAL_TEXTS = [
  'JSXText[value=/\\p{L}/u]',
  'JSXElement > JSXExpressionContainer > Literal[value=/\\p{L}/u]',
  `JSXAttribute[name.name=${SHOWN_ATTRIBUTES}] > Literal[value=/\\p{L}/u]`,
  `JSXAttribute[name.name=${SHOWN_ATTRIBUTES}] > JSXExpressionContainer > Literal[value=/\\p{L}/u]`,
].map((selector) => ({ selector, message: 'Text that users see comes from the translations.' }));

export default defineConfig(
  globalIgnores(['**/dist', '**/.data', '**/.nx', '**/coverage', '**/playwright-report', '**/test-results']),
  tseslint.configs.base,
  { rules: { 'no-restricted-syntax': ['error', ...FOCUSED_TESTS, ...LOOSE_IDS] } },
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    /* Jest's configurations share one outside every project. */
    ignores: ['**/jest.config.mjs'],
    plugins: { '@nx': nx },
    rules: boundaries({ test: false }),
  },
  { files: TEST_FILES, ignores: ['**/jest.config.mjs'], rules: boundaries({ test: true }) },
  {
    /* These sources run as they are: Node removes types only. */
    files: ['{libs/drafting,tools}/**/*.ts'],
    ignores: ['tools/**/{testing/*,*.int-spec}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...FOCUSED_TESTS, ...LOOSE_IDS, ...NOT_ERASABLE] },
  },
  {
    files: ['{apps/web,libs/protocol,libs/drafting}/src/**/*.{ts,tsx}'],
    ignores: TEST_FILES,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: builtinModules.map((name) => ({ name, message: 'This code also runs in the browser.' })),
          patterns: [{ regex: '^node:', message: 'This code also runs in the browser.' }],
        },
      ],
    },
  },
  {
    files: ['libs/protocol/src/**/*.ts'],
    ignores: TEST_FILES,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@pactwright/drafting',
              message:
                'The rules would load in every service and page: take names from @pactwright/drafting/facts.',
              allowTypeImports: true,
            },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    plugins: { web: { rules: { layers: webLayers } } },
    rules: { 'web/layers': ['error', { root: path.join(root, 'apps/web/src') }] },
  },
  {
    files: ['libs/protocol/src/platform/uuid.ts', 'libs/server/kit/src/issue-text.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...FOCUSED_TESTS] },
  },
  {
    files: ['apps/web/src/**/*.tsx'],
    ignores: TEST_FILES,
    rules: { 'no-restricted-syntax': ['error', ...FOCUSED_TESTS, ...LOOSE_IDS, ...LITERAL_TEXTS] },
  },
);
