/* node bench/encoder/odds.mjs FILE LANGUAGE: adds what today's reader makes of the sentences of a file. */
import { readFileSync, writeFileSync } from 'node:fs';
import '../sources.mjs';

const { readerOf } = await import('../../src/check/concepts/reader.ts');
const [file, language] = process.argv.slice(2);
if (process.env.NET) { const { ConceptReader, readers } = await import('../../src/check/concepts/reader.ts'); readers.set(language, new ConceptReader({ thresholds: {}, weights: readFileSync(process.env.NET).toString('base64') })); }
const rows = readFileSync(file, 'utf8').trim().split('\n').map((line) => JSON.parse(line));
writeFileSync(file, rows.map((row) => `${JSON.stringify({ ...row, odds: readerOf(language).read(row).odds })}\n`).join(''));
