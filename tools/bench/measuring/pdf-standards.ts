import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '#tools/launch/apt.mjs';
import { freshFolder } from '#tools/launch/results.ts';
import { Problem, say } from '#tools/launch/say.mjs';
import { root } from '#tools/launch/settings.mjs';
import { findOfficeProgram } from '#tools/pdf/find-office.ts';
import type { Children } from '#tools/launch/children.mjs';
import { bundleBench } from '../bundle.ts';

/* The reference validator of PDF/A and PDF/UA, from Maven Central: fetched when it is asked for, and no package of the project. */
const VALIDATOR = path.join(root, 'tools', 'bench', 'measuring', 'verapdf');

/**
 * Whether contracts are the PDF/A-2b and PDF/UA-1 that they say they are, as LibreOffice makes them and as people get them.
 */
export async function measurePdfStandards(children: Children) {
  const [office, maven, java] = [findOfficeProgram(), findProgram('mvn'), findProgram('java')];
  if (!office) throw new Problem('LibreOffice is not installed.');
  if (!maven || !java) throw new Problem('Maven and a JDK of version 17 or newer are needed.');
  const folder = freshFolder('pdf-standards');
  const program = await bundleBench('apps/documents', 'bench/standards.ts');
  const written = await children.run(process.execPath, [program], {
    env: { ...process.env, FOLDER: folder, OFFICE: office },
  });
  if (written.code !== 0) throw new Problem(`The files could not be written: ${written.output}`);
  say('Maven brings veraPDF ...');
  const packages = path.join(folder, 'packages');
  const brought = await children.run(maven, [
    '-q',
    '-B',
    '-f',
    path.join(VALIDATOR, 'pom.xml'),
    'dependency:copy-dependencies',
    `-DoutputDirectory=${packages}`,
  ]);
  if (brought.code !== 0) throw new Problem(`veraPDF could not be fetched: ${brought.output}`);
  const files = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
  const { code, output } = await children.run(
    java,
    [
      '-cp',
      path.join(packages, '*'),
      path.join(VALIDATOR, 'Validate.java'),
      ...files.map((name) => path.join(folder, name)),
    ],
    /* It tells of each page that it reads on the other output. */
    { env: { ...process.env, JAVA_TOOL_OPTIONS: '-Djava.util.logging.config.file=/dev/null' } },
  );
  if (code !== 0) throw new Problem(`veraPDF could not be run: ${output}`);
  const lines = output.split('\n').filter((line) => line.startsWith(folder));
  const finished = lines.filter((line) => line.includes('.finished.pdf '));
  const right = (some: string[]) => some.filter((line) => line.endsWith(' right')).length;
  process.stdout.write(`
  as LibreOffice makes them: ${right(lines) - right(finished)} of ${lines.length - finished.length} right (each asked for PDF/A-2b and for PDF/UA-1)
  as people get them:        ${right(finished)} of ${finished.length}
${finished
  .filter((line) => !line.endsWith(' right'))
  .map((line) => `  ${line}\n`)
  .join('')}`);
  if (right(finished) !== finished.length) throw new Problem('Not every file is what it says it is.');
}
