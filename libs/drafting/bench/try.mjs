/* node bench/try.mjs [lt|en] [answers.json]: drafts with the clause folders that exist so far. */
import { readdirSync, existsSync, readFileSync } from 'node:fs';
import './sources.mjs';
const { CLAUSE_IDS } = await import('../src/model.ts');
const { draftTerms } = await import('../src/draft.ts');
const { documentText } = await import('../src/document-text.ts');
const { readTerms } = await import('../src/read-terms.ts');
const [language = 'en', answersFile] = process.argv.slice(2);
const answers = answersFile === undefined ? {} : JSON.parse(readFileSync(answersFile, 'utf8'));
const clauses = [];
for (const id of CLAUSE_IDS) {
  const dir = new URL(`../src/clauses/${id}/`, import.meta.url);
  let clause;
  if (existsSync(new URL('index.ts', dir)) && existsSync(new URL('lt.ts', dir))) {
    clause = Object.values(await import(new URL('index.ts', dir))).find((v) => v?.id === id);
  }
  const stub = (t, w) => [w.paragraph('stub', w.text`(${id})`)];
  clauses.push(clause ?? { id, belongs: () => true, variables: [], text: { en: stub, lt: stub } });
}
process.stdout.write(documentText(draftTerms(readTerms(answers), language, clauses)));
