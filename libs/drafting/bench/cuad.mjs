/* npm run bench:cuad -- dev.jsonl: the scorer that lies beside the project, on the checker as it is now. */
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const adapter = fileURLToPath(new URL('./cuad-adapter.mjs', import.meta.url));
const [contracts, ...options] = process.argv.slice(2);
const scorer = process.env.CUAD_SCORER ?? path.join(root, '../shared/data/cuad/score.mjs');

if (contracts === undefined || !existsSync(scorer)) {
  process.stderr.write(
    'Usage: npm run bench:cuad -- <contracts.jsonl> [--tier 1]\n' +
      `The scorer is expected at ${scorer}; CUAD_SCORER names another place.\n`,
  );
  process.exit(2);
}
/* By its real path: behind a symbolic link the scorer does not take itself for the program that was started. */
const { status } = spawnSync(
  process.execPath,
  [realpathSync(scorer), path.resolve(contracts), '--engine', adapter, ...options],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
