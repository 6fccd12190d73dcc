import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '#tools/launch/say.mjs';
import { root } from '#tools/launch/settings.mjs';
import type { Children } from '#tools/launch/children.mjs';
import { shippedPackages } from './packages.ts';

/** What we read of CycloneDX. */
export interface Bom {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { name: string; version: string; type: string; 'bom-ref': string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  hashes?: { alg: string; content: string }[];
}

/** The bill of materials of what is distributed, as npm reads it from the lock file. */
export async function billOfMaterials(children: Pick<Children, 'run'>): Promise<Bom> {
  const parts: string[] = [];
  // Asked to omit what is for development, npm also leaves out what both sides need, React among them.
  const { code, output } = await children.run(
    'npm',
    [
      'sbom',
      '--sbom-format=cyclonedx',
      '--sbom-type=application',
      '--package-lock-only',
      '--loglevel=silent',
    ],
    { cwd: root, onOutput: (text) => parts.push(text) },
  );
  if (code !== 0) throw new Problem(`npm could not make the bill of materials: ${output.trim()}`);
  const bom = distributed(JSON.parse(parts.join('')) as Bom);
  // npm takes the name of the folder for that of the product.
  bom.metadata.component.name = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).name;
  return bom;
}

function distributed(everything: Bom) {
  const shipped = new Set(shippedPackages().map(({ name, version }) => `${name}@${version}`));
  const components = everything.components.filter((each) => shipped.has(nameOf(each)));
  const refs = new Set([
    everything.metadata.component['bom-ref'],
    ...components.map((each) => each['bom-ref']),
  ]);
  const dependencies = everything.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }));
  return { ...everything, components, dependencies };
}

/**
 * Name and version by the address of the package: one that is installed under another name is listed under that.
 */
export const nameOf = ({ purl }: Component) =>
  decodeURIComponent(purl.replace(/^pkg:npm\//, '').replace(/[?#].*$/, ''));
