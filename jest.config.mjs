import { globSync } from 'node:fs';

export default {
  projects: globSync([
    '{apps,libs}/*/jest.config.mjs',
    'libs/server/*/jest.config.mjs',
    'deploy/{docker,observability}/jest.config.mjs',
    'k8s/jest.config.mjs',
    'tools/*/jest.config.mjs',
  ]).map((f) => `<rootDir>/${f}`),
};
