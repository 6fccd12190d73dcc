import '#tools/launch/node-version.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '#tools/launch/command.mjs';
import { say } from '#tools/launch/say.mjs';
import { root } from '#tools/launch/settings.mjs';
import { billOfMaterials } from './sbom.mjs';

/* npm run sbom [-- <file>]: a CycloneDX bill of materials of what is distributed. */
await runCommand(
  import.meta.filename,
  async (children) => {
    const file = path.resolve(root, process.argv[2] ?? path.join('dist', 'sbom.cdx.json'));
    const bom = await billOfMaterials(children);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
    say(`${bom.components.length} packages are in ${path.relative(root, file)}`);
    return 0;
  },
  { interrupted: 130 },
);
