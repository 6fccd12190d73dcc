import { workloads, type Container, type Manifest, type PodSpec } from './manifest.js';

/** A rule looks at everything that an overlay makes and says what is wrong, in words. */
export type Rule = (manifests: readonly Manifest[]) => string[] | Promise<string[]>;

export const nameOf = ({ kind, metadata }: Manifest): string => `${kind}/${metadata.name}`;

export const eachContainer = (
  manifests: readonly Manifest[],
  problemsOf: (container: Container, pod: PodSpec, manifest: Manifest) => (string | false)[],
): string[] =>
  workloads(manifests).flatMap(({ manifest, pod }) =>
    [...(pod.initContainers ?? []), ...pod.containers].flatMap((container) =>
      problemsOf(container, pod, manifest)
        .filter((problem) => problem !== false)
        .map((problem) => `${nameOf(manifest)}: ${problem}`),
    ),
  );
