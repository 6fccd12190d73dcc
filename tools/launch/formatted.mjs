import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { root } from './settings.mjs';

/**
 * A text as `npm run format` would leave it in the file.
 * @param {string} file
 * @param {string} text
 */
export async function formatted(file, text) {
  const { $schema, ignorePatterns, ...options } = JSON.parse(
    readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8'),
  );
  const { code, errors } = await format(file, text, options);
  const [error] = errors;
  if (error) throw new Error(`${file} cannot be formatted: ${error.message}`);
  return code;
}
