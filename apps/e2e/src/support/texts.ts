import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '@pactwright/protocol';

export const CATALOGUES = path.resolve(import.meta.dirname, '../../../web/src/shared/i18n/catalogues');

export function catalogueOf(language: Language, namespace: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(CATALOGUES, language, `${namespace}.json`), 'utf8'));
}

/** The interface's own words, read from its catalogues, so that one journey runs in every language. */
export function texts(language: Language, namespace: string): (key: string) => string {
  const catalogue = catalogueOf(language, namespace);
  return (key) => {
    const text = key
      .split('.')
      .reduce<unknown>((node, name) => (node as Record<string, unknown>)?.[name], catalogue);
    if (typeof text !== 'string')
      throw new Error(`the catalogue ${language}/${namespace} has no text ${key}`);
    return text;
  };
}
