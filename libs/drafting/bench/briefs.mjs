/*
 * How well briefs that others wrote are read: node libs/drafting/bench/briefs.mjs <folder with *.jsonl> [--wrong].
 * A line is {id, language, today, text, answers: {key: value or [alternatives]}, absent: [keys], conflicts: {key: [values]},
 * details: {name: text}}. A key in none of them is not judged.
 */
import './sources.mjs';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const { readBrief } = await import('../src/brief/index.ts');

const say = (line) => process.stdout.write(`${line}\n`);
const [folder = '.', ...options] = process.argv.slice(2);
const LISTS = ['scope_of_work', 'deliverables', 'exclusions'];
const NUMBERS = /_(?:days|percent|amount|cap|rate|rounds)$|^(?:revision_rounds|late_interest)$/u;

const plain = (text) =>
  String(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/** Words compared by their beginnings, since Lithuanian ones end in many ways. */
const stems = (text) =>
  plain(text)
    .split(' ')
    .filter((word) => word.length > 2 || /\d/u.test(word))
    .map((word) => word.slice(0, 5));
/** Whether one says most of what the other does. */
function holds(said, wanted) {
  const [has, wants] = [new Set(stems(said)), stems(wanted)];
  return wants.length > 0 && wants.filter((stem) => has.has(stem)).length / wants.length >= 0.6;
}

const valuesOf = ({ value, other, alternatives }) => [
  other ?? value,
  ...alternatives.map((each) => each.other ?? each.value),
];
const same = (key, given, wanted) => {
  const [a, b] = [given, wanted].map((value) =>
    value === true ? 'yes' : Array.isArray(value) && value.length === 1 ? value[0] : value,
  );
  if (typeof a === 'string' && typeof b === 'string')
    return NUMBERS.test(key) && a !== '' && !Number.isNaN(Number(a))
      ? Number(a) === Number(b)
      : plain(a) === plain(b);
  return JSON.stringify([...a].map(plain).sort()) === JSON.stringify([...b].map(plain).sort());
};
const sameStages = (given, wanted) =>
  given.length === wanted.length &&
  given.every(
    (row, at) =>
      holds(row.name, wanted[at].name) &&
      row.date === wanted[at].date &&
      Number(row.amount) === Number(wanted[at].amount),
  );

/** What one key of one brief comes to. Items of a list count each. */
function judged(key, proposal, brief) {
  const { answers = {}, absent = [], conflicts = {} } = brief;
  const given = proposal && valuesOf(proposal);
  if (key in conflicts) {
    if (!given) return { conflicts: 1, conflictsRight: 1 };
    const isBoth = conflicts[key].every((value) => given.some((each) => same(key, each, value)));
    return {
      conflicts: 1,
      conflictsRight: isBoth ? 1 : 0,
      invented: given.some((each) => !conflicts[key].some((value) => same(key, each, value))) ? 1 : 0,
    };
  }
  if (!(key in answers))
    return absent.includes(key) && given
      ? { proposed: 1, invented: 1, certainInvented: proposal.isCertain ? 1 : 0 }
      : {};
  const wanted = answers[key];
  if (LISTS.includes(key)) {
    const items = typeof wanted === 'string' ? wanted.split('\n') : wanted;
    const said = given ? String(given[0]) : '';
    const lines = key === 'scope_of_work' ? [] : said.split('\n').filter(Boolean);
    const found = items.filter((item) =>
      lines.length === 0 ? holds(said, item) : lines.some((line) => holds(line, item) || holds(item, line)),
    ).length;
    const rightLines = lines.filter((line) =>
      items.some((item) => holds(line, item) || holds(item, line)),
    ).length;
    return {
      wanted: items.length,
      found,
      proposed: key === 'scope_of_work' ? (given ? 1 : 0) : lines.length,
      right: key === 'scope_of_work' ? (given && found > 0 ? 1 : 0) : rightLines,
    };
  }
  if (!given) return { wanted: 1 };
  if (key === 'milestones') {
    const isRight = Array.isArray(proposal.value) && sameStages(proposal.value, wanted);
    return { wanted: 1, proposed: 1, found: isRight ? 1 : 0, right: isRight ? 1 : 0 };
  }
  const isSet = key === 'optional_clauses';
  const accepted = Array.isArray(wanted) && !isSet ? wanted : [wanted];
  const isRight = given.some((each) => accepted.some((value) => same(key, each, value)));
  const isChoice = given.length > 1;
  return {
    wanted: 1,
    proposed: 1,
    found: isRight ? 1 : 0,
    right: isRight ? 1 : 0,
    chosen: isRight && isChoice ? 1 : 0,
    certainWrong: !isRight && proposal.isCertain ? 1 : 0,
  };
}

const ratio = (part, whole) => (whole === 0 ? '   –' : `${((part / whole) * 100).toFixed(1)} %`.padStart(7));
const add = (total, more) => {
  for (const [name, count] of Object.entries(more)) total[name] = (total[name] ?? 0) + count;
};

for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .sort()) {
  const briefs = readFileSync(path.join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));
  const byKey = new Map();
  const details = { wanted: 0, found: 0, proposed: 0, right: 0 };
  const leaks = [];
  const wrong = [];
  for (const brief of briefs) {
    const reading = readBrief(brief.text, brief.today ?? '2026-11-26');
    const proposals = new Map(reading.proposals.map((each) => [each.key, each]));
    const keys = new Set([
      ...proposals.keys(),
      ...Object.keys(brief.answers ?? {}),
      ...Object.keys(brief.conflicts ?? {}),
    ]);
    for (const key of keys) {
      const counts = judged(key, proposals.get(key), brief);
      byKey.set(key, byKey.get(key) ?? {});
      add(byKey.get(key), counts);
      const isWrong =
        (counts.invented ?? 0) > 0 ||
        (counts.wanted ?? 0) > (counts.found ?? 0) ||
        (counts.proposed ?? 0) > (counts.right ?? 0);
      if (isWrong)
        wrong.push([
          brief.id,
          key,
          proposals.has(key) ? valuesOf(proposals.get(key)) : null,
          brief.answers?.[key] ?? null,
        ]);
    }
    const named = Object.entries(brief.details ?? {});
    details.wanted += named.length;
    for (const [name, text] of named) {
      if (reading.details.some((each) => each.name === name && plain(each.text) === plain(text)))
        details.found += 1;
      const answers = JSON.stringify(reading.proposals.map(({ value, other }) => [value, other]));
      if (plain(answers).includes(plain(text))) leaks.push(brief.id);
    }
    for (const { name, text } of reading.details.filter(({ name }) =>
      /^(?:provider|client)\.(?:name|email)$/u.test(name),
    )) {
      details.proposed += 1;
      if (plain(brief.details?.[name] ?? '') === plain(text)) details.right += 1;
    }
  }
  say(`${file}: ${briefs.length} briefs`);
  say('  key                        recall   precision  wanted  proposed  by choice  invented');
  const all = {};
  for (const [key, counts] of [...byKey].sort(([a], [b]) => a.localeCompare(b))) {
    add(all, counts);
    say(lineOf(key, counts));
  }
  say(lineOf('ALL', all));
  say(
    `  invented values ${all.invented ?? 0} (certain ones ${all.certainInvented ?? 0}), certain and wrong ${all.certainWrong ?? 0}; contradictions right ${all.conflictsRight ?? 0}/${all.conflicts ?? 0}`,
  );
  say(
    `  parties' names and addresses: recall ${ratio(details.found, details.wanted)}, precision ${ratio(details.right, details.proposed)}; in answers ${leaks.length}`,
  );
  if (options.includes('--wrong')) for (const each of wrong) say(JSON.stringify(each));
}

function lineOf(key, { wanted = 0, found = 0, proposed = 0, right = 0, chosen = 0, invented = 0 }) {
  return `  ${key.padEnd(26)} ${ratio(found, wanted)}  ${ratio(right, proposed)}  ${String(wanted).padStart(6)}  ${String(proposed).padStart(8)}  ${String(chosen).padStart(9)}  ${String(invented).padStart(8)}`;
}
