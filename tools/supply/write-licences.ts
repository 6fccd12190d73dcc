import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatted } from '#tools/launch/formatted.mjs';
import { say } from '#tools/launch/say.mjs';
import { root } from '#tools/launch/settings.mjs';
import { describeLicences, refused } from './licences.ts';
import { thirdPartyNotices } from './notices.ts';
import { shippedPackages } from './packages.ts';

/** npm run licences: writes docs/licences.md, and dist/THIRD-PARTY-NOTICES.txt to go with a built product. */
export default async function writeLicences(): Promise<number> {
  const shipped = shippedPackages();
  const page = path.join(root, 'docs', 'licences.md');
  writeFileSync(page, await formatted(page, describeLicences(shipped)));
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  writeFileSync(path.join(root, 'dist', 'THIRD-PARTY-NOTICES.txt'), thirdPartyNotices(shipped));
  const problems = refused(shipped);
  for (const problem of problems) say(`may not be distributed: ${problem}`);
  say(
    `${shipped.length} packages are counted in docs/licences.md, and named in dist/THIRD-PARTY-NOTICES.txt`,
  );
  return problems.length === 0 ? 0 : 1;
}
