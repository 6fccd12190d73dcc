import '../../deploy/local/node-version.mjs';
import { checksUploads, lastsFromAnswerToFiles, servesPages } from '../../deploy/docker/try/promises.mjs';
import { runCommand } from '../../deploy/local/command.mjs';
import { Problem, say, step } from '../../deploy/local/say.mjs';
import { NAMESPACE, findCluster } from './cluster.mjs';
import { areApart, isReplacedWithoutLoss, refusesPrivilege, workersFollowTheirQueue } from './promises.mjs';

/* npm run test:kubernetes: applies the development overlay to the cluster that KUBERNETES_CONTEXT names, which has what
   k8s/README.md asks for and the images, and asks the product there for what it promises. Says why and ends well where
   no cluster is named. */

/** As PUBLIC_URL in overlays/development/settings.env has it. */
const PORT = 8080;
const url = `http://localhost:${PORT}`;

await runCommand(
  import.meta.filename,
  async (children) => {
    const found = await findCluster(children, process.env.KUBERNETES_CONTEXT);
    if ('reason' in found) {
      say(`skipped: ${found.reason}`);
      return 0;
    }
    const { cluster } = found;
    if ((await cluster.attempt('get', 'namespace', NAMESPACE)).code === 0) {
      throw new Problem(
        `The cluster has a namespace ${NAMESPACE} already, which this would delete at its end.`,
      );
    }
    try {
      await step('every pod is ready', async () => {
        await cluster.apply('development');
        await cluster.ready();
      });
      await refusesPrivilege(cluster);
      await areApart(cluster);
      await cluster.forward('ingress-nginx', 'ingress-nginx-controller', PORT);
      await servesPages(url);
      await lastsFromAnswerToFiles(url);
      await checksUploads(url);
      await workersFollowTheirQueue(cluster, url);
      await isReplacedWithoutLoss(cluster, url);
      say('everything holds');
      return 0;
    } finally {
      await step(`the namespace ${NAMESPACE} is gone`, () =>
        cluster.run('delete', 'namespace', NAMESPACE, '--ignore-not-found'),
      );
    }
  },
  { interrupted: 130 },
);
