import { shippedPackages, type Shipped } from './packages.ts';
import { allowed, data, read, servers } from './policy.ts';

/** @returns its licence, or what stands there instead of one */
export const licenceOf = ({ name, version, stated }: Shipped): string =>
  read[`${name}@${version}`]?.licence ?? stated ?? 'not stated';

/**
 * Whether an SPDX expression can be met with allowed licences alone: of a choice one will do, of a sum all must.
 */
export function isAllowed(expression: string): boolean {
  const tokens = expression.match(/[()]|[^()\s]+/g) ?? [];
  const choice = (): boolean => {
    let holds = sum();
    while (tokens[0] === 'OR') {
      tokens.shift();
      const other = sum();
      holds ||= other;
    }
    return holds;
  };
  const sum = (): boolean => {
    let holds = one();
    while (tokens[0] === 'AND') {
      tokens.shift();
      const other = one();
      holds &&= other;
    }
    return holds;
  };
  const one = (): boolean => {
    const token = tokens.shift();
    if (token !== '(') return token !== undefined && allowed.has(token);
    const holds = choice();
    return tokens.shift() === ')' && holds;
  };
  const holds = choice();
  return tokens.length === 0 && holds;
}

/** @returns what may not be distributed, each with its licence */
export const refused = (shipped: Shipped[]): string[] =>
  shipped
    .filter((each) => !isAllowed(licenceOf(each)))
    .map((each) => `${each.name}@${each.version}: ${licenceOf(each)}`);

/** Decisions about packages that are not shipped any more. */
export function outdated(shipped: Shipped[]) {
  const present = new Set(shipped.map(({ name, version }) => `${name}@${version}`));
  return Object.keys(read).filter((id) => !present.has(id));
}

/** docs/licences.md. */
export function describeLicences(shipped: Shipped[] = shippedPackages()) {
  const counts = new Map<string, number>();
  for (const each of shipped) counts.set(licenceOf(each), (counts.get(licenceOf(each)) ?? 0) + 1);
  return `${[
    '# Licences',
    'Written by `npm run licences` from the lock file; `npm test` fails when it is out of date, and when a package is added whose licence is not on the list of `tools/supply/policy.ts`. Pactwright itself is under the [Apache License 2.0](../LICENSE). What only builds and tests it is not passed on, and not counted.',
    '## What is distributed',
    table(
      ['licence', 'packages'],
      [...counts]
        .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'en'))
        .map(([id, count]) => [id, `${count}`]),
    ),
    'No copyleft is among them, weak or strong, and no exception is made.',
    "The texts go with what is distributed. Every image has `/app/THIRD-PARTY-NOTICES.txt` with those of the packages in it and Node's in `/usr/local/LICENSE`; the packages in the browser's bundle are in `licences.md` beside the pages. `npm run licences` puts all together in `dist/THIRD-PARTY-NOTICES.txt`. Each package by its name is there, and with what it needs in the bill of materials (`npm run sbom`); CI attaches both to its runs.",
    '## Decided by reading',
    table(
      ['package', 'licence', 'why it had to be read'],
      Object.entries(read).map(([id, { licence, because }]) => [id, licence, because]),
    ),
    '## Data of others in our code',
    table(
      ['data', 'licence', 'what for'],
      data.map(({ name, licence, role }) => [name, licence, role]),
    ),
    '## Separate servers',
    'These run beside the product as programs of their own. They are not part of what is distributed.',
    table(
      ['server', 'licence', 'what for'],
      servers.map(({ name, licence, role }) => [name, licence, role]),
    ),
  ].join('\n\n')}\n`;
}

function table(head: string[], rows: string[][]) {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
