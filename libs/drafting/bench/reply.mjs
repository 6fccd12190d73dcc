/*
 * npm run bench:reply [-- DIRECTORY…] [--open]: whether the loop closes. Of contracts with problems: what of their findings is answered
 * by a change of the text, how many of these changes the check no longer says anything against when all are accepted (as they are
 * drafted, and as they are proposed after those that do not close have become remarks), and what grave findings are new: in our own words,
 * and absences, apart by whether the sentence that spoke of it most is another or stands as it was and is only taken for less. `--open` also
 * names the findings whose drafted change does not close, and those that no wording fitted.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import './sources.mjs';
import { asUploaded } from './as-uploaded.mjs';

const { check, knownOf } = await import('../src/check/check.ts');
const { topicOf } = await import('../src/check/concepts/names.ts');
const { applied } = await import('../src/reply/apply.ts');
const { unclosed } = await import('../src/reply/closed.ts');
const { drafterOf } = await import('../src/reply/draft-changes.ts');
const { proposals } = await import('../src/reply/proposals.ts');
const { together } = await import('../src/reply/together.ts');
const { statementsIn } = await import('../src/reply/said-once.ts');
const { contradictions } = await import('../test/contradictions.ts');
const { likeStatements } = await import('../test/like-statements.ts');
const { COUNTERS } = await import('../src/reply/wordings/index.ts');

const root = fileURLToPath(new URL('../../../', import.meta.url));
const say = (line) => process.stdout.write(`${line}\n`);
const isNaming = process.argv.includes('--open');
const given = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const usual = [
  'libs/drafting/corpus/contracts/held-out',
  'libs/drafting/corpus/contracts/to-learn',
  '../shared/data/checker/a',
  '../shared/data/samples',
].map((directory) => path.join(root, directory));
const directories = (given.length > 0 ? given.map((each) => path.resolve(each)) : usual).filter(existsSync);

const share = (part, all) => `${part}/${all} = ${all === 0 ? '–' : (part / all).toFixed(3)}`;
const count = () => ({
  texts: 0,
  doubtful: 0,
  findings: 0,
  drafted: 0,
  closed: 0,
  proposed: 0,
  closing: 0,
  grave: 0,
  absent: 0,
  unsure: 0,
  apart: 0,
  untold: 0,
  unasked: 0,
  apartUnasked: 0,
  twice: 0,
  companions: 0,
  also: 0,
  ms: 0,
});
const open = new Map();
const unfit = new Map();
const lost = new Map();
const apart = new Map();
const note = (map, id) => map.set(id, (map.get(id) ?? 0) + 1);

function* textsOf(directory) {
  for (const name of readdirSync(directory, { recursive: true }).sort()) {
    const file = path.join(directory, name);
    if (name.endsWith('.txt') && !name.includes('MANIFEST')) yield asUploaded(readFileSync(file, 'utf8'));
    if (name.endsWith('.jsonl') && directory.includes('to-learn'))
      for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
        const { text } = JSON.parse(line);
        if (typeof text === 'string') yield asUploaded(text);
      }
  }
}

function measure(text, sums) {
  const report = check(text, { language: 'en' });
  if (report.document !== 'contract') return;
  const { findings, toLookFor, parties, textLanguage } = report;
  sums.texts++;
  const isCertain = parties.length === 2 && parties.every((each) => each.isCertain);
  if (!isCertain) {
    sums.doubtful++;
    return;
  }
  const input = { text, findings, parties, textLanguage, language: 'en' };
  sums.findings += findings.length;
  const drafted = drafterOf(input, findings)();
  const notClosed = unclosed(text, textLanguage, drafted);
  sums.drafted += drafted.length;
  sums.closed += drafted.length - notClosed.size;
  for (const { finding } of notClosed) note(open, `${textLanguage} ${finding.id}`);
  const keys = new Set(drafted.map(({ key }) => key));
  for (const { id, evidence } of findings)
    if (COUNTERS[id]?.changes.length > 0 && !keys.has(evidence ? `${id}@${evidence.start}` : id))
      note(unfit, `${textLanguage} ${id}`);
  const since = performance.now();
  const all = proposals(input);
  sums.ms += performance.now() - since;
  const changing = together(
    text,
    textLanguage,
    all.filter(({ ways }) => ways.includes('change')),
  );
  const made = applied(text, changing);
  const after = check(made.text, { language: 'en' }).findings;
  const before = new Map(
    Object.entries(Object.groupBy(findings, ({ id }) => id)).map(([id, list]) => [id, list.length]),
  );
  const pairs = contradictions(text, changing, textLanguage);
  sums.apart += pairs.length;
  sums.untold += pairs.filter(({ isTold }) => !isTold).length;
  for (const { aspect } of pairs) note(apart, `${textLanguage} ${aspect}`);
  const raised = all.filter(({ raised: way }) => way === 'change');
  const twice = saidTwice(together(text, textLanguage, raised));
  sums.twice += twice.length;
  if (isNaming) for (const [one, other] of twice) say(`? twice: ${one}\n   ${other}`);
  sums.companions += changing.reduce((sum, { companions }) => sum + companions.length, 0);
  sums.also += changing.filter(({ also }) => also.some(({ by }) => by === null)).length;
  const unasked = together(
    text,
    textLanguage,
    all.filter(({ way }) => way === 'change'),
  );
  sums.unasked += unasked.length;
  const apartUnasked = contradictions(text, unasked, textLanguage);
  sums.apartUnasked += apartUnasked.length;
  const named = [...pairs.map((pair) => ['?', pair]), ...apartUnasked.map((pair) => ['! unasked', pair])];
  if (isNaming)
    for (const [mark, { aspect, id, values, ours, theirs }] of named)
      say(`${mark} ${aspect} ${id}: ${values}\n   ours: ${ours}\n   theirs: ${theirs}`);
  sums.proposed += changing.length;
  sums.closing += changing.filter((change) => {
    const there = made.places.get(change);
    return !after.some(
      ({ id, evidence }) =>
        id === change.finding.id &&
        (evidence === undefined ||
          there.some(({ start, end }) => evidence.start < end && start < evidence.end)),
    );
  }).length;
  const fresh = after.filter(
    ({ id, riskFactor }) =>
      riskFactor >= 3 && (before.get(id) ?? 0) < after.filter((each) => each.id === id).length,
  );
  const places = [...made.places.values()].flat();
  sums.grave += fresh.filter(
    ({ evidence }) =>
      evidence !== undefined && places.some(({ start, end }) => evidence.start < end && start < evidence.end),
  ).length;
  const absent = fresh.filter(
    ({ id, evidence }) => evidence === undefined && !toLookFor.some((each) => each.id === id),
  );
  const isTaken = ({ id }) => {
    const nearest = knownOf(text, textLanguage).concepts.presence.get(topicOf(id))?.nearest;
    return (
      nearest !== undefined &&
      changing.some(({ edits }) => edits.some(({ start, end }) => start < nearest.end && nearest.start < end))
    );
  };
  const taken = absent.filter(isTaken);
  sums.absent += taken.length;
  sums.unsure += absent.length - taken.length;
  for (const each of absent) note(lost, `${textLanguage} ${each.id}${taken.includes(each) ? ' taken' : ''}`);
}

/** Statements of two changes that have most of their words in common; work that is paid "until then" is so at each end. */
function saidTwice(changes) {
  const said = changes.flatMap(({ edits, insert, key }) =>
    [...edits.map((edit) => edit.text), ...(insert?.paragraphs ?? [])]
      .flatMap(statementsIn)
      .filter((words) => !/until then|iki tol/u.test(words))
      .map((words) => ({ key, words })),
  );
  return said.flatMap(({ key, words }, at) =>
    said
      .slice(at + 1)
      .filter((other) => other.key !== key && likeStatements(words, other.words))
      .map((other) => [words, other.words]),
  );
}

