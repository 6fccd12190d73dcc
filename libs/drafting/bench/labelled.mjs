import { readdirSync, readFileSync } from 'node:fs';

const linesOf = (file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const folder = new URL('../corpus/contracts/to-learn/', import.meta.url);

/** Every labelled contract that may be learned from: its author, name, text and labels (corpus/contracts/README.md). */
export const readLabelled = () =>
  readdirSync(folder)
    .sort()
    .flatMap((hand) =>
      readdirSync(new URL(`${hand}/`, folder))
        .filter((file) => file.endsWith('.json'))
        .sort()
        .map((file) => {
          const name = file.slice(0, -5);
          const read = (ending) => readFileSync(new URL(`${hand}/${name}.${ending}`, folder), 'utf8');
          return { hand, name, text: read('txt'), labels: JSON.parse(read('json')) };
        }),
    );

const sentences = new URL('../corpus/sentences/', import.meta.url);

/** Every sentence of a real contract that somebody has read for what is wrong with it (corpus/README.md). */
export const readSentences = () =>
  readdirSync(sentences)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => linesOf(new URL(file, sentences)).map((row) => ({ ...row, hand: file.slice(0, -6) })));

/** Every real contract of which somebody wrote down who is who and what kind it is, with its text from CUAD's dev.jsonl. */
export function readReal(cuad) {
  const texts = new Map(linesOf(cuad).map(({ id, text }) => [id, text]));
  return linesOf(new URL('../corpus/contracts/sides.jsonl', import.meta.url)).map((row) => ({
    ...row,
    text: texts.get(row.contract),
  }));
}
