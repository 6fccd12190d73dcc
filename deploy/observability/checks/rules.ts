import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, type Dashboard, type Rule } from './files.js';
import { usesOf, type Labels } from './metrics.js';

const SEVERITIES = ['page', 'ticket'];
const RUNBOOK = /^(?<page>docs\/runbooks\/[\w-]+\.md)#(?<anchor>[\w-]+)$/;

/** What an expression reads that nobody tells, as sentences. */
export function unknownIn(expression: string, known: ReadonlyMap<string, Labels>): readonly string[] {
  return usesOf(expression).flatMap(({ metric, labels }) => {
    if (!known.has(metric)) return [`nobody registers ${metric}`];
    const has = known.get(metric);
    return labels.filter((label) => has && !has.has(label)).map((label) => `${metric} has no label ${label}`);
  });
}

/** What is wrong with an alert, as sentences. */
export function faultsOf({ alert = '', labels, annotations }: Rule): readonly string[] {
  const { page, anchor } = RUNBOOK.exec(annotations?.['runbook_url'] ?? '')?.groups ?? {};
  const faults = [
    SEVERITIES.includes(labels?.['severity'] ?? '') ? '' : 'its severity is neither page nor ticket',
    annotations?.['summary'] ? '' : 'it has no summary',
    page ? '' : 'it names no section of a runbook',
    anchor === alert.toLowerCase() ? '' : 'the section is not the one of its name',
    page && headingsOf(page).includes(alert) ? '' : 'the section is not there',
  ];
  return faults.filter(Boolean).map((fault) => `${alert}: ${fault}`);
}

export function headingsOf(page: string): readonly string[] {
  const file = path.join(root, page);
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
}

/** The parts that every section of a runbook has. */
export const PARTS = ['Means', 'Users feel', 'Look', 'Mend', 'Escalate'];

/** Panels that lie on each other or outside of the page. */
export function misplacedIn({ panels }: Dashboard): readonly string[] {
  return panels.flatMap(({ title, gridPos: { x, y, w, h } }, index) => {
    const overlapping = panels
      .slice(index + 1)
      .filter(
        ({ gridPos: other }) =>
          x < other.x + other.w && other.x < x + w && y < other.y + other.h && other.y < y + h,
      );
    return [
      ...(x + w > 24 ? [`${title} is too wide`] : []),
      ...overlapping.map((other) => `${title} lies on ${other.title}`),
    ];
  });
}
