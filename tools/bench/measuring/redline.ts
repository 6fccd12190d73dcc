import { Problem, say } from '#tools/launch/say.mjs';
import type { Children } from '#tools/launch/children.mjs';
import { bundleBench } from '../bundle.ts';
import { countOf, goldenTexts } from './redline-files.ts';

const FILES = 600;

/**
 * Edits written into generated Word files as tracked changes: whether they come to what was asked, and what is refused.
 * Of as many files as the first word says, or 600.
 */
export async function measureRedline(children: Children, [count = String(FILES)]: readonly string[]) {
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
${found.reasons.map((reason: string) => `  file ${reason}\n`).join('')}`);
}
