import { globSync } from 'node:fs';

export default {
  /* A test may open the whole interface, or wait for real servers, on a busy machine. Only the root's setting counts. */
  testTimeout: 120_000,
  projects: globSync([
    '{apps,libs}/*/jest.config.mjs',
    'libs/server/*/jest.config.mjs',
    'deploy/{docker,local,observability}/jest.config.mjs',
    'k8s/jest.config.mjs',
  ]).map((f) => `<rootDir>/${f}`),
};
