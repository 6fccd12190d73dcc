import { plainText } from '../../../brief/plain-text.js';
import type { Language } from '../../../model/document.js';
import { typedLanguage } from '../../../reading/typed-language.js';
import type { Voice } from '../doubt.js';
import { clientSpeaks } from '../voice.js';
import type { Marginals } from './chain.js';
import { partsOf, type Part } from './parts.js';
import { readWith } from './scores.js';
import { spansOf, type Span } from './spans.js';

/** What somebody typed, and what each part of it most likely is. */
export interface Notes {
  readonly text: string;
  readonly parts: readonly Part[];
  readonly voice: Voice;
  readonly spans: readonly Span[];
  readonly marginals: Marginals;
}

/** `language` where the words do not tell theirs; `reader` is another than the one that is written down. */
export function readNotes(text: string, language: Language, reader = readWith): Notes {
  const parts = partsOf(text);
  const voice: Voice = { language: typedLanguage(text) ?? language, isClient: clientSpeaks(plainText(text)) };
  const marginals = reader(parts, voice.language, voice.isClient);
  return { text, parts, voice, marginals, spans: spansOf(parts.length, marginals) };
}
