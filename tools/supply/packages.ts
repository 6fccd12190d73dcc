import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '#tools/launch/settings.mjs';

/** A package that is distributed: in a bundle of ours, or beside one. */
export interface Shipped {
  name: string;
  version: string;
  /** the licence as its package.json gives it */
  stated: string | undefined;
  /** where it is installed; packages for other systems are not */
  folder: string;
}

/**
 * Everything in the lock file that is not for development alone, each version once. More than what ends up in a bundle:
 * a package that is left out by a bundler is listed all the same.
 * @returns by name and version
 */
export function shippedPackages(lockFile: string = path.join(root, 'package-lock.json')): Shipped[] {
  const entries: Record<
    string,
    { version?: string; license?: string; name?: string; dev?: boolean; link?: boolean }
  > = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const shipped = new Map<string, Shipped>();
  for (const [location, entry] of Object.entries(entries)) {
    const at = location.lastIndexOf('node_modules/');
    if (at === -1 || entry.link || entry.dev || entry.version === undefined) continue;
    const name = entry.name ?? location.slice(at + 'node_modules/'.length);
    const folder = path.join(path.dirname(lockFile), location);
    shipped.set(`${name}@${entry.version}`, { name, version: entry.version, stated: entry.license, folder });
  }
  return [...shipped.values()].sort(
    (a, b) =>
      a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en', { numeric: true }),
  );
}

/** @param folder where a package is installed */
export function packageAt(folder: string): Shipped {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return { name, version, stated: typeof license === 'string' ? license : undefined, folder };
}

/** The texts a package brings to be passed on: its licence and its notices. */
export function noticesOf({ folder }: Shipped): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice)/i.test(entry.name))
    .map((entry) => readFileSync(path.join(folder, entry.name), 'utf8').trim())
    .filter(Boolean);
}
