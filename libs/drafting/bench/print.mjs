/* node bench/print.mjs [lt|en] [answers.json]: a contract as plain text. */
import { readFileSync } from 'node:fs';
import './sources.mjs';

const { documentText, draft } = await import('../src/index.ts');
const [language = 'en', answersFile] = process.argv.slice(2);
const answers = answersFile === undefined ? {} : JSON.parse(readFileSync(answersFile, 'utf8'));
process.stdout.write(documentText(draft(answers, language)));
