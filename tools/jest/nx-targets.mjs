import { globSync } from 'node:fs';
import path from 'node:path';

/*
 * Gives each project that has such files the targets `unit` and `integration`. Nx keeps what a target has said and reported until
 * one of its inputs changes; what failed is not kept.
 */
const KINDS = {
  unit: { files: '**/*.spec.{ts,tsx}', pattern: '\\.spec\\.tsx?$' },
  integration: { files: '**/*.int-spec.ts', pattern: '\\.int-spec\\.tsx?$' },
};

/** What a test reads of the environment; another value asks for another run. */
const VARIABLES = [
  'ALL_STARTS',
  'FAST_CHECK_PATH',
  'FAST_CHECK_RUNS',
  'FAST_CHECK_SEED',
  'KILL_SEED',
  'KILL_UPLOADS',
  'MONEY_SEQUENCES',
  'SILENT_EDITS',
  'ROUND_TRIP_SETS',
  'TESTS_WHOLE',
  'TEST_PATIENCE',
  'TEST_POSTGRES_IMAGE',
  'TEST_REDIS_IMAGE',
  'WALKED_CONTRACTS',
];

const everywhere = [
  '{workspaceRoot}/tools/jest/**/*',
  { runtime: 'node --version' },
  ...VARIABLES.map((env) => ({ env })),
];
/* Integration tests are given PostgreSQL, Redis, S3, PDF and Stripe by what starts the product. */
const parts = ['{workspaceRoot}/deploy/**/*', '{workspaceRoot}/tools/**/*'];
const wholeTree = ['{workspaceRoot}/**/*'];

/** What a project's tests read beside the sources of the project and of what it imports. */
function read(root, kind) {
  const isAboutTheTree = !/^(?:apps|libs)\//.test(root) || root === 'libs/testing';
  if (isAboutTheTree) return wholeTree;
  if (kind === 'integration') return parts;
  return root === 'apps/web' ? ['{workspaceRoot}/docs/**/*'] : [];
}

function target(root, kind) {
  const report = `dist/test/${kind}/{projectName}.json`;
  const jest = `jest -c {projectRoot}/jest.config.mjs --testPathPatterns '${KINDS[kind].pattern}'`;
  return {
    command: `mkdir -p dist/test/${kind} && ${jest} --maxWorkers=\${TEST_WORKERS:-2} --workerIdleMemoryLimit=1GB --json --outputFile=${report}`,
    options: { env: { NODE_ENV: 'test', NODE_OPTIONS: '--experimental-vm-modules --no-warnings' } },
    cache: true,
    inputs: ['default', '^default', ...everywhere, ...read(root, kind)],
    outputs: [`{workspaceRoot}/${report}`],
  };
}

function targetsOf(root, folder) {
  const has = (kind) =>
    globSync(KINDS[kind].files, { cwd: folder, exclude: (name) => name === 'node_modules' }).length > 0;
  return Object.fromEntries(
    Object.keys(KINDS)
      .filter(has)
      .map((kind) => [kind, target(root, kind)]),
  );
}

export const name = 'jest-targets';

export const createNodes = [
  '**/jest.config.mjs',
  (files, _options, { workspaceRoot }) =>
    files
      .map((file) => [file, path.dirname(file)])
      .filter(([, root]) => root !== '.')
      .map(([file, root]) => [
        file,
        { projects: { [root]: { targets: targetsOf(root, path.join(workspaceRoot, root)) } } },
      ]),
];
export const createNodesV2 = createNodes;
