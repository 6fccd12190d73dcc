import type markdown from '*.md';
import i18next from 'i18next';
import type { Language } from '@pactwright/protocol';
import { toLanguage } from '../i18n/use-language.js';

type MarkdownDocument = typeof markdown;

/** The same text in every language, each fetched only when somebody reads it. */
export type LocalisedDocument = Readonly<Record<Language, () => Promise<{ default: MarkdownDocument }>>>;

export interface LoadedDocument extends MarkdownDocument {
  /** The language it is written in. */
  readonly language: Language;
}

/** For the loader of a route, so that the text is there when its page is, and an anchor in the address is found. */
export async function loadDocument(documents: LocalisedDocument): Promise<LoadedDocument> {
  const language = toLanguage(i18next.resolvedLanguage);
  const { default: document } = await documents[language]();
  return { ...document, language };
}
