import { readdirSync, readFileSync } from 'node:fs';
import './sources.mjs';

const { plainText } = await import('../src/check/segment.ts');
const { PRONOUNS } = await import('../src/check/parties/forms.ts');
const { renamer } = await import('../src/check/parties/read-parties.ts');
const folder = new URL('../corpus/units/', import.meta.url);

/** Every labelled wording, with its author, its language, and the number of the trap that it is or follows. */
export const readUnits = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => {
      let group = -1;
      return readFileSync(new URL(name, folder), 'utf8')
        .trim()
        .split('\n')
        .map((line) => {
          const unit = JSON.parse(line);
          if (unit.kind === 'trap') group++;
          return { ...unit, group, hand: name.slice(0, -6), language: name.slice(0, 2) };
        });
    });

/** Of the pairs every other one is measured by, and not learned from: a trap and its fair siblings together. */
export const isKeptBack = ({ hand, group }) => hand.endsWith('-15') && group % 2 === 1;

/** The name of a label as the reader knows it: lower case, pronouns by one form. */
export function nameOf(label, language) {
  const plain = plainText(label).replace(/^the /, '');
  return PRONOUNS[language].find(({ forms }) => plain in forms)?.name ?? plain;
}

/** A wording as the reader gives it to the scorers: plain, with the names that the product uses for the sides. */
export function wordingOf({ text, heading, names, language }) {
  const words = (side) => (names?.[side] ? [nameOf(names[side], language)] : []);
  const rename = renamer({ provider: words('provider'), client: words('client') }, language);
  return { plain: rename(plainText(text)), heading: heading === null ? '' : plainText(heading) };
}

/** The words of a mixed wording without the part that hurts. */
export const withoutPart = ({ text, part }) =>
  text
    .replace(part, ' ')
    .replaceAll(/\s+(?=[,;.])/g, '')
    .replaceAll(/\s{2,}|[,;]+(?=[,;.])/g, (run) => (run.startsWith(' ') ? ' ' : ''));
