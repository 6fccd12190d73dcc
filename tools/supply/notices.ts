import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { licenceOf } from './licences.ts';
import { noticesOf, type Shipped } from './packages.ts';
import { data, read } from './policy.ts';

const LINE = '-'.repeat(80);

/**
 * The texts of all licences, each once, under the packages that come with it, and whose data is in our own code.
 */
export function thirdPartyNotices(shipped: Shipped[]) {
  const byText: Map<string, string[]> = new Map(data.map(({ name, notice }) => [notice, [name]]));
  for (const each of shipped) {
    const text = noticesOf(each).join('\n\n') || standardNotice(each);
    const names = byText.get(text) ?? [];
    names.push(`${each.name} ${each.version}`);
    byText.set(text, names);
  }
  return [...byText].map(([text, names]) => `${LINE}\n${names.join('\n')}\n${LINE}\n\n${text}\n`).join('\n');
}

/** For a package that states its licence and brings no text of it. */
function standardNotice(each: Shipped) {
  const licence = licenceOf(each);
  const texts = (licence.match(/[\w.-]+/g) ?? [])
    .map((id) => path.join(import.meta.dirname, 'texts', `${id}.txt`))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8').trim());
  const owner = read[`${each.name}@${each.version}`]?.copyright ?? authorOf(each);
  return [`Licence: ${licence}`, `Copyright (c) ${owner}`, ...texts].join('\n\n');
}

function authorOf({ name, folder }: Shipped): string {
  const file = path.join(folder, 'package.json');
  const { author } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return author?.name ?? author ?? `the authors of ${name}`;
}
