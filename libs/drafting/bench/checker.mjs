/* npm run bench:checker: what a user sees of the labelled wordings, whose authors know no rule. */
import { hostOf } from './hosts.mjs';
import { DEFECTS, readUnits } from './units.mjs';

const { check } = await import('../src/check/check.ts');
const { topicOf: topicOfDefect } = await import('../src/check/concepts/names.ts');
/** Of a defect, or of a provision that is its own topic. */
const topicOf = (concept) => (concept.includes('.') ? topicOfDefect(concept) : concept);
const GRAVE = 4;
const severity = new Map(DEFECTS.map((defect) => [defect.id, defect.severity]));

/** What the checker says of a wording in a short plain contract. */
function seen(unit) {
  const { text, start, end } = hostOf(unit);
  const { findings } = check(text, { language: unit.language });
  const quoted = findings.filter(
    ({ evidence }) => evidence !== undefined && evidence.start < end && evidence.end > start,
  );
  const names = [unit.concept, ...unit.also];
  const topics = new Set(names.map(topicOf));
  return {
    ...unit,
    found: quoted.some(({ id }) => topics.has(topicOf(id))),
    named: quoted.some(({ id }) => names.includes(id)),
    blamed: quoted.some(({ riskFactor }) => riskFactor >= 2),
    missing: findings.some(({ id }) => id === `${topicOf(unit.concept)}.missing`),
  };
}

const share = (rows, test) => {
  const count = rows.filter(test).length;
  return `${String(count).padStart(5)}/${String(rows.length).padEnd(5)} ${(count / Math.max(1, rows.length)).toFixed(3)}`;
};
function print(name, rows) {
  const traps = rows.filter(({ kind }) => kind === 'trap');
  const others = rows.filter(({ kind }) => kind !== 'trap');
  const lines = [
    ['traps found, right topic', share(traps, ({ found }) => found)],
    ['  by their very name', share(traps, ({ named }) => named)],
    [
      '  grave ones',
      share(
        traps.filter(({ concept }) => severity.get(concept) >= GRAVE),
        ({ found }) => found,
      ),
    ],
    ['fair wordings criticised', share(others, ({ blamed }) => blamed)],
    ['fair wordings, called missing', share(others, ({ missing }) => missing)],
    ['traps, called missing', share(traps, ({ missing }) => missing)],
  ];
  process.stdout.write(
    `\n${name}\n${lines.map(([what, figure]) => `  ${what.padEnd(32)}${figure}\n`).join('')}`,
  );
}

const rows = readUnits().map(seen);
for (const hand of new Set(rows.map((row) => row.hand)))
  print(
    hand,
    rows.filter((row) => row.hand === hand),
  );
for (const language of ['en', 'lt'])
  print(
    language,
    rows.filter((row) => row.language === language),
  );
print('all', rows);
