/*
 * What is suggested for answers that others typed, one line of JSON each, for a reader to judge:
 * node libs/drafting/bench/suggestions.mjs <file.jsonl>. A line is {id, language, answers, asks: key of the field}.
 */
import './sources.mjs';
import { readFileSync } from 'node:fs';

const { suggest } = await import('../src/index.ts');

const [file = ''] = process.argv.slice(2);
for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
  const { id, language, answers, asks } = JSON.parse(line);
  const current = answers[asks] ?? '';
  const { suggestion, offered } = suggest({ key: asks, label: '', currentText: current }, answers, language);
  const before = new Set(current.split('\n').map((each) => each.trim()));
  const written = suggestion.split('\n').filter((each) => each !== '' && !before.has(each.trim()));
  process.stdout.write(`${JSON.stringify({ id, language, asks, answers, written, offered })}\n`);
}
