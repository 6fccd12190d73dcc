/* node bench/encoder/count.mjs LANGUAGE: how many questions (a defect and a sentence) a second reader would be asked in ten pages, and how many sentences those have. */
import { readdirSync, readFileSync } from 'node:fs';
import '../sources.mjs';
import { asUploaded } from '../as-uploaded.mjs';

const { check } = await import('../../src/check/check.ts');
const { trial } = await import('../../src/check/concepts/read-concepts.ts');
const [language] = process.argv.slice(2);
const folder = new URL('../../corpus/contracts/held-out/', import.meta.url);
const asked = new Set();
const read = new Set();
for (const lower of [0, 2, 3]) {
  asked.clear();
  read.clear();
  let letters = 0;
  trial.read = (sentence, reading) => {
    read.add(sentence.plain);
    return { ...reading, odds: reading.odds + lower };
  };
  trial.names = ({ defect, sentence: { plain } }) => Boolean(asked.add(`${defect}\n${plain}`));
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.txt'))) {
    if (JSON.parse(readFileSync(new URL(file.replace('.txt', '.json'), folder), 'utf8')).language !== language) continue;
    const text = asUploaded(readFileSync(new URL(file, folder), 'utf8'));
    letters += text.length;
    check(text, { language });
  }
  const ten = (count) => ((count / letters) * 26_000).toFixed(1);
  process.stdout.write(`${language}, threshold lower by ${lower}: ${ten(asked.size)} questions and ${ten(read.size)} sentences in ten pages, both sides\n`);
}