const ids = Object.keys(COUNTERS);
const changing = ids.filter((id) => COUNTERS[id].changes.length > 0);
say(`findings of the rules that a wording answers: ${share(changing.length, ids.length)}`);
say(
  'contracts (in doubt who is who) | findings | changes drafted, close | proposed, close | new grave findings in our words, grave absences that were neither said nor to be looked for before: taken away, only doubted | ms a contract',
);
for (const directory of directories) {
  const sums = count();
  for (const text of textsOf(directory)) measure(text, sums);
  const { texts, doubtful, findings, drafted, closed, proposed, closing, grave, absent, unsure, ms } = sums;
  say(
    `  of ${proposed} changes, all accepted, ${sums.apart} say otherwise than a sentence beside them, ${sums.untold} of these on no card; of the ${sums.unasked} that are made unasked ${sums.apartUnasked}. ${sums.companions} sentences go with a change, ${sums.also} changes name a sentence to look at; ${sums.twice} pairs of statements are alike`,
  );
  say(
    `${path.relative(root, directory)}: ${texts} (${doubtful}) | ${findings} | ${share(closed, drafted)} | ${share(closing, proposed)} | ${grave}, ${absent} + ${unsure} | ${(ms / Math.max(1, texts - doubtful)).toFixed(0)}`,
  );
}
if (isNaming) {
  const list = (map) =>
    [...map]
      .sort((a, b) => b[1] - a[1])
      .map(([id, n]) => `  ${n} ${id}`)
      .join('\n');
  say(
    `\ndrafted and open:\n${list(open)}\n\nno wording fitted:\n${list(unfit)}\n\ngrave and absent only now:\n${list(lost)}\n\nsaid otherwise beside it, all accepted:\n${list(apart)}`,
  );
}
