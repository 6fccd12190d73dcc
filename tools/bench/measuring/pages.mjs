import path from 'node:path';
import { Problem, say } from '#tools/launch/say.mjs';
import { freshFolder } from '#tools/launch/results.mjs';
import { root } from '#tools/launch/settings.mjs';
import { findOfficeProgram } from '#tools/pdf/find-office.ts';
import { bundleBench } from '../bundle.mjs';

/**
 * How many pages and words contracts have, and the files to look at.
 * @param {import('#tools/launch/children.mjs').Children} children
 */
export async function measurePages(children) {
  const office = findOfficeProgram();
  if (!office) throw new Problem('LibreOffice is not installed.');
  const program = await bundleBench('apps/documents', 'bench/pages.ts');
  const folder = freshFolder('pages');
  const { code, output } = await children.run(process.execPath, [program], {
    env: { ...process.env, FOLDER: folder, OFFICE: office },
  });
  if (code !== 0) throw new Problem(`The pages could not be counted: ${output}`);
  process.stdout.write(output);
  say(`the files are in ${path.relative(root, folder)}`);
}
