/* npm run bench:corpus [-- --failures]: how the checker does on the written corpus, by language and kind of finding. */
import './sources.mjs';

const { added, misread, precision, recall, scoreItems, scoreRemovals } =
  await import('../test/check-score.ts');

const row = (name, score) => {
  const { right, falseAlarms, overlooked, sameKind } = score;
  const kind = sameKind === 0 ? '' : `  same kind ${sameKind}`;
  process.stdout.write(
    `${name.padEnd(28)} recall ${recall(score).toFixed(3)}  precision ${precision(score).toFixed(3)}  ` +
      `right ${right}  overlooked ${overlooked}  false alarms ${falseAlarms}${kind}\n`,
  );
};

const all = { removals: [], items: [] };
for (const language of ['en', 'lt']) {
  const removed = scoreRemovals(language);
  const items = scoreItems(language);
  row(`${language} removed clauses`, removed);
  for (const [kind, score] of Object.entries(items)) row(`${language} ${kind}`, score);
  all.removals.push(removed);
  all.items.push(...Object.values(items));
}
const removed = added(all.removals);
const items = added(all.items);
if (process.argv.includes('--failures')) {
  const failures = [...removed.failures, ...items.failures];
  const clauses = [...new Set(failures.map(({ clause }) => clause))].sort();
  for (const clause of clauses) {
    process.stdout.write(`\n## ${clause}\n`);
    for (const failure of failures.filter((each) => each.clause === clause)) {
      process.stdout.write(`- ${failure.item}: ${failure.said}\n`);
    }
  }
  process.stdout.write('\n## texts as a whole\n');
  for (const { item, said } of ['en', 'lt'].flatMap(misread)) process.stdout.write(`- ${item}: ${said}\n`);
  process.stdout.write('\n');
}
row('all removed clauses', removed);
row('all written expectations', items);
