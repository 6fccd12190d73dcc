import { readFileSync } from 'node:fs';
import path from 'node:path';
import { QUEUES } from '@pactwright/protocol';
import { ofKind } from './manifest.js';
import { nameOf, type Rule } from './rule.js';

const root = path.join(import.meta.dirname, '..', '..');
const STATES = ['wait', 'prioritized', 'active'];
/* Events are told in milliseconds: nobody grows by them. */
const isWork = (queue: string): boolean => !queue.endsWith('-events');

const concurrency = (...file: string[]): number =>
  Number(/CONCURRENCY = (\d+)/.exec(readFileSync(path.join(root, 'apps', ...file), 'utf8'))?.[1]);
const JOBS_AT_ONCE: Readonly<Record<string, number>> = {
  'ai-worker':
    concurrency('ai-worker', 'src', 'runs', 'concurrency.ts') +
    concurrency('ai-worker', 'src', 'runs', 'model-review.processor.ts'),
  documents:
    concurrency('documents', 'src', 'renders', 'render-contract.processor.ts') +
    concurrency('documents', 'src', 'renders', 'convert-contract.processor.ts') +
    concurrency('documents', 'src', 'uploads', 'extract-text.processor.ts'),
};

/** By what workers grow: operations.md 1.12. */
export const scalingRules = {
  'scales workers by everything that waits for them or runs, each counted once': (manifests) =>
    ofKind(manifests, 'ScaledObject').flatMap((manifest) => {
      const { triggers = [], advanced, scaleTargetRef } = manifest.spec ?? {};
      const expected = Object.entries(QUEUES)
        .filter(([queue, owner]) => owner === scaleTargetRef?.name && isWork(queue))
        .flatMap(([queue]) => STATES.map((state) => `bull:${queue}:${state}`));
      const lists = triggers.map(({ metadata: { listName } }) => listName);
      const terms = advanced?.scalingModifiers?.formula.split(' + ') ?? [];
      const names = triggers.map(({ name }) => name);
      return [
        ...(isSame(lists, expected) ? [] : [`${nameOf(manifest)}: reads ${lists.join(', ')}`]),
        ...(isSame(terms, names) ? [] : [`${nameOf(manifest)}: adds up ${terms.join(', ')}`]),
      ];
    }),

  'has as many workers as their jobs want': (manifests) =>
    ofKind(manifests, 'ScaledObject')
      .filter(
        ({ spec }) =>
          Number(spec?.advanced?.scalingModifiers?.target) !== JOBS_AT_ONCE[spec?.scaleTargetRef?.name ?? ''],
      )
      .map((manifest) => `${nameOf(manifest)}: its target is not what one works on at a time`),
} as const satisfies Record<string, Rule>;

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join() === others.toSorted().join();
