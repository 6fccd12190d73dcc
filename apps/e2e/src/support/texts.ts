import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '@pactwright/protocol';

export const CATALOGUES = path.resolve(import.meta.dirname, '../../../web/src/shared/i18n/catalogues');

/** The interface's own words, read from its catalogues, so that one journey runs in every language. */
export function texts(language: Language, namespace: string): (key: string) => string {
  const file = path.join(CATALOGUES, language, `${namespace}.json`);
  const catalogue: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  return (key) => {
    const text = key
      .split('.')
      .reduce<unknown>((node, name) => (node as Record<string, unknown>)?.[name], catalogue);
    if (typeof text !== 'string') throw new Error(`${file} has no text ${key}`);
    return text;
  };
}
