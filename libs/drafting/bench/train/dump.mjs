/* node bench/train/dump.mjs FOLDER: everything that is learned from, as features: FOLDER/en.jsonl and FOLDER/lt.jsonl for train.py. */
import { createWriteStream, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import '../sources.mjs';
import { readUnits, wordingOf } from '../units.mjs';

const { featureGroups } = await import('../../src/check/concepts/features.ts');
const { readContract } = await import('../../src/check/read-contract.ts');
const { analyze } = await import('../../src/advice/analyze.ts');
const { documentText } = await import('../../src/document-text.ts');
const { draft } = await import('../../src/draft.ts');
const { WORK_TYPES } = await import('../../src/terms.ts');
const { chosenAnswers } = await import('../../test/check-answers.ts');
const { goldenAnswers } = await import('../../test/golden-answers.ts');
const { fc } = await import('../../test/fast-check.ts');

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node bench/train/dump.mjs FOLDER');
mkdirSync(folder, { recursive: true });
const outs = Object.fromEntries(
  ['en', 'lt'].map((language) => [language, createWriteStream(`${folder}/${language}.jsonl`)]),
);
const emit = (language, row, wording) =>
  outs[language].write(
    `${JSON.stringify({ ...row, f: Object.values(featureGroups(wording)).map((group) => [...group]) })}\n`,
  );

for (const unit of readUnits()) {
  const { language, hand, kind, concept, also } = unit;
  emit(language, { src: 'unit', hand, kind, concept, also }, wordingOf(unit));
}

const contracts = new URL('../../corpus/contracts/to-learn/', import.meta.url);
for (const hand of readdirSync(contracts).sort())
  for (const file of readdirSync(new URL(`${hand}/`, contracts)).sort()) {
    if (!file.endsWith('.json')) continue;
    const name = file.slice(0, -5);
    const text = readFileSync(new URL(`${hand}/${name}.txt`, contracts), 'utf8');
    const labels = JSON.parse(readFileSync(new URL(`${hand}/${file}`, contracts), 'utf8'));
    const { language, planted, fair, present, absent } = labels;
    const within = (quote, { start, end }) => {
      const at = text.indexOf(quote);
      return at >= 0 && at < end && at + quote.length > start;
    };
    for (const sentence of readContract(text, { language }).sentences)
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
