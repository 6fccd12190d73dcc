import { cpSync, existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What only developers or browsers read. Licences go with what they license. */
const UNREAD = /\.(?:[cm]?tsx?|map|md|markdown|flow|(?:iife|umd)\.[cm]?js)$/i;
const LICENCE = /licen[cs]e|notice|copying/i;

/**
 * Copies packages, and what they need in turn, from one node_modules into another as it lies there.
 * @param {readonly string[]} imported
 * @param {string} from folder that holds node_modules
 * @param {string} to
 * @returns {string[]} the packages, by their places
 */
export function copyPackages(imported, from, to) {
  /** @type {Set<string>} */
  const places = new Set();
  /** @param {string} name @param {string} importer @param {boolean} isNeeded */
  const add = (name, importer, isNeeded) => {
    const place = find(name, importer, from);
    if (place === undefined && isNeeded)
      throw new Error(`${name}, which ${importer || 'the service'} needs, is not installed`);
    if (place === undefined || places.has(place)) return;
    places.add(place);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(
      readFileSync(path.join(from, place, 'package.json'), 'utf8'),
    );
    for (const needed of Object.keys(dependencies ?? {})) add(needed, place, !optionalDependencies?.[needed]);
    for (const needed of Object.keys(optionalDependencies ?? {})) add(needed, place, false);
    for (const needed of Object.keys(peerDependencies ?? {}))
      if (!peerDependenciesMeta?.[needed]?.optional) add(needed, place, true);
  };
  for (const name of imported) add(name, '', true);
  for (const place of places) copy(path.join(from, place), path.join(to, place));
  return [...places].sort();
}

/**
 * Where a package is that another one asks for: beside it, or further up.
 * @param {string} name
 * @param {string} importer
 * @param {string} root
 * @returns {string | undefined}
 */
function find(name, importer, root) {
  const place = path.join(importer, 'node_modules', name);
  if (existsSync(path.join(root, place, 'package.json'))) return place;
  if (importer === '') return undefined;
  const above = importer.slice(0, Math.max(0, importer.lastIndexOf('/node_modules/')));
  return find(name, above, root);
}

/**
 * Without the packages inside it, which are copied when something needs them.
 * @param {string} from
 * @param {string} to
 */
function copy(from, to) {
  const nested = path.join(from, 'node_modules');
  cpSync(from, to, {
    recursive: true,
    filter: (file) =>
      file !== nested &&
      (lstatSync(file).isDirectory() || LICENCE.test(path.basename(file)) || !UNREAD.test(file)),
  });
}
