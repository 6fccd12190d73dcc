import type { Container, PodSpec } from './manifest.js';

/** What a pod may mount without reaching anything that is not its own. */
const OWN_VOLUMES = ['configMap', 'emptyDir', 'persistentVolumeClaim', 'secret'];

/**
 * What the profile `restricted` of the Pod Security Standards refuses of a container, and a token of the cluster besides. What
 * a container says of itself counts before what its pod says.
 * Source: https://kubernetes.io/docs/concepts/security/pod-security-standards/
 */
export function beyondRestricted(
  { securityContext: own = {}, ports = [] }: Container,
  pod: PodSpec,
): (string | false)[] {
  const { securityContext: shared = {}, volumes = [] } = pod;
  const { runAsNonRoot, runAsUser, seccompProfile, seLinuxOptions } = { ...shared, ...own };
  const { add = [], drop = [] } = own.capabilities ?? {};
  const kinds = volumes.flatMap((volume) => Object.keys(volume).filter((key) => key !== 'name'));
  return [
    (runAsNonRoot !== true || runAsUser === 0) && 'may run as root',
    own.privileged === true && 'may do whatever its node may',
    own.allowPrivilegeEscalation !== false && 'may gain privileges',
    (!drop.includes('ALL') || add.length > 0) && 'keeps capabilities',
    seccompProfile?.type !== 'RuntimeDefault' && 'has no seccomp profile',
    (seLinuxOptions !== undefined || ![undefined, 'Default'].includes(own.procMount)) &&
      'loosens what confines it',
    (shared.sysctls ?? []).length > 0 && 'changes its kernel',
    ([pod.hostNetwork, pod.hostPID, pod.hostIPC].includes(true) ||
      ports.some(({ hostPort }) => hostPort !== undefined)) &&
      'shares what is of its node',
    !kinds.every((kind) => OWN_VOLUMES.includes(kind)) && 'mounts what is not its own',
    pod.automountServiceAccountToken !== false && 'is given a token of the cluster',
  ];
}
