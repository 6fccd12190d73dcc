import path from 'node:path';
import { swcOptions } from './swc-options.mjs';

const here = import.meta.dirname;
const root = path.resolve(here, '../..');

const swc = (react) => [path.join(here, 'transform.mjs'), swcOptions(react)];

/** The Jest configuration of one project: ESM TypeScript, libraries taken from their sources. */
export const project = (dir, { react = false } = {}) => ({
  rootDir: dir,
  displayName: path.relative(root, dir),
  testEnvironment: 'node',
  setupFilesAfterEnv: [path.join(here, 'patience.mjs')],
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

/**
 * The configuration of a project whose tests leave nothing behind in the process: all files of a worker share its modules (ADR 0033).
 * None of them may replace a module.
 */
export const plainProject = (dir) => {
  const { rootDir, displayName, testMatch, setupFilesAfterEnv } = project(dir);
  return {
    rootDir,
    displayName,
    testMatch,
    setupFilesAfterEnv,
    testRunner: path.join(here, 'plain-runner.mjs'),
    transform: {},
  };
};
