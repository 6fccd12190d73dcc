/* node bench/train/dump.mjs FOLDER CUAD: everything that is learned from, as features: FOLDER/en.jsonl and FOLDER/lt.jsonl for train.py. CUAD is its dev.jsonl. */
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { readLabelled, readSentences } from '../labelled.mjs';
import '../sources.mjs';
import { isKeptBack, readUnits, withoutPart, wordingOf } from '../units.mjs';
import { asUploaded } from '../as-uploaded.mjs';

const { featureGroups } = await import('../../src/check/features.ts');
const { readContract, turnedRound, turnedSentence } = await import('../../src/check/read-contract.ts');
const { analyze } = await import('../../src/advice/analyze.ts');
const { documentText } = await import('../../src/model/document-text.ts');
const { draft } = await import('../../src/draft/draft.ts');
const { WORK_TYPES } = await import('../../src/terms/terms.ts');
const { chosenAnswers } = await import('../../test/check-answers.ts');
const { goldenAnswers } = await import('../../test/golden-answers.ts');
const { fc } = await import('../../test/fast-check.ts');

const [folder, cuad] = process.argv.slice(2);
if (cuad === undefined) throw new Error('usage: node bench/train/dump.mjs FOLDER CUAD');
mkdirSync(folder, { recursive: true });
const outs = Object.fromEntries(
  ['en', 'lt'].map((language) => [language, createWriteStream(`${folder}/${language}.jsonl`)]),
);
const emit = (language, row, wording) =>
  outs[language].write(
    `${JSON.stringify({ ...row, f: Object.values(featureGroups(wording)).map((group) => [...group]) })}\n`,
  );

/* Mixed wordings, hard fair ones and pairs; they stand at the end, with the mixed contracts. */
const HARD = /-1[345]$/;

for (const unit of readUnits()) {
  const { language, hand, kind, concept, also } = unit;
  if (HARD.test(hand)) continue;
  emit(language, { src: 'unit', hand, kind, concept, also }, wordingOf(unit));
}

/** Whether a word for a party is among the names that its contract's reader wrote down. */
const isAmong = (word, names) =>
  names.some((name) => {
    const plain = name.toLowerCase().replace(/^the /, '');
    return plain === word || plain.includes(` ${word}`) || plain.startsWith(`${word} `);
  });

/** The sides as the one who labelled the contract has them, where they are turned round. */
function asLabelled(contract, { provider = [], client = [] }) {
  const isTurned = contract.parties.some(({ side, words }) => {
    const [own, other] = side === 'provider' ? [provider, client] : [client, provider];
    return words.every((word) => isAmong(word, other) && !isAmong(word, own));
  });
  return isTurned ? turnedRound(contract) : contract;
}

for (const { hand, name, text, labels } of readLabelled()) {
  const { language, planted, fair, present, absent } = labels;
  const within = (quote, { start, end }) => {
    const at = text.indexOf(quote);
    return at >= 0 && at < end && at + quote.length > start;
  };
  for (const sentence of asLabelled(readContract(text, { language }), labels).sentences) {
    emit(
      language,
      {
        src: 'contract',
        hand,
        doc: `${hand}/${name}`,
        planted: planted.flatMap(({ quote, topics, defect, severity }, i) =>
          within(quote, sentence) ? [{ i, topics, defect, severity }] : [],
        ),
        fair: fair.some((quote) => within(quote, sentence)),
        fairIdx: fair.flatMap((quote, at) => (within(quote, sentence) ? [at] : [])),
        present,
        absent,
      },
      sentence,
    );
  }
}

const SETS = 40;
for (const language of ['en', 'lt']) {
  const seen = new Set();
  for (const type of WORK_TYPES)
    for (const chosen of [
      goldenAnswers(type, language),
      ...fc.sample(chosenAnswers(type, language), { numRuns: SETS, seed: 7 }),
    ])
      for (const contract_style of ['balanced', 'freelancer']) {
        const answers = { ...chosen, contract_style };
        const suggestions = analyze(answers, { language, contractLanguage: language });
        const additions = suggestions.flatMap(({ id, clauseId, implementation: text }) =>
          text === undefined ? [] : [{ id, clauseId, text }],
        );
        const changed = suggestions.reduce((all, { change }) => ({ ...all, ...change }), answers);
        for (const [given, added] of [
          [answers, []],
          [changed, additions],
        ])
          for (const sentence of readContract(documentText(draft(given, language, added)), { language })
            .sentences) {
            const key = sentence.plain.replaceAll(/\d/g, '0');
            if (seen.has(key)) continue;
            seen.add(key);
            emit(language, { src: 'draft', hand: 'own' }, sentence);
          }
      }
}

/** What is wrong whoever it is for. */
const EITHER_WAY =
  /^(?:definitions|force-majeure)\.|^(?:scope\.(?:thin|contradiction|elsewhere)|timeline\.(?:asap|ambiguous|essence)|governing-law\.two|notices\.conflict|signatures\.blanks|parties\.unclear|fees\.(?:no-amount|to-be-agreed|estimate|elsewhere|no-currency|stages-sum)|entire-agreement\.|disputes\.|ip-ownership\.no-assignment|term\.|liability-cap\.no-carve|confidentiality\.(?:perpetual|too-long|no-|agreement))/;

