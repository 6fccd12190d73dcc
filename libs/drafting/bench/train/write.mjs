/* node bench/train/write.mjs FOLDER: what train.py made of FOLDER, as the sources read it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeSource } from '../write-source.mjs';

/** Beyond this a wording is blamed (log odds): set by hand, see docs/checker.md. */
const TRAP = { en: -2.6, lt: -2, 'lt-long': -1.3 };

const [folder] = process.argv.slice(2);
for (const [name, trap] of Object.entries(TRAP)) {
  const learned = JSON.parse(readFileSync(`${folder}/${name.slice(0, 2)}.json`, 'utf8'));
  const thresholds = JSON.stringify({ ...learned, trap });
  const weights = readFileSync(`${folder}/${name}.bin`).toString('base64');
  const file = fileURLToPath(new URL(`../../src/check/concepts/weights-${name}.ts`, import.meta.url));
  await writeSource(
    file,
    `/* Written by bench/train. */\nimport type { Written } from './written.js';\n\nexport const WEIGHTS: Written = {\n  thresholds: ${thresholds},\n  weights: '${weights}',\n};\n`,
  );
}
