/* npm run bench:checker -- dev.jsonl: the scorer that lies beside the project, on the checker as it is now. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const adapter = fileURLToPath(new URL('./cuad-adapter.mjs', import.meta.url));
const [contracts, ...options] = process.argv.slice(2);
const scorer = process.env.CUAD_SCORER ?? path.join(root, '../shared/data/cuad/score.mjs');

if (contracts === undefined || !existsSync(scorer)) {
  process.stderr.write(
    'Usage: npm run bench:checker -- <contracts.jsonl> [--tier 1]\n' +
      `The scorer is expected at ${scorer}; CUAD_SCORER names another place.\n`,
  );
  process.exit(2);
}
const { status } = spawnSync(
  process.execPath,
  [scorer, path.resolve(contracts), '--engine', adapter, ...options],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
