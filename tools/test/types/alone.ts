/**
 * The projects whose types are checked by themselves: they have options of their own, or tell types of others something new. All
 * others are checked with one program for services and libraries and one for tools, which reads what they share once.
 */
export const checkedAlone = ['docker', 'e2e', 'gateway', 'k8s', 'observability', 'web'];
