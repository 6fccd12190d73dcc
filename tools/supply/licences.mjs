import { shippedPackages } from './packages.mjs';
import { allowed, data, read, servers } from './policy.mjs';

/** @typedef {import('./packages.mjs').Shipped} Shipped */

/**
 * @param {Shipped} shipped
 * @returns {string} its licence, or what stands there instead of one
 */
export const licenceOf = ({ name, version, stated }) =>
  read[`${name}@${version}`]?.licence ?? stated ?? 'not stated';

/**
 * Whether an SPDX expression can be met with allowed licences alone: of a choice one will do, of a sum all must.
 * @param {string} expression
 * @returns {boolean}
 */
export function isAllowed(expression) {
  const tokens = expression.match(/[()]|[^()\s]+/g) ?? [];
  /** @returns {boolean} */
  const choice = () => {
    let holds = sum();
    while (tokens[0] === 'OR') {
      tokens.shift();
      const other = sum();
      holds ||= other;
    }
    return holds;
  };
  /** @returns {boolean} */
  const sum = () => {
    let holds = one();
    while (tokens[0] === 'AND') {
      tokens.shift();
      const other = one();
      holds &&= other;
    }
    return holds;
  };
  /** @returns {boolean} */
  const one = () => {
    const token = tokens.shift();
    if (token !== '(') return token !== undefined && allowed.has(token);
    const holds = choice();
    return tokens.shift() === ')' && holds;
  };
  const holds = choice();
  return tokens.length === 0 && holds;
}

/**
 * @param {Shipped[]} shipped
 * @returns {string[]} what may not be distributed, each with its licence
 */
export const refused = (shipped) =>
  shipped
    .filter((each) => !isAllowed(licenceOf(each)))
    .map((each) => `${each.name}@${each.version}: ${licenceOf(each)}`);

/**
 * Decisions about packages that are not shipped any more.
 * @param {Shipped[]} shipped
 */
export function outdated(shipped) {
  const present = new Set(shipped.map(({ name, version }) => `${name}@${version}`));
  return Object.keys(read).filter((id) => !present.has(id));
}

/**
 * docs/licences.md.
 * @param {Shipped[]} [shipped]
 */
export function describeLicences(shipped = shippedPackages()) {
  /** @type {Map<string, { name: string, versions: string[], licence: string }>} */
  const rows = new Map();
  for (const each of shipped) {
    const key = `${each.name} ${licenceOf(each)}`;
    const row = rows.get(key) ?? { name: each.name, versions: [], licence: licenceOf(each) };
    row.versions.push(each.version);
    rows.set(key, row);
  }
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const each of shipped) counts.set(licenceOf(each), (counts.get(licenceOf(each)) ?? 0) + 1);
  return `${[
    '# Licences',
    'Written by `npm run licences` from the lock file; `npm test` fails when it is out of date, and when a package is added whose licence is not on the list of `tools/supply/policy.mjs`. Pactwright itself is under the [Apache License 2.0](../LICENSE). What only builds and tests it is not passed on, and not listed.',
    '## What is distributed',
    table(
      ['licence', 'packages'],
      [...counts]
        .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'en'))
        .map(([id, count]) => [id, `${count}`]),
    ),
    'No copyleft is among them, weak or strong, and no exception is made.',
    "The texts go with what is distributed. Every image has `/app/THIRD-PARTY-NOTICES.txt` with those of the packages in it and Node's in `/usr/local/LICENSE`; the packages in the browser's bundle are in `licences.md` beside the pages. `npm run licences` puts all together in `dist/THIRD-PARTY-NOTICES.txt`.",
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
    '## Every package',
    table(
      ['package', 'version', 'licence'],
      [...rows.values()].map(({ name, versions, licence }) => [name, versions.join(', '), licence]),
    ),
  ].join('\n\n')}\n`;
}

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