/** What is wrong for the one who works is not for the other: the same words with the two sides in each other's place. */
function emitTurned(hand, defects, { plain, heading }) {
  if (defects.some((defect) => defect === null || EITHER_WAY.test(defect))) return;
  const turned = turnedSentence(plain, 'en');
  if (turned !== plain) emit('en', { src: 'turned', hand }, { plain: turned, heading });
}

/* Sentences of real contracts, each read by somebody for what is wrong with it. */
const judged = readSentences();
for (const { contract, heading, words, defect, also, sure } of judged) {
  emit('en', { src: 'sentence', hand: contract, defect, also, sure }, { plain: words, heading });
  if (defect !== 'none') emitTurned(contract, [defect, ...also], { plain: words, heading });
}
const isJudged = new Set(judged.map(({ contract, start }) => `${contract} ${start}`));

/* Real contracts between companies. What lawyers marked for one of these may be a trap; the rest nearly never is. */
const ABOUT = {
  'Governing Law': 'governing-law',
  'Termination For Convenience': 'termination-convenience',
  'Ip Ownership Assignment': 'ip-ownership',
  'Cap On Liability': 'liability-cap',
  'Uncapped Liability': 'liability-cap',
  'Liquidated Damages': 'liquidated-damages',
  Insurance: 'insurance',
  'Anti-Assignment': 'assignment',
  'Audit Rights': 'audit',
  Exclusivity: 'exclusivity',
  'Non-Compete': 'exclusivity',
  'No-Solicit Of Customers': 'non-solicitation',
  'No-Solicit Of Employees': 'non-solicitation',
  'Warranty Duration': 'provider-warranties',
  'Expiration Date': 'term',
  'Renewal Term': 'term',
  'Post-Termination Services': 'handover',
};
const SOUND = new Set(['Governing Law', 'Effective Date', 'Expiration Date', 'Agreement Date', 'Parties']);
/* One sentence in so many. */
const SHARE = 5;
/* Those that somebody has labelled as a whole stand above, those of the last reading are measured by. */
const LEARNED_FROM = ['first', 'second'];
const kept = readFileSync(new URL('../../corpus/contracts/cuad.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([, , where]) => !LEARNED_FROM.includes(where));
const isKept = (id) => kept.some(([each]) => each === id);
let count = 0;
for (const line of readFileSync(cuad, 'utf8').trim().split('\n')) {
  const { id, text, spans } = JSON.parse(line);
  if (isKept(id)) continue;
  for (const sentence of readContract(text, { language: 'en' }).sentences) {
    if (isJudged.has(`${id} ${sentence.start}`)) continue;
    const marks = Object.keys(spans).filter((category) =>
      spans[category].some(([start, end]) => start < sentence.end && end > sentence.start),
    );
    const isLearned = marks.length > 0 || count++ % SHARE === 0;
    const about = [...new Set(marks.flatMap((category) => ABOUT[category] ?? []))];
    const isTouchy = marks.some((mark) => !SOUND.has(mark));
    emit('en', { src: 'real', hand: id, about, isLearned, isTouchy }, sentence);
  }
}

/* What hurts stands in a part of it: the whole, that part by itself, and the rest, which is fair. */
for (const unit of readUnits()) {
  const { language, hand, kind, concept, also, part } = unit;
  if (!HARD.test(hand) || isKeptBack(unit)) continue;
  const hard = hand.endsWith('-15') ? 'pair' : 'unit';
  const emitPart = (role, row, words) =>
    emit(language, { src: 'unit', hand, concept, hard, role, length: words.plain.length, ...row }, words);
  emitPart('whole', { kind, also }, wordingOf(unit));
  if (!part) continue;
  const defects = also.filter((each) => each.includes('.'));
  emitPart('part', { kind, also: defects }, wordingOf({ ...unit, text: part }));
  if (kind === 'trap' && defects.length === 0)
    emitPart('rest', { kind: 'fair', also: [] }, wordingOf({ ...unit, text: withoutPart(unit) }));
}

/* Sentences of mixed contracts: harmful somewhere, hard and fair, or neither. Of the later sets nothing is learned. */
for (const set of ['first', 'second', 'third']) {
  const directory = new URL(`../../corpus/mixed/${set}/`, import.meta.url);
  for (const line of readFileSync(new URL('labels.jsonl', directory), 'utf8').split('\n').filter(Boolean)) {
    const { id, problems, fairButHard } = JSON.parse(line);
    const language = id.slice(0, 2);
    const text = asUploaded(readFileSync(new URL(`${id}.txt`, directory), 'utf8'));
    for (const sentence of readContract(text, { language }).sentences) {
      const isWithin = (words) => {
        const at = text.indexOf(words);
        return at >= 0 && at < sentence.end && at + words.length > sentence.start;
      };
      const isHarmful = problems.some(({ quote }) => isWithin(quote));
      const isFair = !isHarmful && fairButHard.some(isWithin);
      /* What else stands in a harmful sentence is left out. */
      if (!isHarmful && !isFair && problems.some((problem) => isWithin(problem.sentence))) continue;
      const row = { defect: isHarmful ? 'any' : 'none', also: [], sure: isHarmful || isFair };
      emit(
        language,
        { src: 'sentence', hand: `mixed-${set}`, hard: 'mixed', length: sentence.plain.length, ...row },
        sentence,
      );
    }
  }
}
