import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Every letter of English and Lithuanian, digits and the signs of our texts; the ranges in theme/fonts.css name the same. */
const LETTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)),
  ...'ąčęėįšųūžĄČĘĖĮŠŲŪŽ',
  ...'ÁÄÅÆÇÉÑÖ×ØÜßàáâäåæçèéêëíñóôö÷øúü',
  ...'\u00a0¡¢£§©«®°±²³¶·¹»¼½¾¿–—‘’“”„•…€™↑↓−',
].join('');

const SERIF = {
  name: 'source-serif-4',
  source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin',
};
const FACES = [{ name: 'inter', source: '@fontsource-variable/inter/files/inter-latin' }, SERIF];

/** The packages part the alphabet at U+0100: the Lithuanian letters are in the second file. */
const PARTS = ['', '-ext'];

const fileOf = (/** @type {string} */ source, /** @type {string} */ part) =>
  require.resolve(`${source}${part}-wght-normal.woff2`);

/**
 * Cuts the faces down to our letters; the results are kept, since the faces change only with their packages.
 * @param {string} folder
 */
export async function cutFaces(folder) {
  mkdirSync(folder, { recursive: true });
  for (const { name, source } of FACES) {
    for (const part of PARTS) {
      await kept(path.join(folder, `${name}${part}.woff2`), fileOf(source, part), (original) =>
        subsetFont(original, LETTERS, {
          targetFormat: 'woff2',
          variationAxes: { wght: { min: 400, max: 700 } },
        }),
      );
    }
  }
}

/**
 * The face of headlines in one weight, as programs outside browsers read it.
 * @param {string} folder
 * @returns {Promise<string[]>} the files
 */
export async function headlineFace(folder) {
  mkdirSync(folder, { recursive: true });
  const { name, source } = SERIF;
  const files = [];
  for (const part of PARTS) {
    const target = path.join(folder, `${name}${part}.ttf`);
    await kept(target, fileOf(source, part), (original) =>
      subsetFont(original, LETTERS, { targetFormat: 'truetype', variationAxes: { wght: 600 } }),
    );
    files.push(target);
  }
  return files;
}

/**
 * @param {string} target
 * @param {string} source
 * @param {(original: Buffer) => Promise<Buffer>} make
 */
async function kept(target, source, make) {
  const original = readFileSync(source);
  const mark = createHash('sha256').update(original).update(LETTERS).update(String(make)).digest('hex');
  if (
    existsSync(target) &&
    existsSync(`${target}.made-of`) &&
    readFileSync(`${target}.made-of`, 'utf8') === mark
  )
    return;
  writeFileSync(target, await make(original));
  writeFileSync(`${target}.made-of`, mark);
}
