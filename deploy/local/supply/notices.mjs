import { licenceOf } from './licences.mjs';
import { noticesOf } from './packages.mjs';

/**
 * The texts of all licences, each once, under the packages that come with it.
 * @param {import('./packages.mjs').Shipped[]} shipped
 */
export function thirdPartyNotices(shipped) {
  /** @type {Map<string, string[]>} */
  const byText = new Map();
  for (const each of shipped) {
    const text = noticesOf(each).join('\n\n') || `Licence: ${licenceOf(each)}`;
    const names = byText.get(text) ?? [];
    names.push(`${each.name} ${each.version}`);
    byText.set(text, names);
  }
  const line = '-'.repeat(80);
  return [...byText].map(([text, names]) => `${line}\n${names.join('\n')}\n${line}\n\n${text}\n`).join('\n');
}
