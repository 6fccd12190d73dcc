import type { Language, TranslationCoverageResponse, TranslationState } from '@pactwright/protocol';
import { nameOf, type Original } from './originals.js';
import type { Translation } from './translation.entity.js';

/** How far the wizard is translated: each English text beside what there is of it in the language. */
export function coverageOf(
  language: Language,
  originals: readonly Original[],
  translations: readonly Translation[],
): TranslationCoverageResponse['data'] {
  const translationOf = new Map(translations.map((row) => [nameOf(row), row]));
  const texts = originals.map(({ value, ...name }) => ({
    ...name,
    state: stateOf(value, translationOf.get(nameOf(name))),
  }));
  const count = (state: TranslationState): number => texts.filter((text) => text.state === state).length;
  return {
    language,
    total: texts.length,
    translated: count('translated'),
    missing: count('missing'),
    outdated: count('outdated'),
    texts,
  };
}

function stateOf(original: string, translation: Translation | undefined): TranslationState {
  if (!translation) return 'missing';
  const { sourceValue } = translation;
  return sourceValue === null || sourceValue === original ? 'translated' : 'outdated';
}
