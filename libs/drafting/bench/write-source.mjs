import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';

const CONFIG = new URL('../../../.oxfmtrc.json', import.meta.url);

/** Writes a source that was learned, formatted as `npm run format` would leave it. */
export async function writeSource(file, source) {
  const { $schema, ignorePatterns, ...options } = JSON.parse(readFileSync(CONFIG, 'utf8'));
  const { code, errors } = await format(file, source, options);
  const [error] = errors;
  if (error) throw new Error(`${file} cannot be formatted: ${error.message}`);
  writeFileSync(file, code);
}
