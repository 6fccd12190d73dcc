import { checksUploads, lastsFromAnswerToFiles, servesPages } from '../../deploy/docker/try/expectations.ts';
import { Problem, say, step } from '#tools/launch/say.mjs';
import type { Children } from '#tools/launch/children.mjs';
import { Cluster, NAMESPACE, findCluster } from './cluster.ts';
import {
  areApart,
  isReplacedWithoutLoss,
  refusesPrivilege,
  workersFollowTheirQueue,
} from './expectations.ts';

/** As PUBLIC_URL in overlays/development/settings.env has it. */
const PORT = 8080;
const url = `http://localhost:${PORT}`;

/** the context whose cluster holds what has to be taken away */
let filled: string | undefined;

/**
 * npm run test:kubernetes: applies the development overlay to the cluster that KUBERNETES_CONTEXT names, which has what
 * k8s/README.md asks for and the images, and asks the product there for what it promises. Says why and ends well where
 * no cluster is named.
 */
export default async function testKubernetes(children: Children): Promise<number> {
  const context = process.env.KUBERNETES_CONTEXT;
  const found = await findCluster(children, context);
  if ('reason' in found) {
    say(`skipped: ${found.reason}`);
    return 0;
  }
  const { cluster } = found;
  if (await cluster.run('get', 'namespace', NAMESPACE, '--ignore-not-found', '--output=name')) {
    throw new Problem(
      `The cluster has a namespace ${NAMESPACE} already, which this would delete at its end.`,
    );
  }
  await cluster.forward('ingress-nginx', 'ingress-nginx-controller', PORT);
  filled = context;
  await step('every pod is ready', async () => {
    await cluster.apply('development');
    await cluster.ready();
  });
  await refusesPrivilege(cluster);
  await areApart(cluster);
  await servesPages(url);
  await lastsFromAnswerToFiles(url);
  await checksUploads(url);
  await workersFollowTheirQueue(cluster, url);
  await isReplacedWithoutLoss(cluster, url);
  say('everything holds');
  return 0;
}

/** Takes away what was made. */
export async function last(children: Children) {
  if (filled === undefined) return;
  const cluster = new Cluster(children, filled);
  await step(`the namespace ${NAMESPACE} is gone`, () =>
    cluster.run('delete', 'namespace', NAMESPACE, '--ignore-not-found'),
  );
}
