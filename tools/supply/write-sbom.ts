import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { say } from '#tools/launch/say.mjs';
import { root } from '#tools/launch/settings.mjs';
import type { Children } from '#tools/launch/children.mjs';
import { billOfMaterials } from './sbom.ts';

/** npm run sbom [-- <file>]: a CycloneDX bill of materials of what is distributed. */
export default async function writeSbom(children: Children): Promise<number> {
  const file = path.resolve(root, process.argv[2] ?? path.join('dist', 'sbom.cdx.json'));
  const bom = await billOfMaterials(children);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
  say(`${bom.components.length} packages are in ${path.relative(root, file)}`);
  return 0;
}
