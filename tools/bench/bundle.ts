import path from 'node:path';
import { isBuiltin } from 'node:module';
import { rolldown } from 'rolldown';
import { root } from '#tools/launch/settings.mjs';

/**
 * Bundles a program of a project that only benchmarks run, as its services are bundled: packages stay outside.
 * @param project folder below the root
 * @param source in it
 * @returns the program
 */
export async function bundleBench(project: string, source: string): Promise<string> {
  /* Below the project, so that packages are found as its own program finds them. */
  const file = path.join(root, 'dist', 'bench', `${source.replaceAll('/', '-').replace(/\.ts$/, '')}.mjs`);
  const built = await rolldown({
    cwd: root,
    input: path.join(root, project, source),
    platform: 'node',
    tsconfig: path.join(root, 'tsconfig.base.json'),
    external: (id) =>
      isBuiltin(id) ||
      (!id.startsWith('.') &&
        !path.isAbsolute(id) &&
        !id.startsWith('@pactwright/') &&
        !id.startsWith('@oxc-project/')),
  });
  await built.write({ file, format: 'es', codeSplitting: false });
  await built.close();
  return file;
}
