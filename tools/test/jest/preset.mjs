import path from 'node:path';

const here = import.meta.dirname;
const root = path.resolve(here, '../../..');

const swc = (react) => [
  path.join(here, 'transform.mjs'),
  {
    swcrc: false,
    configFile: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2022',
      experimental: { keepImportAttributes: true },
      keepClassNames: true,
      parser: { syntax: 'typescript', tsx: react, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
  },
];

/** The Jest configuration of one project: ESM TypeScript, libraries taken from their sources. */
export const project = (dir, { react = false } = {}) => ({
  rootDir: dir,
  displayName: path.relative(root, dir),
  testEnvironment: react ? path.join(here, 'jsdom.mjs') : 'node',
  setupFilesAfterEnv: ['patience.mjs', ...(react ? ['jsdom-patience.mjs', 'jsdom-owners.mjs'] : [])].map(
    (name) => path.join(here, name),
  ),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': swc(react) },
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^@pactwright/server-([^/]+)$': path.join(root, 'libs/server/$1/src/index.ts'),
    '^@pactwright/([^/]+)$': path.join(root, 'libs/$1/src/index.ts'),
    '\\.(css|woff2)$': path.join(root, 'libs/testing/src/empty-module.ts'),
  },
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx', '**/*.int-spec.ts'],
});
