/* node bench/train.mjs [--write]: how scorers learned from the labelled wordings do on authors they have not seen; with --write also their weights. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { isAbout, learn } from './learn.mjs';

const share = (part, whole) => `${part.length}/${whole.length} = ${(part.length / whole.length).toFixed(3)}`;

function print(name, rows, threshold) {
  const traps = rows.filter(({ unit }) => unit.kind === 'trap');
  const sound = rows.filter(({ unit }) => unit.kind !== 'trap');
  const found = traps.filter(({ unit, odds }) =>
    [...odds].some(([topic, value]) => value > threshold && isAbout(unit, topic)),
  );
  const blamed = sound.filter(({ odds }) => Math.max(...odds.values()) > threshold);
  process.stdout.write(
    `${name.padEnd(8)} traps found ${share(found, traps)}  sound, criticised ${share(blamed, sound)}\n`,
  );
}

for (const language of ['en', 'lt']) {
  const { held, thresholds, said, fit } = learn(language);
  for (const hand of new Set(held.map(({ unit }) => unit.hand)))
    print(
      hand,
      held.filter(({ unit }) => unit.hand === hand),
      thresholds.trap,
    );
  print(language, held, thresholds.trap);
  process.stdout.write(said);
  if (!process.argv.includes('--write')) continue;
  const file = fileURLToPath(new URL(`../src/check/concepts/weights-${language}.ts`, import.meta.url));
  const source = `/* Written by bench/train.mjs. */\nimport type { Written } from './model.js';\n\nexport const WEIGHTS: Written = ${JSON.stringify(fit())};\n`;
  writeFileSync(file, await format(source, { ...(await resolveConfig(file)), filepath: file }));
}
