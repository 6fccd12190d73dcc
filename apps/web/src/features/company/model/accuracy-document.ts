import type { LocalisedDocument } from '../../../shared/prose/localised-document.js';

export const accuracyDocument: LocalisedDocument = {
  en: () => import('../texts/accuracy.en.md'),
  lt: () => import('../texts/accuracy.lt.md'),
};
