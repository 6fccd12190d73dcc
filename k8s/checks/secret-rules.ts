import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serviceVariables } from '@pactwright/testing';
import { ofKind, services } from './manifest.js';
import { eachContainer, nameOf, type Rule } from './rule.js';

const example = readFileSync(path.join(import.meta.dirname, '..', 'secrets.example.env'), 'utf8');
const SECRETS: ReadonlySet<string | undefined> = new Set(
  [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name),
);
/* Of the servers that a machine of one's own has in the cluster. */
const OF_PARTS = new Set(['POSTGRES_PASSWORD', 'REDIS_PASSWORD']);
const WITH_PASSWORD = /:\/\/[^/\s@]*:[^/\s@]+@/;

/** Where secrets come from and who is told them. */
export const secretRules = {
  'takes secrets that the example names': (manifests) =>
    eachContainer(manifests, ({ env = [] }) =>
      env.map(({ valueFrom }) => {
        const key = valueFrom?.secretKeyRef?.key;
        return (
          key !== undefined &&
          !SECRETS.has(key) &&
          !OF_PARTS.has(key) &&
          `takes a secret ${key} that nobody is told to bring`
        );
      }),
    ),

  'brings secrets by reference alone': (manifests) => {
    const isOpen = (name: string, value: string) => SECRETS.has(name) || WITH_PASSWORD.test(value);
    return [
      ...eachContainer(manifests, ({ env = [] }) =>
        env.map(({ name, value }) => value !== undefined && isOpen(name, value) && `has ${name} in the open`),
      ),
      ...ofKind(manifests, 'ConfigMap').flatMap((manifest) =>
        Object.entries(manifest.data ?? {})
          .filter(([name, value]) => isOpen(name, value))
          .map(([name]) => `${nameOf(manifest)}: has ${name} in the open`),
      ),
    ];
  },

  'tells each service only the secrets that it reads': (manifests) =>
    services(manifests).flatMap(({ manifest, pod }) => {
      const { required, optional } = serviceVariables(manifest.metadata.name);
      return pod.containers
        .flatMap(({ env = [] }) => env)
        .filter(
          ({ name, valueFrom }) => valueFrom?.secretKeyRef && ![...required, ...optional].includes(name),
        )
        .map(({ name }) => `${nameOf(manifest)}: is told ${name}, which it does not read`);
    }),
} as const satisfies Record<string, Rule>;
