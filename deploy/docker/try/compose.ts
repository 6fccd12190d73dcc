import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Problem, say } from '#tools/launch/say.mjs';
import { root } from '#tools/launch/settings.mjs';
import type { Children } from '#tools/launch/children.mjs';

const HEALTHY_WITHIN_MS = 300_000;

/** One state of a container, as far as anybody here asks. */
interface Container {
  id: string;
  service: string;
  health: string;
  isRunning: boolean;
  exitCode: number;
}

/** A stack of docker-compose.yml under a name of its own. */
export class Compose {
  #children: Children;
  #command: string[];
  #environment: NodeJS.ProcessEnv;

  constructor(children: Children, command: string[], environment: NodeJS.ProcessEnv) {
    this.#children = children;
    this.#command = command;
    this.#environment = environment;
  }

  /** @returns what was said */
  async run(...args: string[]): Promise<string> {
    const [command = '', ...prefix] = this.#command;
    const { code, output } = await this.#children.run(command, [...prefix, ...args], {
      cwd: root,
      env: this.#environment,
    });
    if (code !== 0) throw new Problem(`${command} ${args.join(' ')} failed:\n${output.slice(-4_000)}`);
    return output;
  }

  /** A command of this repository that reaches the data of the stack. */
  async withData(...args: string[]) {
    const script = path.join(root, 'deploy', 'docker', 'with-data.mjs');
    const { code, output } = await this.#children.run(process.execPath, [script, ...args], {
      cwd: root,
      env: this.#environment,
    });
    if (code !== 0) throw new Problem(`${args.join(' ')} failed:\n${output.slice(-4_000)}`);
  }

  async docker(...args: string[]) {
    const { code, output } = await this.#children.run('docker', args);
    if (code !== 0) throw new Problem(`docker ${args.join(' ')} failed: ${output.slice(-2_000)}`);
    return output.trim();
  }

  /** @param service all of them when it is not given */
  async containers(service?: string): Promise<Container[]> {
    const ids = (await this.docker('ps', '--all', '--quiet', '--no-trunc', ...this.#filters(service))).split(
      '\n',
    );
    if (!ids[0]) return [];
    /* Not all that Docker knows: with many containers that is more than is kept of a command's output. */
    const wanted =
      '{"id":{{json .Id}},"service":{{json (index .Config.Labels "com.docker.compose.service")}},"state":{{json .State}}}';
    const lines = (await this.docker('inspect', '--format', wanted, ...ids)).split('\n');
    return lines.map((line) => {
      const {
        id,
        service: name,
        state,
      }: {
        id: string;
        service: string;
        state: { Running: boolean; ExitCode: number; Health?: { Status: string } };
      } = JSON.parse(line);
      return {
        id,
        service: name,
        health: state.Health?.Status ?? '',
        isRunning: state.Running,
        exitCode: state.ExitCode,
      };
    });
  }

  #filters(service?: string) {
    const labels = [
      `com.docker.compose.project=${this.#environment.COMPOSE_PROJECT_NAME}`,
      ...(service ? [`com.docker.compose.service=${service}`] : []),
    ];
    return labels.flatMap((label) => ['--filter', `label=${label}`]);
  }

  /** Resolves when everything that stays is healthy, and what ran once has ended well. */
  async healthy() {
    const end = Date.now() + HEALTHY_WITHIN_MS;
    for (;;) {
      const containers = await this.containers();
      const failed = containers.find(({ isRunning, exitCode }) => !isRunning && exitCode !== 0);
      if (failed) throw new Problem(`${failed.service} ended with ${failed.exitCode}.`);
      const waiting = containers.filter(({ isRunning, health }) => isRunning && health !== 'healthy');
      if (waiting.length === 0) return containers;
      if (Date.now() > end) {
        throw new Problem(
          `Not healthy after five minutes: ${waiting.map(({ service }) => service).join(', ')}.`,
        );
      }
      await wait(2_000);
    }
  }
}

/** How compose is called here, or why it cannot be. */
export async function findCompose(children: Children): Promise<{ command: string[] } | { reason: string }> {
  if ((await children.run('docker', ['info', '--format', '{{.ServerVersion}}'])).code !== 0)
    return { reason: 'no Docker daemon answers' };
  for (const command of [['docker', 'compose'], ['docker-compose']]) {
    const [program = '', ...prefix] = command;
    const { code, output } = await children.run(program, [...prefix, 'version']);
    if (code !== 0) continue;
    say(output.split('\n', 1)[0] ?? '');
    return { command };
  }
  return { reason: 'there is neither "docker compose" nor "docker-compose"' };
}
