import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '#tools/launch/say.mjs';
import { root } from '#tools/launch/settings.mjs';
import { shippedPackages } from './packages.mjs';

/**
 * What we read of CycloneDX.
 * @typedef {object} Bom
 * @property {string} bomFormat
 * @property {string} specVersion
 * @property {{ component: { name: string, version: string, type: string, 'bom-ref': string } }} metadata
 * @property {Component[]} components
 * @property {{ ref: string, dependsOn: string[] }[]} dependencies
 */

/**
 * @typedef {object} Component
 * @property {string} bom-ref
 * @property {string} name
 * @property {string} version
 * @property {string} purl
 * @property {{ alg: string, content: string }[]} [hashes]
 */

/**
 * The bill of materials of what is distributed, as npm reads it from the lock file.
 * @param {Pick<import('#tools/launch/children.mjs').Children, 'run'>} children
 * @returns {Promise<Bom>}
 */
export async function billOfMaterials(children) {
  /** @type {string[]} */
  const parts = [];
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
  const bom = distributed(/** @type {Bom} */ (JSON.parse(parts.join(''))));
  // npm takes the name of the folder for that of the product.
  bom.metadata.component.name = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).name;
  return bom;
}

/** @param {Bom} everything */
function distributed(everything) {
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
 * @param {Component} component
 */
export const nameOf = ({ purl }) => decodeURIComponent(purl.replace(/^pkg:npm\//, '').replace(/[?#].*$/, ''));
