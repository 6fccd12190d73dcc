import path from 'node:path';
import { Problem, say } from '#tools/launch/say.mjs';
import { root } from '#tools/launch/settings.mjs';
import type { Children } from '#tools/launch/children.mjs';

export const NAMESPACE = 'pactwright';
const READY_WITHIN_MS = 300_000;

/* A line for each pod: not all that the cluster knows, which is more than is kept of a command's output. */
const POD_LINES =
  '{range .items[*]}{.metadata.name} {.status.phase} {.status.conditions[?(@.type=="Ready")].status} {.status.containerStatuses[0].state.waiting.reason}{"\\n"}{end}';

interface Pod {
  name: string;
  isReady: boolean;
  /** a migration's, whose work has ended well */
  isDone: boolean;
  /** why its container does not run, in the cluster's word */
  waitsFor: string;
}

/** The cluster that a context of kubectl leads to. */
export class Cluster {
  #children: Children;
  #context: string;

  constructor(children: Children, context: string) {
    this.#children = children;
    this.#context = context;
  }

  /** kubectl in our namespace. */
  attempt(...args: string[]) {
    return this.#children.run('kubectl', ['--context', this.#context, '--namespace', NAMESPACE, ...args], {
      cwd: root,
    });
  }

  /** @returns what was said */
  async run(...args: string[]): Promise<string> {
    const { code, output } = await this.attempt(...args);
    if (code !== 0) throw new Problem(`kubectl ${args.join(' ')} failed:\n${output.slice(-4_000)}`);
    return output.trim();
  }

  async apply(overlay: string) {
    await this.run('apply', '--kustomize', path.join('k8s', 'overlays', overlay));
  }

  /**
   * A port of this machine that leads to a service, for as long as the command goes on. Of one address: where the port is
   * taken, kubectl goes on with the other one, and whoever holds it would be asked in place of the cluster.
   */
  async forward(namespace: string, service: string, port: number) {
    const args = [
      '--context',
      this.#context,
      '--namespace',
      namespace,
      'port-forward',
      '--address=127.0.0.1',
      `service/${service}`,
      `${port}:80`,
    ];
    await new Promise((resolve, reject) => {
      const onOutput = (text: string) => text.includes('Forwarding from') && resolve(text);
      const ended = this.#children.run('kubectl', args, { onOutput });
      ended.then(({ output }) => reject(new Problem(`There is no way to ${service}:\n${output}`)), reject);
    });
  }

  async pods(): Promise<Pod[]> {
    const lines = (await this.run('get', 'pods', `--output=jsonpath=${POD_LINES}`)).split('\n');
    return lines.map((line) => {
      const [name = '', phase, ready, waitsFor = ''] = line.split(' ');
      return { name, isReady: ready === 'True', isDone: phase === 'Succeeded', waitsFor };
    });
  }

  /** Resolves when every pod that stays is ready and every migration is done. */
  async ready() {
    const end = Date.now() + READY_WITHIN_MS;
    for (;;) {
      const waiting = (await this.pods()).filter(({ isReady, isDone }) => !isReady && !isDone);
      if (waiting.length === 0) return;
      const without = waiting.find(({ waitsFor }) => /Image/.test(waitsFor));
      if (without) throw new Problem(`The cluster has no image for ${without.name} (${without.waitsFor}).`);
      if (Date.now() > end) {
        const named = waiting.map(({ name, waitsFor }) => `${name} ${waitsFor}`.trim());
        throw new Problem(`Not ready after five minutes: ${named.join(', ')}.`);
      }
      await new Promise((resolve) => setTimeout(resolve, 2_000));
    }
  }

  /**
   * Resolves when a deployment that is scaled to none has no pod left: one that is told to stop works on for seconds.
   */
  async gone(deployment: string) {
    await this.run('rollout', 'status', `deployment/${deployment}`, '--timeout=60s');
    const pods = ['pod', `--selector=app.kubernetes.io/name=${deployment}`];
    await this.run('wait', '--for=delete', ...pods, '--timeout=90s');
  }

  /** @returns pods that are ready */
  async replicas(deployment: string): Promise<number> {
    return (
      Number(await this.run('get', 'deployment', deployment, '--output=jsonpath={.status.readyReplicas}')) ||
      0
    );
  }
}

/**
 * The cluster to try it on, or why there is none. It has to be named: what is tried fills a namespace and deletes it.
 */
export async function findCluster(
  children: Children,
  context: string | undefined,
): Promise<{ cluster: Cluster } | { reason: string }> {
  if (!context) return { reason: 'KUBERNETES_CONTEXT names no context of kubectl to try it on' };
  const cluster = new Cluster(children, context);
  const { code, output } = await cluster.attempt('version');
  if (code === 127) return { reason: 'there is no kubectl' };
  if (code !== 0) throw new Problem(`No cluster answers in the context ${context}: ${output.slice(-500)}`);
  say(
    output
      .split('\n')
      .filter((line) => /^(Client|Server)/.test(line))
      .join(', '),
  );
  return { cluster };
}
