import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Problem, say } from '#tools/launch/say.mjs';
import { root } from '#tools/launch/settings.mjs';
import type { Children } from '#tools/launch/children.mjs';
import { bundleBench } from '../bundle.ts';

const golden = path.join(root, 'libs', 'drafting', 'golden');

interface Made {
  seed: number;
  edits: number;
  intended: string;
  refused?: string;
}

/** The contracts that generated Word files are made of. */
export const goldenTexts = () =>
  readdirSync(golden)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => path.join(golden, name));

/** Contracts of strangers that ask much of whoever works, by language. */
export function oneSidedTexts(): Record<'en' | 'lt', string[]> {
  const corpus = path.join(root, 'libs', 'drafting', 'corpus', 'contracts', 'to-learn');
  const all = readdirSync(corpus, { recursive: true, encoding: 'utf8' }).sort();
  const of = (language: string) =>
    all.filter((name) => new RegExp(String.raw`^m\d+/${language}\d+\.txt$`).test(name));
  const paths = (language: string) => of(language).map((name) => path.join(corpus, name));
  return { en: paths('en'), lt: paths('lt') };
}

export function countOf(given: string, least: number) {
  if (!/^[1-9]\d{0,4}$/.test(given) || Number(given) < least)
    throw new Problem(`"${given}" is no number of files from ${least} on.`);
  return Number(given);
}

/**
 * Has redlined files made into a folder.
 * @param isCompared the edits are found by comparing two texts
 * @returns those that were not refused
 */
export async function makeRedlines(
  children: Children,
  folder: string,
  count: number,
  isCompared = false,
): Promise<Made[]> {
  const program = await bundleBench('apps/documents', 'bench/redline-files.ts');
  const env = {
    ...process.env,
    ...{ TEXTS: JSON.stringify(goldenTexts()), COUNT: String(count), FOLDER: folder },
    ...(isCompared && { COMPARED: '1' }),
  };
  const { code, output } = await children.run(process.execPath, ['--no-warnings', program], { env });
  if (code !== 0) throw new Problem(`The files could not be made: ${output}`);
  const all = JSON.parse(readFileSync(path.join(folder, 'files.json'), 'utf8')) as Made[];
  const made = all.filter(({ refused }) => refused === undefined);
  say(`${made.length} of ${count} files made, ${count - made.length} refused ...`);
  return made;
}
