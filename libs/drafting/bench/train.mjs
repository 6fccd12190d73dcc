/* node bench/train.mjs [en] [lt] [--write]: how scorers learned from the labelled wordings do on authors they have not seen; with --write also their weights. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { isAbout, learn } from './learn.mjs';

const share = (part, whole) => `${part.length}/${whole.length} = ${(part.length / whole.length).toFixed(3)}`;

function print(name, rows) {
  const traps = rows.filter(({ unit }) => unit.kind === 'trap');
  const fair = rows.filter(({ unit }) => unit.kind === 'fair');
  const others = rows.filter(({ unit }) => unit.kind === 'present');
  const isFound = ({ unit, blamed }) => blamed.some(({ topic }) => isAbout(unit, topic));
  const isBlamed = ({ blamed }) => blamed.length > 0;
  process.stdout.write(
    `${name.padEnd(8)} traps found ${share(traps.filter(isFound), traps)}, flagged ${share(traps.filter(isBlamed), traps)}  fair, criticised ${share(fair.filter(isBlamed), fair)}  present, criticised ${share(others.filter(isBlamed), others)}\n`,
  );
}

const asked = process.argv.slice(2).filter((each) => !each.startsWith('--'));
for (const language of asked.length > 0 ? asked : ['en', 'lt']) {
  const { held, said, fit } = learn(language);
  for (const hand of new Set(held.map(({ unit }) => unit.hand)))
    print(
      hand,
      held.filter(({ unit }) => unit.hand === hand),
    );
  print(language, held);
  process.stdout.write(said);
  if (!process.argv.includes('--write')) continue;
  const file = fileURLToPath(new URL(`../src/check/concepts/weights-${language}.ts`, import.meta.url));
  const source = `/* Written by bench/train.mjs. */\nimport type { Written } from './model.js';\n\nexport const WEIGHTS: Written = ${JSON.stringify(fit())};\n`;
  writeFileSync(file, await format(source, { ...(await resolveConfig(file)), filepath: file }));
}
