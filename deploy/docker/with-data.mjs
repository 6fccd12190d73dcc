import '#tools/launch/node-version.mjs';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { services, variable } from '#tools/stack/services.mjs';
import { root } from '#tools/launch/settings.mjs';

/* node deploy/docker/with-data.mjs <command>: with the variables that lead to databases and files of the stack of
   docker-compose.yml. Their ports are not published; the machine that runs the containers reaches their addresses. */
const file = path.join(root, '.env');
const settings = { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env };
const project = settings['COMPOSE_PROJECT_NAME'] || path.basename(root).toLowerCase();

/** @param {string[]} args */
const docker = (...args) => execFileSync('docker', args, { encoding: 'utf8' }).trim();

/** @param {string} service */
function addressOf(service) {
  const labels = { project, service };
  const filters = Object.entries(labels).flatMap(([key, value]) => [
    '--filter',
    `label=com.docker.compose.${key}=${value}`,
  ]);
  const [id] = docker('ps', '--quiet', ...filters).split('\n');
  if (!id)
    throw new Error(`No container of ${service} runs in ${project}: docker compose up --detach ${service}`);
  const each = '{{range .NetworkSettings.Networks}}{{println .IPAddress}}{{end}}';
  return docker('inspect', '--format', each, id).split('\n')[0];
}

const [command = '', ...args] = process.argv.slice(2);
const server = addressOf('postgres');
const databases = services.flatMap((service) => ('database' in service ? [service] : []));
const { status, error } = spawnSync(command, args, {
  stdio: 'inherit',
  env: {
    ...settings,
    ...Object.fromEntries(
      databases.map(({ name, database }) => {
        const password = settings[`${variable(name)}_DATABASE_PASSWORD`];
        return [
          `${variable(name)}_DATABASE_URL`,
          `postgres://${database}:${password}@${server}:5432/${database}`,
        ];
      }),
    ),
    S3_ENDPOINT: settings['S3_ENDPOINT'] || `http://${addressOf('object-store')}:9000`,
  },
});
if (error) throw error;
process.exitCode = status ?? 1;
