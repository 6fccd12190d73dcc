/* How the suggestions about one's own words do on answers that others typed: node libs/drafting/bench/own-words.mjs <folder with en.jsonl, lt.jsonl> */
import './sources.mjs';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const { analyzeDraft } = await import('../src/advice/analyze-draft.ts');
const { analyze } = await import('../src/advice/analyze.ts');

const say = (line) => process.stdout.write(`${line}\n`);
const folder = process.argv[2];
const WORK = { web: 'web_development' };
const OTHER = '_other';
const quoted = (suggestion) => /[“„](.*)[”“]$/su.exec(suggestion)?.[1] ?? '';
const letters = (text) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

for (const language of ['en', 'lt']) {
  const cases = readFileSync(path.join(folder, `${language}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));
  const counts = { found: 0, traps: 0, beside: 0, blamed: 0, fair: 0, byAnswers: 0 };
  const wrong = [];
  for (const { id, field, kind, words, trap } of cases) {
    const answers = {
      provider_type: 'person',
      client_type: 'company',
      freelance_type: WORK[kind] ?? kind,
      contract_language: language,
      [field]: words,
      ...(field.endsWith(OTHER) && { [field.slice(0, -OTHER.length)]: 'other' }),
    };
    const options = { language: 'en', contractLanguage: language };
    const said = analyzeDraft(answers, options).filter((each) => each.id.startsWith('words:'));
    const about = field.endsWith(OTHER) ? field.slice(0, -OTHER.length) : field;
    const hits = said.filter(({ suggestion }) => {
      const quote = letters(quoted(suggestion).replace(/ …$/u, ''));
      const planted = letters(trap?.words ?? '\0');
      return planted !== '' && (quote.includes(planted) || planted.includes(quote));
    });
    if (trap === null) {
      counts.fair += 1;
      if (said.length > 0) counts.blamed += 1;
    } else {
      counts.traps += 1;
      if (hits.length > 0) counts.found += 1;
      else if (
        analyze(answers, options).some(
          (each) => each.change === undefined && each.fields.includes(about) && each.riskFactor >= 3,
        )
      )
        counts.byAnswers += 1;
      if (said.length > hits.length) counts.beside += 1;
    }
    if (said.length > hits.length || (trap !== null && hits.length === 0))
      wrong.push([id, field, trap?.words ?? null, said.map((each) => `${each.id} ${each.suggestion}`)]);
  }
  const { found, traps, beside, blamed, fair, byAnswers } = counts;
  say(
    `${language}: traps found ${found}/${traps} (${byAnswers} of the others by a suggestion about the same answer), other words blamed in ${beside}; fair answers blamed ${blamed}/${fair}`,
  );
  if (process.argv.includes('--wrong')) for (const each of wrong) say(JSON.stringify(each));
}
