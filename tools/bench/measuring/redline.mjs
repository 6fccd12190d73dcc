import { Problem, say } from '#tools/launch/say.mjs';
import { bundleBench } from '../bundle.mjs';
import { countOf, goldenTexts } from './redline-files.mjs';

const FILES = 600;

/** @typedef {import('#tools/launch/children.mjs').Children} Children */

/**
 * Edits written into generated Word files as tracked changes: whether they come to what was asked, and what is refused.
 * @param {Children} children
 * @param {readonly string[]} parts how many files, 600 where nothing is said
 */
export async function measureRedline(children, [count = String(FILES)]) {
  countOf(count, 1);
  const program = await bundleBench('apps/documents', 'bench/redlines.ts');
  const TEXTS = JSON.stringify(goldenTexts());
  say(`${count} files, up to a few minutes ...`);
  const env = { ...process.env, TEXTS, COUNT: count };
  const flags = ['--no-warnings', '--max-old-space-size=256'];
  const { code, output } = await children.run(process.execPath, [...flags, program], { env });
  if (code !== 0) throw new Problem(`The redlines could not be measured: ${output}`);
  const found = JSON.parse(output.slice(output.lastIndexOf('{"files"')));
  process.stdout.write(`
  ${found.traced} of ${found.files} files: every letter of the text where its trace says
  ${found.edits} edits: ${found.changed} changes, ${found.displaced} said beside what cannot be changed, ${found.misplaced} files with more or fewer of these than due
  ${found.refused} files refused, ${found.wrong} wrong, ${found.otherParts} other parts changed
  Hostile files: ${found.hostile.made} made, ${found.hostile.refused} refused, ${found.hostile.crashed} crashed
${found.reasons.map((/** @type {string} */ reason) => `  file ${reason}\n`).join('')}`);
}
