/*
 * npm run bench:mixed [-- DIRECTORY] [--named]: what a reply does unasked to sentences in which something that hurts is mixed with
 * something to keep. `labels.jsonl` of the directory has, a line for each `ID.txt`, the harmful parts with the words that must stay beside
 * them, and sentences that sound hard and are fair (`corpus/mixed/README.md`). Told are: parts in whose sentence a point of risk 3
 * or more is found; words to keep that changes made unasked strike and do not say again; fair sentences that such a point is about, or
 * that are changed. `--named` says which. Words that come back in other words count as struck: a reader decides about those.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import './sources.mjs';
import { asUploaded } from './as-uploaded.mjs';

const { check } = await import('../src/check/check.ts');
const { applied } = await import('../src/reply/apply.ts');
const { proposals } = await import('../src/reply/proposals.ts');
const { together } = await import('../src/reply/together.ts');

const GRAVE = 3;
const given = process.argv.slice(2).find((each) => !each.startsWith('--'));
const isNaming = process.argv.includes('--named');
const directory = given ?? fileURLToPath(new URL('../corpus/mixed/first', import.meta.url));
const say = (line) => process.stdout.write(`${line}\n`);
const share = (part, all) => `${part}/${all} = ${all === 0 ? '–' : (part / all).toFixed(3)}`;
const touches = (one, other) => one.start < other.end && other.start < one.end;

/** Where words stand in a text, inside a sentence where one is given. */
function placeOf(text, words, within = text) {
  const from = text.indexOf(within);
  const at = within.indexOf(words);
  if (from < 0 || at < 0) throw new Error(`not in the text: ${words}`);
  return { start: from + at, end: from + at + words.length };
}

function measure({ id, problems, fairButHard }) {
  const text = asUploaded(readFileSync(path.join(directory, `${id}.txt`), 'utf8'));
  const language = id.slice(0, 2);
  const { findings, parties, textLanguage } = check(text, { language });
  const points = proposals({ text, findings, parties, textLanguage, language });
  const unasked = points.filter(({ way }) => way === 'change');
  const changes = together(text, textLanguage, unasked);
  const after = applied(text, changes).text;
  const edits = changes.flatMap((change) => change.edits).filter(({ start, end }) => start < end);
  const grave = findings.filter(({ riskFactor, evidence }) => riskFactor >= GRAVE && evidence !== undefined);

  const found = problems.filter(({ sentence }) =>
    grave.some(({ evidence }) => touches(evidence, placeOf(text, sentence))),
  );
  const toKeep = problems.flatMap(({ sentence, mustStay }) =>
    mustStay.map((words) => ({ words, place: placeOf(text, words, sentence) })),
  );
  const struck = toKeep.filter(
    ({ words, place }) => edits.some((edit) => touches(edit, place)) && !after.includes(words),
  );
  const fair = fairButHard.map((sentence) => ({ sentence, place: placeOf(text, sentence) }));
  const blamed = fair.filter(({ place }) => grave.some(({ evidence }) => touches(evidence, place)));
  const changed = fair.filter(({ place }) => edits.some((edit) => touches(edit, place)));
  if (isNaming) {
    for (const each of problems.filter((one) => !found.includes(one))) say(`${id} not found: ${each.quote}`);
    for (const { words } of struck) say(`${id} struck: ${words}`);
    for (const { sentence } of blamed) say(`${id} blamed: ${sentence}`);
    for (const { sentence } of changed) say(`${id} changed: ${sentence}`);
  }
  return {
    language,
    problems: problems.length,
    found: found.length,
    toKeep: toKeep.length,
    struck: struck.length,
    fair: fair.length,
    blamed: blamed.length,
    changed: changed.length,
    changes: changes.length,
  };
}

const measured = readFileSync(path.join(directory, 'labels.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => measure(JSON.parse(line)));
for (const language of ['en', 'lt']) {
  const sum = (name) =>
    measured.filter((each) => each.language === language).reduce((all, each) => all + each[name], 0);
  say(`${language}: harmful parts found ${share(sum('found'), sum('problems'))}`);
  say(`${language}: words to keep that are struck unasked ${share(sum('struck'), sum('toKeep'))}`);
  say(`${language}: fair sentences blamed ${share(sum('blamed'), sum('fair'))}, changed ${sum('changed')}`);
  say(`${language}: changes made unasked ${sum('changes')}`);
}
