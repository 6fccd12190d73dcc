import path from 'node:path';
import { Problem, say } from '#tools/launch/say.mjs';
import { freshFolder } from '#tools/launch/results.ts';
import { root } from '#tools/launch/settings.mjs';
import { findOfficeProgram } from '#tools/pdf/find-office.ts';
import type { Children } from '#tools/launch/children.mjs';
import { bundleBench } from '../bundle.ts';

/** How many pages and words contracts have, and the files to look at. */
export async function measurePages(children: Children) {
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
