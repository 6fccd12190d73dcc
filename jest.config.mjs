import { globSync } from 'node:fs';

export default {
  projects: globSync([
    '{apps,libs}/*/jest.config.mjs',
    'libs/server/*/jest.config.mjs',
    'deploy/local/jest.config.mjs',
  ]).map((f) => `<rootDir>/${f}`),
};
